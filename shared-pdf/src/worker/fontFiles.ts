import { checkedFile } from 'shared-auth/worker';

/** The fonts, as files of the release of whatever module is built with this. They come when somebody asks for a PDF, and not before. */
export function fontFiles() {
  return {
    regular: checkedFile(
      new URL('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf', import.meta.url),
    ),
    bold: checkedFile(new URL('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf', import.meta.url)),
    italic: checkedFile(
      new URL(
        '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
        import.meta.url,
      ),
    ),
  };
}
