import { type LanguageTag, LOCALE } from '../text/language.ts';
import { clockTime, formatParts, UNIVERSITY_TIME_ZONE } from './universityTime.ts';

/**
 * Formats a day in words, such as `3 March 2026` or `3 Μαρτίου 2026`, for sentences.
 *
 * @param value ISO time, which falls on a day of the university, or a calendar day `YYYY-MM-DD` that no time zone moves
 * @param dayText replaces the number of the day, such as `1η`
 * @returns '' when the value is absent or no date
 */
export function formatDate(value: string | null | undefined, tag: LanguageTag, dayText?: string): string {
  const date = toDate(value);
  if (date === null) return '';
  return formatParts(date, LOCALE[tag], { dateStyle: 'long', timeZone: zoneOf(value) })
    .map((part) => (part.type === 'day' ? (dayText ?? part.value) : part.value))
    .join('');
}

/** Formats a day in digits, such as `03/03/2026`, for tables and fields; the same values as {@link formatDate}. */
export function formatDayMonthYear(value: string | null | undefined): string {
  const date = toDate(value);
  if (date === null) return '';
  const { day, month, year } = clockTime(date, zoneOf(value));
  return `${day}/${month}/${year}`;
}

/** Formats a moment in digits, such as `03/03/2026 14:05`, in the university's time zone; '' when the value is absent or no date. */
export function formatDayMonthYearTime(value: string | null | undefined): string {
  const date = toDate(value);
  if (date === null) return '';
  const { hour, minute } = clockTime(date);
  return `${formatDayMonthYear(value)} ${hour}:${minute}`;
}

/** Formats a day of the year, `--05-31`, as `31 May` or `31 Μαΐου`; anything else stays as it came. */
export function formatDayOfYear(value: string | null | undefined, tag: LanguageTag): string {
  const match = /^--(\d{2})-(\d{2})$/.exec(value ?? '');
  if (match === null) return value ?? '';
  // A leap year, so that 29 February is a day like any other.
  const date = new Date(Date.UTC(2024, Number(match[1]) - 1, Number(match[2])));
  return formatParts(date, LOCALE[tag], { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .map(({ value: text }) => text)
    .join('');
}

function toDate(value: string | null | undefined): Date | null {
  if (value == null) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

function zoneOf(value: string | null | undefined): string {
  return value != null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'UTC' : UNIVERSITY_TIME_ZONE;
}
