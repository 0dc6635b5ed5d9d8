import { drawPdf } from 'shared-pdf/node';
import { AgreementDocument } from '../../src/features/agreementPdf/document/AgreementDocument.tsx';
import type { AgreementPdfInput } from '../../src/features/agreementPdf/model/agreementPdfInput.ts';
import { buildAgreement } from '../../src/features/agreementPdf/testing/buildAgreement.ts';

/** Makes the PDF of an agreement as the worker does, with the fonts from the disk. */
export function renderAgreement(changes: Partial<AgreementPdfInput> = {}): Promise<Uint8Array> {
  const input: AgreementPdfInput = {
    agreement: buildAgreement(),
    factsheets: [],
    tag: 'en',
    madeAt: '2026-11-21T20:05:09.000Z',
    ...changes,
  };
  return drawPdf(AgreementDocument, input);
}
