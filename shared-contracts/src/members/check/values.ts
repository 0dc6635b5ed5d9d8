import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { toOneLine } from '../../text/oneLine.ts';
import { parseUrl } from '../../text/webUrl.ts';
import { toContactPhone, toLocalPhone } from './phones.ts';

/**
 * Small schemas that forms and server share. What they refuse carries a code as its message: `required`, `not-an-email`,
 * `not-a-phone`, `not-a-web-address`; the form looks the sentence up.
 */

/** A text that is not empty once the spaces around it are gone. */
export const requiredText = z
  .string(refusedAs('required'))
  .check(z.trim(), z.minLength(1, refusedAs('required')));

/** The same of one line. */
export const requiredLine = z
  .string(refusedAs('required'))
  .check(z.overwrite(toOneLine), z.trim(), z.minLength(1, refusedAs('required')));

export const emailAddress = requiredText.check(z.email(refusedAs('not-an-email')));

/** Tells whether a text is an e-mail address, as {@link emailAddress} reads it. */
export function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

/** Specification document 2, section 5: a web address names its protocol. */
export const webAddress = z.string('required').check(z.refine(isWebAddress, refusedAs('not-a-web-address')));

/** An address that no browser can open is none: its host has names that are not empty. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^\s/]\S*$/i.test(text) ? parseUrl(text) : null;
  if (url === null) return false;
  // A name may end in the dot of the root.
  const names = url.hostname.replace(/\.$/, '').split('.');
  return names.every((name) => name !== '');
}

/** Phone of an agreement's contact, as `toContactPhone` reads it; refused with `not-a-phone`. */
export const contactPhone = z
  .string(refusedAs('required'))
  .check(z.refine((text) => toContactPhone(text) !== undefined, refusedAs('not-a-phone')));

/** Phone in a local factsheet, as `toLocalPhone` reads it; refused with `not-a-local-phone`. */
export const localPhone = z
  .string(refusedAs('required'))
  .check(z.refine((text) => toLocalPhone(text) !== undefined, refusedAs('not-a-local-phone')));

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

/** Room for every birthday, and for any time zone's offset without leaving four-digit years. */
const FIRST_DAY = '1800-01-01';
const LAST_DAY = '9999-12-30';

/** Date.parse turns 31 February into March: only a day that comes back unchanged exists. */
export function isCalendarDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return (
    !Number.isNaN(time) && FIRST_DAY <= day && day <= LAST_DAY && new Date(time).toISOString().startsWith(day)
  );
}

/** A calendar day, `YYYY-MM-DD`, of no time zone; refused with `not-a-date`. */
export const calendarDay = requiredText.check(z.refine(isCalendarDay, refusedAs('not-a-date')));

/** Another record, by its id or as an object with an id; gives the id. */
export const reference = z.pipe(
  z.union([z.int(), z.object({ id: z.int() })], refusedAs('required')),
  z.transform((value) => (typeof value === 'number' ? value : value.id)),
);
