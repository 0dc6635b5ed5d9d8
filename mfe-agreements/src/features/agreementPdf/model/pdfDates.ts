import type { LanguageTag } from 'shared-contracts/language.ts';

const TIME_ZONE = 'Europe/Athens';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Writes a time as `dd/mm/yyyy hh:mm:ss`, in the time of the university.
 *
 * - value: ISO time, or a calendar day `YYYY-MM-DD` that no time zone moves
 * - gives '' when the value is absent or no time
 */
export function formatPdfTime(value: string | null | undefined): string {
  const time = value == null ? NaN : Date.parse(value);
  if (value == null || Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: DAY.test(value) ? 'UTC' : TIME_ZONE,
  })
    .format(time)
    .replace(',', '');
}

/** Writes a day of the year, `--05-31`, as `31 May` or `31 Μαΐου`; anything else stays as it came. */
export function formatDayOfYear(value: string | null | undefined, tag: LanguageTag): string {
  const match = /^--(\d{2})-(\d{2})$/.exec(value ?? '');
  if (match === null) return value ?? '';
  const [month, day] = [Number(match[1]), Number(match[2])];
  // A leap year, so that 29 February is a day like any other.
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(2024, month - 1, day));
}
