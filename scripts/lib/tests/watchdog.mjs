import { Worker } from 'node:worker_threads';
import { patient } from '../patience.mjs';

// Ends a test process that does not end by itself. A thread of its own looks: in a loop that never lets go of the processor no timer fires.

/** What is over its time limit is failed by the test runner; only what blocks the runner gets to the end of this time too. */
const GRACE_MS = patient(5_000);

let thread;
let lastId = 0;

function startThread() {
  thread = new Worker(new URL('watchdogThread.mjs', import.meta.url), { execArgv: [] });
  thread.on('message', () => thread.postMessage({ open: process.getActiveResourcesInfo() }));
  // The thread keeps no process alive.
  thread.unref();
}

/**
 * Watches a test, a hook or an import, and kills the process when it blocks the event loop beyond its limit.
 *
 * - mustEnd: whether the process is also killed when it only waits, for what has no time limit in the test runner
 * - result: to be called when it ends
 */
export function watch({ file, name, limitMs, mustEnd = false }) {
  if (thread === undefined) startThread();
  lastId += 1;
  const id = lastId;
  thread.postMessage({ begun: { id, file, name, limitMs: limitMs + GRACE_MS } });
  // Runs when the event loop does: then the runner has failed the test, and goes on to the next one.
  const timer = mustEnd ? undefined : setTimeout(() => thread.postMessage({ abandoned: id }), limitMs + 100);
  timer?.unref();
  return () => {
    clearTimeout(timer);
    thread.postMessage({ ended: id });
  };
}

/** Begins the time in which the process has to end: its tests are over. */
export function watchEnd() {
  thread?.postMessage({ phase: 'over' });
}

/** Lets the process wait, until something begins, for the tests that it is given next. */
export function watchNothing() {
  thread?.postMessage({ phase: 'waiting' });
}
