import { drawPdf } from 'shared-pdf/node';
import { ApplicationDocument } from '../../src/features/applicationPdf/document/ApplicationDocument.tsx';
import type { ApplicationPdfInput } from '../../src/features/applicationPdf/model/applicationPdfInput.ts';
import { buildApplicationItem } from '../../src/features/applicationPdf/testing/buildApplicationItem.ts';

/** Makes the PDF of an application as the worker does, with the fonts from the disk. */
export function renderApplication(changes: Partial<ApplicationPdfInput> = {}): Promise<Uint8Array> {
  const input: ApplicationPdfInput = {
    application: buildApplicationItem(),
    fileNames: { europassCv: "O'Neill βιογραφικό.pdf" },
    tag: 'en',
    madeAt: '2026-11-21T20:05:09.000Z',
    ...changes,
  };
  return drawPdf(ApplicationDocument, input);
}
