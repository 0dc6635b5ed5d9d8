import { askWorker, checkedFile } from 'shared-client/worker';
import { fontFiles } from './fontFiles.ts';
import type { PdfRequest } from './pdfMessages.ts';

/** Longest time from the request to the document, the coming of the worker's files included, in milliseconds. */
const PDF_LIMIT_MS = 120_000;

/**
 * Makes a document in a worker, so that the page goes on answering meanwhile.
 *
 * - input: what the worker's document says, as plain data
 * - worker: `new URL('./some.worker.ts', import.meta.url)`, whose worker serves with `servePdf`; name: for the browser's tools
 *
 * Rejects as `askWorker` does, and when a font does not come or is not what was released.
 */
export async function makePdf(
  worker: URL,
  input: unknown,
  { name, signal }: { readonly name: string; readonly signal: AbortSignal },
): Promise<Blob> {
  const request: PdfRequest<unknown> = { input, fonts: fontFiles() };
  return askWorker<Blob>(checkedFile(worker), request, { name, signal, limitMs: PDF_LIMIT_MS });
}
