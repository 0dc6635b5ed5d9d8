import { parentPort } from 'node:worker_threads';
import { readXml } from './readXml.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(readXml(bytes));
});
parentPort?.postMessage('ready');
