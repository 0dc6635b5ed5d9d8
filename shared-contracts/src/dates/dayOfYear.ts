import { type LanguageTag, LOCALE } from '../text/language.ts';

/** Writes a day of the year, `--05-31`, as `31 May` or `31 Μαΐου`; anything else stays as it came. */
export function formatDayOfYear(value: string | null | undefined, tag: LanguageTag): string {
  const match = /^--(\d{2})-(\d{2})$/.exec(value ?? '');
  if (match === null) return value ?? '';
  const [month, day] = [Number(match[1]), Number(match[2])];
  // A leap year, so that 29 February is a day like any other.
  return new Intl.DateTimeFormat(LOCALE[tag], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(2024, month - 1, day));
}
