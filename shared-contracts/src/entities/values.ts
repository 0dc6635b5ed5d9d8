import * as z from 'zod/mini';
import { refusedAs } from '../errorCodes.ts';

/**
 * Small schemas that forms and server share. What they refuse carries a code as its message: `required`, `not-an-email`,
 * `not-a-phone`, `not-a-web-address`; the form looks the sentence up.
 */

/** A text that is not empty once the spaces around it are gone. */
export const requiredText = z
  .string(refusedAs('required'))
  .check(z.trim(), z.minLength(1, refusedAs('required')));

export const emailAddress = requiredText.check(z.email(refusedAs('not-an-email')));

/** Specification document 2, section 5: a web address names its protocol. */
export const webAddress = z
  .string('required')
  .check(z.regex(/^https?:\/\/[^\s/]\S*$/i, refusedAs('not-a-web-address')));

/** Phone of an agreement's contact: plus sign and exactly 12 digits. Source: specification document 2, section 5. */
export const contactPhone = z
  .string(refusedAs('required'))
  .check(z.regex(/^\+\d{12}$/, refusedAs('not-a-phone')));

/** Phone in a local factsheet: +30 and 10 digits. Source: specification document 3, section 5. */
export const localPhone = z
  .string(refusedAs('required'))
  .check(z.regex(/^\+30\d{10}$/, refusedAs('not-a-phone')));

const MONTH_DAY = /^--([0-1]?[0-9])-([0-3]?[0-9])$/;
/** Days of each month; February has those of a leap year, so that `--02-29` is a day. */
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads a day of the year, as `--6-1` or `--06-01`; gives `--06-01`, and undefined for what is none. Source: specification document 3, section 5. */
export function toMonthDay(text: string): string | undefined {
  const [, month, day] = MONTH_DAY.exec(text) ?? [];
  if (month === undefined || day === undefined) return undefined;
  const isDay = Number(day) >= 1 && Number(day) <= (DAYS_OF_MONTH[Number(month) - 1] ?? 0);
  return isDay ? `--${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** A day of the year; refused with `not-a-month-day`. */
export const monthDay = requiredText.check(
  z.refine((text) => toMonthDay(text) !== undefined, refusedAs('not-a-month-day')),
);

/** Date.parse turns 31 February into March: only a day that comes back unchanged exists. */
function isCalendarDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A calendar day, `YYYY-MM-DD`, of no time zone; refused with `not-a-date`. */
export const calendarDay = requiredText.check(z.refine(isCalendarDay, refusedAs('not-a-date')));

/** Another record, by its id or as an object with an id; gives the id. */
export const reference = z.pipe(
  z.union([z.int(), z.object({ id: z.int() })], refusedAs('required')),
  z.transform((value) => (typeof value === 'number' ? value : value.id)),
);
