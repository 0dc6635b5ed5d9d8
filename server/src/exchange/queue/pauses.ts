const MINUTE_MS = 60_000;

/** Growing pauses after failed tries; with the last one about a day has gone by, and the work is given up. */
const PAUSES_MS = [1, 2, 5, 10, 20, 40, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE_MS);

/**
 * Tells when to try again; null when it was tried long enough.
 *
 * - failures: tries that came to nothing, at least 1
 * - askedMs: how long the other side asks to be left alone
 */
export function nextTry(now: Date, failures: number, askedMs = 0): Date | null {
  const pause = PAUSES_MS[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + Math.max(pause, askedMs));
}
