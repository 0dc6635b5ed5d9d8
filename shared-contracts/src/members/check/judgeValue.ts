import { refusedAs } from '../../errors/errorCodes.ts';
import type { FieldError } from '../../errors/errors.ts';
import { ONE_LINE_LENGTH, toOneLine } from '../../text/oneLine.ts';
import { isStorableText } from '../../text/storableText.ts';
import type { TextFormat } from '../commonTexts.ts';
import type { Field, FieldType } from '../entity.ts';
import { toContactPhone, toLocalPhone } from './phones.ts';
import { isCalendarDay, isEmailAddress, isWebAddress, toMonthDay } from './values.ts';
import { MAX_INTEGER } from '../recordId.ts';

/** A refused value, without the path to it. */
export type Fault = Pick<FieldError, 'code' | 'params'>;

/** Either the value in the form in which it is kept, or what is wrong with it, by path below the field ('' is the field). */
export type Judged = { readonly value: unknown } | { readonly faults: Readonly<Record<string, Fault>> };

/** A field of one value; one of type `json` or `content` is judged by what it holds. */
export type SingleField = Field & { readonly type: Exclude<FieldType, 'json' | 'content'> };

/**
 * - isRequired: the field must not be empty
 * - isFilledIn: a person fills it in: its format and its decimals count too, which are kept as they came from a partner's system
 */
type Stage = { readonly isRequired: boolean; readonly isFilledIn: boolean };

/** Keeps numbers inside what `numeric` and JSON both write without an exponent. */
const MAX_NUMBER = 1e12;
const DEFAULT_MAX_LENGTH = 20_000;

/**
 * Judges one value against its field: for forms, for rules and for the data API, with the same verdict and the same code.
 *
 * - null clears, and is refused where the field is required; so is a text of spaces alone
 * - nothing is converted by guess: a number in quotes is refused; lines of a text of one line are joined
 * - codes: `required`, `not-a-text`, `too-long` {max}, `bad-text`, `not-a-number`, `not-an-integer`, `too-many-decimals`, `too-small` {min}, `too-large` {max},
 *   `not-a-boolean`, `not-a-date`, `not-a-time`, `not-a-month-day`, `not-in-list`, and those of the formats
 */
export function judgeValue(field: SingleField, value: unknown, stage: Stage): Judged {
  if ((value ?? null) === null || (stage.isRequired && typeof value === 'string' && value.trim() === ''))
    return stage.isRequired ? fault('required') : { value: null };
  const judged = judgeByType(field, value, stage);
  if ('faults' in judged || field.oneOf === undefined) return judged;
  return field.oneOf.some((accepted) => accepted === judged.value) ? judged : fault('not-in-list');
}

/** Refuses a value as a whole. */
export function fault(code: Fault['code'], params?: Fault['params']): Judged {
  return { faults: { '': params === undefined ? { code } : { code, params } } };
}

function judgeByType(field: SingleField, value: unknown, { isFilledIn }: Stage): Judged {
  switch (field.type) {
    case 'integer':
      if (Number.isInteger(value)) return judgeNumber(field, value, MAX_INTEGER);
      return fault(Number.isNaN(value) ? 'not-a-number' : 'not-an-integer');
    case 'number': {
      const judged = judgeNumber(field, value, MAX_NUMBER);
      const isFine = !isFilledIn || 'faults' in judged || hasDecimals(Number(value), field.decimals);
      return isFine ? judged : fault('too-many-decimals');
    }
    case 'boolean':
      return typeof value === 'boolean' ? { value } : fault('not-a-boolean');
    case 'flag':
      return value === 0 || value === 1 || typeof value === 'boolean'
        ? { value: Number(value) }
        : fault('not-in-list');
    case 'text':
    case 'html':
      return judgeText(field, value, isFilledIn);
    case 'date':
      return judgeDate(value);
    case 'dateTime':
      return judgeDateTime(value);
    case 'monthDay': {
      const day = typeof value === 'string' ? toMonthDay(value) : undefined;
      return day === undefined ? fault('not-a-month-day') : { value: day };
    }
  }
}

function judgeNumber({ minimum, maximum }: Field, value: unknown, limit: number): Judged {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fault('not-a-number');
  const min = minimum ?? -limit;
  const max = maximum ?? limit;
  if (value < min) return fault('too-small', { min });
  return value > max ? fault('too-large', { max }) : { value };
}

/** 4.35 * 100 is not a whole number in a computer's arithmetic. */
function hasDecimals(value: number, decimals: number | undefined): boolean {
  if (decimals === undefined) return true;
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** What is wrong with a text of a format; undefined when nothing is. */
const FORMATS: Readonly<Record<TextFormat, (text: string) => Fault['code'] | undefined>> = {
  email: (text) => (isEmailAddress(text) ? undefined : 'not-an-email'),
  'web-address': (text) => (isWebAddress(text) ? undefined : 'not-a-web-address'),
  'contact-phone': (text) => (toContactPhone(text) === undefined ? 'not-a-phone' : undefined),
  'local-phone': (text) => (toLocalPhone(text) === undefined ? 'not-a-local-phone' : undefined),
};

function judgeText({ type, format, maxLength, oneOf }: Field, value: unknown, isFilledIn: boolean): Judged {
  if (typeof value !== 'string') return fault('not-a-text');
  // Of a closed list nothing is too long that is in it.
  const max = maxLength ?? (oneOf === undefined ? DEFAULT_MAX_LENGTH : Number.POSITIVE_INFINITY);
  // A character is two units at most: what is far too long is not counted.
  const isFarTooLong = value.length > 2 * max;
  if (isFarTooLong || (value.length > max && codePoints(value) > max)) return fault('too-long', { max });
  if (!isStorableText(value)) return fault(refusedAs('bad-text'));
  const isOneLine = format !== undefined || max <= ONE_LINE_LENGTH;
  const text = type === 'text' && isOneLine ? toOneLine(value) : value;
  const code = isFilledIn && format !== undefined ? FORMATS[format](text) : undefined;
  return code === undefined ? { value: text } : fault(code);
}

/** The database counts code points; JavaScript counts the halves of those beyond the first 65,536. */
function codePoints(text: string): number {
  return Array.from(text).length;
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00(?:\.0+)?Z)?$/;

function judgeDate(value: unknown): Judged {
  const day = typeof value === 'string' ? DATE.exec(value)?.[1] : undefined;
  return day !== undefined && isCalendarDay(day) ? { value: day } : fault('not-a-date');
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function judgeDateTime(value: unknown): Judged {
  const day = typeof value === 'string' ? DATE_TIME.exec(value)?.[1] : undefined;
  const time = day !== undefined && isCalendarDay(day) ? Date.parse(String(value)) : Number.NaN;
  return Number.isNaN(time) ? fault('not-a-time') : { value: new Date(time).toISOString() };
}
