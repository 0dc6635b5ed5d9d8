/** Pixels of a slide across; what is drawn smaller is enlarged to it, so that letters are sharp. */
const WIDTH = 1920;
/** Longest side that every browser draws, in pixels. */
const MOST = 16_000;

/** Draws an SVG as a PNG. Rejects where the browser cannot. */
export async function toPng(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const scale = Math.min(WIDTH / width, MOST / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)),
      'image/png',
    ),
  );
}

/** Waits for the picture's arrival: a browser that has much to do may put off for long what `decode` waits for. */
function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot read the picture'));
    image.src = address;
  });
}
