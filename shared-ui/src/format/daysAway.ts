import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;
const DAYS_OF_A_YEAR = 365.25;
const DAYS_OF_A_MONTH = DAYS_OF_A_YEAR / 12;
/** Formatters are made once: a list asks for them in each row. */
const made = new Map<LanguageTag, Intl.RelativeTimeFormat>();

/** So many days are told as days, so many as weeks, and so many as months; more are years. */
const MOST_DAYS = 14;
const MOST_DAYS_IN_WEEKS = 91;
const MOST_DAYS_IN_MONTHS = 2 * DAYS_OF_A_YEAR;

type Unit = 'day' | 'week' | 'month' | 'year';

/** Whole weeks, months and years alone are counted. */
function inLargestUnit(days: number): readonly [number, Unit] {
  const distance = Math.abs(days);
  if (distance <= MOST_DAYS) return [days, 'day'];
  if (distance <= MOST_DAYS_IN_WEEKS) return [Math.trunc(days / DAYS_OF_A_WEEK), 'week'];
  if (distance <= MOST_DAYS_IN_MONTHS) return [Math.trunc(days / DAYS_OF_A_MONTH), 'month'];
  return [Math.trunc(days / DAYS_OF_A_YEAR), 'year'];
}

/** Writes how far away a day is, as in `tomorrow`, `in 10 weeks` or `5 months ago`; whole weeks, months and years alone are counted. */
export function formatDaysAway(days: number, tag: LanguageTag): string {
  const format = made.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  made.set(tag, format);
  return format.format(...inLargestUnit(days));
}

/** Writes how long something has taken, as in `3 weeks`; the same units as `formatDaysAway`. - days: whole ones */
export function formatDuration(days: number, tag: LanguageTag): string {
  const [count, unit] = inLargestUnit(days);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Counts the days of the university's calendar since a moment. - moment: ISO time */
export function daysSince(moment: string, now: Date): number {
  const dayOf = (time: Date) => Date.parse(universityDay(time));
  return Math.round((dayOf(now) - dayOf(new Date(moment))) / DAY_MS);
}
