import { drawPdf } from 'shared-pdf/node';
import { ApplicationDocument } from './document/ApplicationDocument.tsx';
import type { ApplicationPdfInput } from './model/applicationPdfInput.ts';

/** Draws the PDF of an application where there is no browser: the build compiles this for the server, which sends it by mail. */
export function draw(input: ApplicationPdfInput): Promise<Uint8Array> {
  return drawPdf(ApplicationDocument, input);
}
