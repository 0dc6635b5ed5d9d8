import { askWorker } from 'shared-auth/worker';
import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';
import { pdfFiles } from './pdfFiles.ts';
import type { PdfRequest } from './pdfMessages.ts';

/** Longest time from the request to the document, the coming of the worker's files included, in milliseconds. */
export const PDF_LIMIT_MS = 60_000;

/**
 * Makes the document in a worker, so that the page goes on answering meanwhile.
 *
 * Rejects as {@link askWorker} does, and when a font does not come or is not what was released.
 */
export async function makePdf(input: AgreementPdfInput, signal: AbortSignal): Promise<Blob> {
  const { worker, fonts } = pdfFiles();
  const request: PdfRequest = { input, fonts };
  return askWorker<Blob>(worker, request, { name: 'agreementPdf', signal, limitMs: PDF_LIMIT_MS });
}
