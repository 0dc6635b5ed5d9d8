import { renderToBuffer } from '@react-pdf/renderer';
import { fontGlyphs, legible, registerFonts } from 'shared-pdf/document';
import { AgreementDocument } from '../../src/features/agreementPdf/document/AgreementDocument.tsx';
import type { AgreementPdfInput } from '../../src/features/agreementPdf/model/agreementPdfInput.ts';
import { buildAgreement } from '../../src/features/agreementPdf/testing/buildAgreement.ts';

const font = (cut: string) =>
  decodeURIComponent(
    new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${cut}/NotoSans_${cut}.ttf`)).pathname,
  );
const FONTS = { regular: font('400Regular'), bold: font('700Bold'), italic: font('400Regular_Italic') };

/** Makes the PDF of an agreement as the worker does, with the fonts from the disk. */
export async function renderAgreement(changes: Partial<AgreementPdfInput> = {}): Promise<Uint8Array> {
  const input: AgreementPdfInput = {
    agreement: buildAgreement(),
    factsheets: [],
    tag: 'en',
    madeAt: '2026-11-21T20:05:09.000Z',
    ...changes,
  };
  registerFonts(FONTS);
  const shown = legible(input, await fontGlyphs());
  const content: unknown = await renderToBuffer(<AgreementDocument {...shown} />);
  if (!ArrayBuffer.isView(content)) throw new Error('The library gave no bytes');
  return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
}
