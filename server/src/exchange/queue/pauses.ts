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

/** What an agreement's exchange needs in a day, changed and approved and changed again. */
const UNPAUSED = 5;

/**
 * Tells when to send what nobody of the office caused; null when so much of it was sent that people have to look into it.
 *
 * - sent: how many of the same agreement went out within a day
 */
export function nextAutomatic(now: Date, sent: number): Date | null {
  return sent < UNPAUSED ? now : nextTry(now, sent - UNPAUSED + 1);
}
