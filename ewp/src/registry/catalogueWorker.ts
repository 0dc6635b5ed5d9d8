import { parentPort, workerData } from 'node:worker_threads';
import { piecesOfCatalogue } from './cataloguePieces.ts';

// Whoever starts the thread lends it this and nothing else.
const bytes = workerData as Uint8Array<ArrayBuffer>;
const pieces = piecesOfCatalogue(bytes);
const waiting = pieces?.values();
// The next piece is handed over whenever one is asked for: all of them at once would hold up whoever takes them.
parentPort?.on('message', () => {
  const piece = waiting?.next().value;
  if (piece === undefined) parentPort?.postMessage({ isValid: pieces !== null, bytes }, [bytes.buffer]);
  else parentPort?.postMessage(piece);
});
