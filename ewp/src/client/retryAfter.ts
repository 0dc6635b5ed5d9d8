/** No partner makes us wait for longer than the longest pause of our own. */
const LONGEST_MS = 8 * 3_600_000;

/**
 * Reads a `Retry-After` header, seconds or a date, as milliseconds from now; at most eight hours.
 *
 * - result: null when there is none, or it says nothing of the future
 */
export function retryAfterOf(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return pause > 0 ? Math.min(pause, LONGEST_MS) : null;
}
