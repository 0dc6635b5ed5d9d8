import { patient } from '../patience.mjs';

// A process of tests ends when nothing is open any more. What is left open would keep it for ever: it fails instead, and says what it is.

const OPEN_MS = patient(15_000);
let isOver = false;
let timer;

/** The tests of the file are over; its hooks may still be at work. */
export function afterTheLast() {
  isOver = true;
  watch();
}

/** Makes a hook that is given all the time it needs. */
export function whileHooksRun(hook) {
  return async () => {
    clearTimeout(timer);
    try {
      await hook();
    } finally {
      if (isOver) watch();
    }
  };
}

function watch() {
  timer = setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`The tests are over, and their process does not end: ${open} is still open.\n`);
    process.exit(1);
  }, OPEN_MS);
  // Alone it keeps no process alive.
  timer.unref();
}
