import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 40;

/** Asks again and again until the answer is yes; resolves to false when it was not within the time. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number,
): Promise<boolean> {
  const end = Date.now() + patienceMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() >= end) return false;
    await pause(STEP_MS);
  }
}
