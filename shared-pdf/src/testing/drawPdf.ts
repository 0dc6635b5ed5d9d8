import { renderToBuffer } from '@react-pdf/renderer';
import { legible } from '../document/legible.ts';
import { fontGlyphs, registerFonts } from '../document/pdfFonts.ts';
import type { PdfDocument } from '../worker/renderPdf.ts';

/** Draws a document as the worker does, with the fonts from the disk; gives the bytes of the PDF. */
export async function drawPdf<Input>(document: PdfDocument<Input>, input: Input): Promise<Uint8Array> {
  registerFonts({
    regular: fontFile('400Regular'),
    bold: fontFile('700Bold'),
    italic: fontFile('400Regular_Italic'),
  });
  const content: unknown = await renderToBuffer(document(legible(input, await fontGlyphs())));
  if (!ArrayBuffer.isView(content)) throw new Error('The library gave no bytes');
  return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
}

function fontFile(cut: string): string {
  return decodeURIComponent(
    new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${cut}/NotoSans_${cut}.ttf`)).pathname,
  );
}
