import { workerFailure } from 'shared-client/worker';
import type { PdfReply, PdfRequest } from './pdfMessages.ts';
import { renderPdf, type PdfDocument } from './renderPdf.ts';

/** Answers the page with the document; one request is all that a worker ever gets: it is started for a document, and ended after it. */
export function servePdf<Input>(document: PdfDocument<Input>): void {
  self.addEventListener('message', ({ data }: MessageEvent<PdfRequest<Input>>) => {
    renderPdf(document, data).then(
      (made) => reply({ made }),
      (error: unknown) => reply(workerFailure(error)),
    );
  });
}

function reply(message: PdfReply): void {
  self.postMessage(message);
}
