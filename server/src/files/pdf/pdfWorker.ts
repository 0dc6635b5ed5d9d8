import { parentPort } from 'node:worker_threads';
import { marksOf } from './marksOf.ts';
import { opensAsPdf } from './opensAsPdf.ts';
import type { PdfVerdict } from './pdfVerdict.ts';
import { searchedTexts } from './searchedTexts.ts';

// One file at a time: whoever sends the next one has the verdict of the last.
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  judge(bytes).then(
    (verdict) => parentPort?.postMessage(verdict),
    () => parentPort?.postMessage({ refusal: 'unreadable-pdf' } satisfies PdfVerdict),
  );
});
parentPort?.postMessage('ready');

async function judge(bytes: Uint8Array<ArrayBuffer>): Promise<PdfVerdict> {
  const texts = searchedTexts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (texts === undefined) return { refusal: 'pdf-too-heavy' };
  const marks = marksOf(texts);
  return (await opensAsPdf(bytes)) ? { marks } : { refusal: 'unreadable-pdf' };
}
