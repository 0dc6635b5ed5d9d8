import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';
import { pdfFiles } from './pdfFiles.ts';
import type { CheckedFile, PdfReply, PdfRequest } from './pdfMessages.ts';

/** Longest time from the request to the document, the coming of the worker's files included, in milliseconds. */
export const PDF_LIMIT_MS = 60_000;

/**
 * Makes the document in a worker, so that the page goes on answering meanwhile.
 *
 * Rejects with the signal's reason when it is given up, and with an Error when worker or fonts do not come, are not what was
 * released, fail, or take longer than {@link PDF_LIMIT_MS}. The worker ends in every case.
 */
export async function makePdf(input: AgreementPdfInput, signal: AbortSignal): Promise<Blob> {
  const { worker: file, fonts } = pdfFiles();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PDF_LIMIT_MS)]);
  await requireIntact(file, limit);
  limit.throwIfAborted();
  const worker = new Worker(file.address, { name: 'agreementPdf' });
  try {
    return await answerOf(worker, { input, fonts }, limit);
  } finally {
    worker.terminate();
  }
}

/** A worker is started without a check of its hash: so its file is read and checked just before, and then comes from the memory. */
async function requireIntact({ address, integrity }: CheckedFile, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { integrity, signal });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  await answer.arrayBuffer();
}

function answerOf(worker: Worker, request: PdfRequest, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(asError(signal.reason)), { once: true });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker did not start')),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<PdfReply>) => {
      if ('made' in data) resolve(data.made);
      else reject(new Error(data.failure));
    });
    worker.postMessage(request);
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
