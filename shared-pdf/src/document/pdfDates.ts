import { clockTime } from 'shared-contracts/dates/universityTime.ts';

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
  const { year, month, day, hour, minute, second } = DAY.test(value)
    ? clockTime(time, 'UTC')
    : clockTime(time);
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}
