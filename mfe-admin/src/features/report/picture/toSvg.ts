import type { Colours } from './colours.ts';
import type { Picture, Shape } from './picture.ts';

/** Letters that computers have; the first ones are those of the documents. */
const FONT = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

/** Writes a picture as a file of its own: an SVG with its colours, on white. */
export function toSvg({ width, height, title, shapes }: Picture, colours: Colours): string {
  const drawn = shapes.map((shape) => element(shape, colours)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="${FONT}">
<title id="title">${escaped(title)}</title>
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
${drawn}
</svg>
`;
}

function element(shape: Shape, colours: Colours): string {
  const fill = colours[shape.fill];
  if (shape.kind === 'text') {
    const { x, y, text, size, isBold = false, anchor = 'start' } = shape;
    return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${isBold ? ' font-weight="700"' : ''}${anchor === 'end' ? ' text-anchor="end"' : ''}>${escaped(text)}</text>`;
  }
  const { x, y, width, height, edge } = shape;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${edge === undefined ? '' : ` stroke="${colours[edge]}"`}/>`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** What XML forbids goes, and its own marks are written as such. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- these are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
