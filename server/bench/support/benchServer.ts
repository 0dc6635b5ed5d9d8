import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../src/database/database.ts';
import { buildBenchApp } from './benchApp.ts';

/** What the worker tells when it listens. */
export type Listening = { readonly port: number; readonly token: string };

// The whole server in a thread of its own, so that making load does not hold it up.
const { url, connections } = workerData as { readonly url: string; readonly connections: number };
const database = openDatabase(url, { connections });
const { app, token } = await buildBenchApp({ database });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const listening: Listening = { port: Number(new URL(address).port), token };
parentPort?.postMessage(listening);
parentPort?.once('message', () => {
  void app
    .close()
    .then(() => database.destroy())
    .then(() => process.exit(0));
});
