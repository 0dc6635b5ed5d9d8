import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { piecesOfCatalogue } from './cataloguePieces.ts';

const bytes = z.instanceof(Uint8Array<ArrayBuffer>).parse(workerData);
const pieces = piecesOfCatalogue(bytes);
const waiting = pieces?.values();
// The next piece is handed over whenever one is asked for: all of them at once would hold up whoever takes them.
parentPort?.on('message', () => {
  const piece = waiting?.next().value;
  if (piece === undefined) parentPort?.postMessage({ isValid: pieces !== null, bytes }, [bytes.buffer]);
  else parentPort?.postMessage(piece);
});
