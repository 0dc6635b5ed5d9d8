import { parentPort } from 'node:worker_threads';
import { readXml } from './readXml.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  // A text crosses faster than a tree, and what is made of it there is like everything else there.
  parentPort?.postMessage(JSON.stringify(readXml(bytes)));
});
parentPort?.postMessage('ready');
