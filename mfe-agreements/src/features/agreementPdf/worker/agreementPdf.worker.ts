import type { PdfReply, PdfRequest } from './pdfMessages.ts';
import { renderPdf } from './renderPdf.ts';

// One request is all that a worker ever gets: it is started for a document, and ended after it.
self.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  renderPdf(data).then(
    (made) => reply({ made }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});

function reply(message: PdfReply): void {
  self.postMessage(message);
}
