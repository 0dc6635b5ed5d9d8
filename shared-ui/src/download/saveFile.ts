/** The browser reads the file after the click has returned; only then may its address go, in milliseconds. */
const KEPT_FOR_MS = 30_000;

/** Hands a file to the person, as their browser does with downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
