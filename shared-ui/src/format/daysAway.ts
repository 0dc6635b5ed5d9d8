import type { LanguageTag } from 'shared-contracts/text/language.ts';

const DAYS_OF_A_WEEK = 7;
const DAYS_OF_A_YEAR = 365.25;
const DAYS_OF_A_MONTH = DAYS_OF_A_YEAR / 12;
/** Formatters are made once: a list asks for them in each row. */
const made = new Map<LanguageTag, Intl.RelativeTimeFormat>();

/** So many days are told as days, so many as weeks, and so many as months; more are years. */
const MOST_DAYS = 14;
const MOST_DAYS_IN_WEEKS = 91;
const MOST_DAYS_IN_MONTHS = 2 * DAYS_OF_A_YEAR;

/** Writes how far away a day is, as in `tomorrow`, `in 10 weeks` or `5 months ago`; whole weeks, months and years alone are counted. */
export function formatDaysAway(days: number, tag: LanguageTag): string {
  const format = made.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  made.set(tag, format);
  const distance = Math.abs(days);
  if (distance <= MOST_DAYS) return format.format(days, 'day');
  if (distance <= MOST_DAYS_IN_WEEKS) return format.format(Math.trunc(days / DAYS_OF_A_WEEK), 'week');
  if (distance <= MOST_DAYS_IN_MONTHS) return format.format(Math.trunc(days / DAYS_OF_A_MONTH), 'month');
  return format.format(Math.trunc(days / DAYS_OF_A_YEAR), 'year');
}
