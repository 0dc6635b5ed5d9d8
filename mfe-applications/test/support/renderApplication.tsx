import { renderToBuffer } from '@react-pdf/renderer';
import { fontGlyphs, legible, registerFonts } from 'shared-pdf/document';
import { ApplicationDocument } from '../../src/features/applicationPdf/document/ApplicationDocument.tsx';
import type { ApplicationPdfInput } from '../../src/features/applicationPdf/model/applicationPdfInput.ts';
import { buildApplicationItem } from '../../src/features/applicationPdf/testing/buildApplicationItem.ts';

const font = (cut: string) =>
  decodeURIComponent(
    new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${cut}/NotoSans_${cut}.ttf`)).pathname,
  );
const FONTS = { regular: font('400Regular'), bold: font('700Bold'), italic: font('400Regular_Italic') };

/** Makes the PDF of an application as the worker does, with the fonts from the disk. */
export async function renderApplication(changes: Partial<ApplicationPdfInput> = {}): Promise<Uint8Array> {
  const input: ApplicationPdfInput = {
    application: buildApplicationItem(),
    fileNames: { europassCv: "O'Neill βιογραφικό.pdf" },
    tag: 'en',
    madeAt: '2026-11-21T20:05:09.000Z',
    ...changes,
  };
  registerFonts(FONTS);
  const shown = legible(input, await fontGlyphs());
  const content: unknown = await renderToBuffer(<ApplicationDocument {...shown} />);
  if (!ArrayBuffer.isView(content)) throw new Error('The library gave no bytes');
  return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
}
