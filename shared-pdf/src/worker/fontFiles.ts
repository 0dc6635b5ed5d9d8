import { checkedFile, type CheckedFile } from 'shared-client/worker';
import type { FontCuts, FontName } from '../document/pdfFonts.ts';

/**
 * The fonts, as files of the release of whatever module is built with this. They come when somebody asks for a PDF that has letters of theirs, and
 * not before.
 */
export function fontFiles(): Readonly<Record<FontName, FontCuts<CheckedFile>>> {
  return {
    latin: {
      regular: checkedFile(
        new URL('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf', import.meta.url),
      ),
      bold: checkedFile(
        new URL('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf', import.meta.url),
      ),
      italic: checkedFile(
        new URL(
          '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
          import.meta.url,
        ),
      ),
    },
    // The packages below export nothing but the names of their files.
    arabic: {
      regular: checkedFile(
        new URL(
          '../../node_modules/@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
          import.meta.url,
        ),
      ),
      bold: checkedFile(
        new URL('../../node_modules/@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf', import.meta.url),
      ),
    },
    hebrew: {
      regular: checkedFile(
        new URL(
          '../../node_modules/@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
          import.meta.url,
        ),
      ),
      bold: checkedFile(
        new URL('../../node_modules/@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Bold.ttf', import.meta.url),
      ),
    },
    han: {
      regular: checkedFile(
        new URL('../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf', import.meta.url),
      ),
    },
    hangul: {
      regular: checkedFile(
        new URL('../../node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf', import.meta.url),
      ),
    },
  };
}
