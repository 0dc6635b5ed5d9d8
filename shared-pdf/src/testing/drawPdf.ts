import { renderToBuffer } from '@react-pdf/renderer';
import { legible } from '../document/legible.ts';
import { neededFonts } from '../document/neededFonts.ts';
import { loadFonts, registerFonts } from '../document/pdfFonts.ts';
import type { PdfDocument } from '../worker/renderPdf.ts';

/** Draws a document as the worker does, with the fonts from the disk; gives the bytes of the PDF. */
export async function drawPdf<Input>(document: PdfDocument<Input>, input: Input): Promise<Uint8Array> {
  registerFonts(await neededFonts(input, FONTS, (file) => Promise.resolve(file)));
  const content: unknown = await renderToBuffer(document(legible(input, await loadFonts())));
  if (!ArrayBuffer.isView(content)) throw new Error('The library gave no bytes');
  return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
}

const FONTS = {
  latin: { regular: latin('400Regular'), bold: latin('700Bold'), italic: latin('400Regular_Italic') },
  arabic: {
    regular: other('fonts-arabic', 'NotoNaskhArabic-Regular.ttf'),
    bold: other('fonts-arabic', 'NotoNaskhArabic-Bold.ttf'),
  },
  hebrew: {
    regular: other('fonts-hebrew', 'NotoSansHebrew-Regular.ttf'),
    bold: other('fonts-hebrew', 'NotoSansHebrew-Bold.ttf'),
  },
  han: { regular: other('fonts-sc', 'NotoSansHans-Regular.otf') },
  hangul: { regular: other('fonts-kr', 'NotoSansKR-Regular.otf') },
};

function latin(cut: string): string {
  return pathOf(import.meta.resolve(`@expo-google-fonts/noto-sans/${cut}/NotoSans_${cut}.ttf`));
}

function other(name: string, file: string): string {
  return pathOf(new URL(`../../node_modules/@embedpdf/${name}/fonts/${file}`, import.meta.url).href);
}

function pathOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname);
}
