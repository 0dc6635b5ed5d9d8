import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../src/database/database.ts';
import { openHealthProbe } from '../../src/database/healthProbe.ts';
import { buildBenchApp } from '../support/benchApp.ts';

/** What the worker tells when it listens. */
export type Listening = {
  readonly port: number;
  readonly tokens: { readonly iro: string; readonly student: string; readonly guest: string };
};

/** How long the server's thread did nothing but one thing, at most, since it was asked last. */
export type Standstill = { readonly standstillMs: number };

// The whole server in a thread of its own, so that whoever makes the requests does not hold it up.
const { url, connections } = workerData as { readonly url: string; readonly connections: number };
const database = openDatabase(url, { connections });
const health = openHealthProbe(url);
const { app, token, tokenOf } = await buildBenchApp({
  database,
  askDatabase: health.ask,
  // What is given up is told to the log each time.
  env: { LOG_LEVEL: 'silent' },
});
const guest = await tokenOf({ name: 'guest', scope: '' });
const student = await tokenOf({ name: 'student', scope: 'mobisis-students' });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
parentPort?.postMessage({
  port: Number(new URL(address).port),
  tokens: { iro: token, student, guest },
} satisfies Listening);

/** Standstills below this are not seen; the watch itself costs next to nothing. */
const RESOLUTION_MS = 5;
const standstill = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
standstill.enable();

parentPort?.on('message', (message: 'stop' | 'tell') => {
  if (message === 'tell') {
    parentPort?.postMessage({ standstillMs: standstill.max / 1e6 } satisfies Standstill);
    standstill.reset();
    return;
  }
  standstill.disable();
  void app
    .close()
    .then(() => health.close())
    .then(() => database.destroy())
    .then(() => process.exit(0));
});
