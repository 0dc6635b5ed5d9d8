import type { CheckedFile } from './pdfMessages.ts';

/** The worker and what it reads, as files of this module's release. They come when somebody asks for a PDF, and not before. */
export function pdfFiles() {
  return {
    worker: checked(new URL('./agreementPdf.worker.ts', import.meta.url)),
    fonts: {
      regular: checked(
        new URL('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf', import.meta.url),
      ),
      bold: checked(new URL('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf', import.meta.url)),
      italic: checked(
        new URL(
          '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
          import.meta.url,
        ),
      ),
    },
  };
}

/** Looks a file's hash up in the table that the shell fills from the release before it loads a module. */
function checked({ href }: URL): CheckedFile {
  const table: unknown = Reflect.get(globalThis, 'portalIntegrity');
  const integrity: unknown =
    typeof table === 'object' && table !== null ? Reflect.get(table, href) : undefined;
  return { address: href, integrity: typeof integrity === 'string' ? integrity : '' };
}
