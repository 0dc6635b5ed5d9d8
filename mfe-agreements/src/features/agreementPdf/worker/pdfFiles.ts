import { checkedFile } from 'shared-auth/worker';

/** The worker and what it reads, as files of this module's release. They come when somebody asks for a PDF, and not before. */
export function pdfFiles() {
  return {
    worker: checkedFile(new URL('./agreementPdf.worker.ts', import.meta.url)),
    fonts: {
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
  };
}
