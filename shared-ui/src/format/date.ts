import { clockTime, UNIVERSITY_TIME_ZONE } from 'shared-contracts/dates/universityTime.ts';
import { type LanguageTag, LOCALE } from 'shared-contracts/text/language.ts';

/**
 * Writes a day in words, as in `3 March 2026` or `3 Μαρτίου 2026`.
 *
 * - value: ISO time, or a calendar day `YYYY-MM-DD` that no time zone moves
 * - gives '' when the value is absent or no date
 */
export function formatDate(value: string | null | undefined, tag: LanguageTag): string {
  const date = toDate(value);
  if (date === null) return '';
  return formatterOf(LOCALE[tag], { dateStyle: 'long', timeZone: zoneOf(value) }).format(date);
}

/** Writes a day in figures, as in `03-03-2026`; the same values as {@link formatDate}. */
export function formatDayMonthYear(value: string | null | undefined): string {
  const date = toDate(value);
  if (date === null) return '';
  const { day, month, year } = clockTime(date, zoneOf(value));
  return `${day}-${month}-${year}`;
}

/** Writes a moment in figures, as in `03-03-2026 14:05`, in the university's time zone; '' when the value is absent or no date. */
export function formatDayMonthYearTime(value: string | null | undefined): string {
  const date = toDate(value);
  if (date === null) return '';
  const { hour, minute } = clockTime(date);
  return `${formatDayMonthYear(value)} ${hour}:${minute}`;
}

/** To make one costs a browser a hundred times as much as to use it, and a list writes a date in each row. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, formatter);
  return formatter;
}

function toDate(value: string | null | undefined): Date | null {
  if (value == null) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

function zoneOf(value: string | null | undefined): string {
  return value != null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'UTC' : UNIVERSITY_TIME_ZONE;
}
