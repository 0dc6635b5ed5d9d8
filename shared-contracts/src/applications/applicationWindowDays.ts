import { startOfUniversityDay, universityDay } from '../dates/universityTime.ts';

const DAY_MS = 86_400_000;

/**
 * Gives the time at which a window opens that begins on a day: midnight in Athens.
 *
 * - day: `YYYY-MM-DD`; gives an ISO time
 */
export function windowStart(day: string): string {
  return startOfUniversityDay(day).toISOString();
}

/**
 * Gives the time at which a window closes that is open through the end of a day: midnight in Athens after it, since windows are open
 * strictly between their times.
 *
 * - day: `YYYY-MM-DD`; gives an ISO time. Source: docs/decisions/0002
 */
export function windowStop(day: string): string {
  return startOfUniversityDay(dayAfter(day)).toISOString();
}

/** Gives the first day of a window in Athens, as `YYYY-MM-DD`, from the ISO time at which it opens. */
export function firstWindowDay(start: string): string {
  return universityDay(new Date(start));
}

/** Gives the last day on which a window is open in Athens, as `YYYY-MM-DD`, from the ISO time at which it closes. */
export function lastWindowDay(stop: string): string {
  return universityDay(new Date(Date.parse(stop) - 1));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
