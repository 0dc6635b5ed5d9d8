import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Catalogue } from '../documents/catalogue.ts';
import { scriptBeside } from '../scriptBeside.ts';
import { catalogueOf, type CataloguePiece } from './cataloguePieces.ts';

/** What the worker says: a piece, or that there are no more, whether it was a valid catalogue, and gives the document back. */
type Said = CataloguePiece | { readonly isValid: boolean; readonly bytes: Uint8Array<ArrayBuffer> };

/** - catalogue: null for what is no valid catalogue */
export type ReadCatalogue = { readonly catalogue: Catalogue | null; readonly bytes: Uint8Array<ArrayBuffer> };

const TIME_LIMIT_MS = 120_000;

/**
 * Reads a catalogue in a thread of its own, which takes its memory with it when it is done: some tens of megabytes would hold up the whole server
 * for seconds.
 *
 * - bytes: the document, UTF-8; they are lent to the thread, and come back with the result in an array of their own
 *
 * Throws when the thread fails, or is not done after two minutes.
 */
export async function readCatalogue(bytes: Uint8Array<ArrayBuffer>): Promise<ReadCatalogue> {
  // Short buffers of Node lie in memory that others share, which cannot be lent.
  const lent = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  const worker = new Worker(scriptBeside('catalogueWorker', import.meta.url), {
    workerData: lent,
    transferList: [lent.buffer],
  });
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const pieces: CataloguePiece[] = [];
    for (;;) {
      worker.postMessage('next');
      const [said] = (await once(worker, 'message', { signal })) as [Said]; // The worker says nothing else.
      if ('isValid' in said)
        return { catalogue: said.isValid ? catalogueOf(pieces) : null, bytes: said.bytes };
      pieces.push(said);
    }
  } finally {
    await worker.terminate();
  }
}
