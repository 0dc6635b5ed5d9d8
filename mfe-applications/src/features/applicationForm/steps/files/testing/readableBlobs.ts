/** Lets files of a test be read as those of a browser are: the test document's own cannot. */
export function makeBlobsReadable(): void {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise<ArrayBuffer>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
      reader.readAsArrayBuffer(this);
    });
  };
}
