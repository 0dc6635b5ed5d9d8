import { makePdf } from 'shared-pdf/page';
import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';

/** Makes the document of an agreement in its worker; rejects as `makePdf` does. */
export function makeAgreementPdf(input: AgreementPdfInput, signal: AbortSignal): Promise<Blob> {
  return makePdf(new URL('./agreementPdf.worker.ts', import.meta.url), input, {
    name: 'agreementPdf',
    signal,
  });
}
