import { parentPort, workerData } from 'node:worker_threads';
import { Agent } from 'node:http';
import { timeOf } from '../support/load.ts';

/** What the watch has seen since it was asked last, in milliseconds. */
export type Seen = { readonly longest: number; readonly calls: number };

const PAUSE_MS = 5;

// In a thread of its own: reading large answers must not hold the watch up.
const { port } = workerData as { readonly port: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];
let began = performance.now();

parentPort?.on('message', () => {
  // A call that is still under way has taken this long at least.
  const underWay = performance.now() - began;
  parentPort?.postMessage({ longest: Math.max(0, underWay, ...times), calls: times.length } satisfies Seen);
  times = [];
});
for (;;) {
  began = performance.now();
  times.push(await timeOf({ port, path: '/health', token: '' }, agent));
  began = performance.now() + PAUSE_MS;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
