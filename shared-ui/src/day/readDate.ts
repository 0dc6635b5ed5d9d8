/**
 * Reads a calendar day as people type it: `3/9/2026`, `03.09.2026`, `3-9-2026` or `03092026`, spaces around it do not count.
 *
 * - gives `YYYY-MM-DD`; undefined for what is no day of the calendar, such as 31/02/2026
 */
export function readDate(text: string): string | undefined {
  const typed = text.trim();
  const [, day, month, year] = PARTED.exec(typed) ?? DIGITS.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

const PARTED = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;
/** The keyboard of a phone may have digits alone. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** Writes `YYYY-MM-DD` as `dd/mm/yyyy`; anything else, as somebody is about to type it, stays as it is. */
export function writeDate(value: string): string {
  const [, year, month, day] = ISO_DAY.exec(value) ?? [];
  return year === undefined ? value : `${day}/${month}/${year}`;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Checks whether the value of a field is a text that is no day, rather than a day, `YYYY-MM-DD`, or nothing. */
export function isNoDay(value: string): boolean {
  return value !== '' && readDate(writeDate(value)) === undefined;
}

/** The calendar moves what it does not have, such as 31 February, to another day. */
function isDay(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}
