import { renderToBuffer } from '@react-pdf/renderer';
import { legible } from '../document/legible.ts';
import { neededFonts } from '../document/neededFonts.ts';
import { loadFonts, registerFonts } from '../document/pdfFonts.ts';
import type { PdfDocument } from '../worker/renderPdf.ts';

/** Draws a document as the worker does, with the fonts from the disk; gives the bytes of the PDF. Blocks its thread for as long as that takes. */
export async function drawPdf<Input>(document: PdfDocument<Input>, input: Input): Promise<Uint8Array> {
  registerFonts(await neededFonts(input, FONTS, (file) => Promise.resolve(file)));
  const content: unknown = await renderToBuffer(document(legible(input, await loadFonts())));
  if (!ArrayBuffer.isView(content)) throw new Error('The library gave no bytes');
  return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
}

// Paths from here, as a bundler follows them too.
const FONTS = {
  latin: {
    regular: pathOf(
      new URL(
        '../../node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
        import.meta.url,
      ),
    ),
    bold: pathOf(
      new URL(
        '../../node_modules/@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
        import.meta.url,
      ),
    ),
    italic: pathOf(
      new URL(
        '../../node_modules/@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
        import.meta.url,
      ),
    ),
  },
  arabic: {
    regular: pathOf(
      new URL('../../node_modules/@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf', import.meta.url),
    ),
    bold: pathOf(
      new URL('../../node_modules/@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf', import.meta.url),
    ),
  },
  hebrew: {
    regular: pathOf(
      new URL('../../node_modules/@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf', import.meta.url),
    ),
    bold: pathOf(
      new URL('../../node_modules/@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Bold.ttf', import.meta.url),
    ),
  },
  han: {
    regular: pathOf(
      new URL('../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf', import.meta.url),
    ),
  },
  hangul: {
    regular: pathOf(
      new URL('../../node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf', import.meta.url),
    ),
  },
};

function pathOf({ pathname }: URL): string {
  return decodeURIComponent(pathname);
}
