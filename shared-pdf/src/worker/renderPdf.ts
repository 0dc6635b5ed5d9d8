import { pdf, type DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readChecked, type CheckedFile } from 'shared-client/worker';
import { legible } from '../document/legible.ts';
import { neededFonts } from '../document/neededFonts.ts';
import { loadFonts, registerFonts } from '../document/pdfFonts.ts';
import type { PdfRequest } from './pdfMessages.ts';

/** Turns what a document says into the document of the PDF library. */
export type PdfDocument<Input> = (input: Input) => ReactElement<DocumentProps>;

/** Reads the fonts and draws a document. Blocks its thread for as long as that takes: for workers. */
export async function renderPdf<Input>(
  document: PdfDocument<Input>,
  { input, fonts }: PdfRequest<Input>,
): Promise<Blob> {
  registerFonts(await neededFonts(input, fonts, readFont));
  // Called, not wrapped: the library wants the document itself.
  return pdf(document(legible(input, await loadFonts()))).toBlob();
}

/** Reads a font and checks it like every other file of the release; the library would take whatever comes. */
async function readFont(font: CheckedFile): Promise<string> {
  return toDataAddress(new Blob([await readChecked(font)]));
}

function toDataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('A font could not be read'));
    reader.readAsDataURL(content);
  });
}
