import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { toMonthDay } from 'shared-contracts/members/check/values.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import type { Field } from '../model/definition.ts';
import { contentFault, KeptContent, RefusedContent } from './content.ts';
import { parseJsonValue } from './jsonValue.ts';
import type { Fault, Parsed } from './parsedValue.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';
import { isStorableText } from '../model/storableText.ts';

const MAX_INTEGER = 2_147_483_647;
/** Keeps numbers inside what `numeric` and JSON both write without an exponent. */
const MAX_NUMBER = 1e12;
const DEFAULT_MAX_LENGTH = 20_000;

/**
 * Checks one posted value against its field and brings it into the form in which the wire shows it.
 *
 * - null clears, and is refused where the field is required; so is a text of spaces alone
 * - nothing is converted by guess: a number in quotes is refused
 * - faults carry codes: `required`, `not-a-text`, `too-long` {max}, `not-a-number`, `not-an-integer`, `too-small` {min},
 *   `too-large` {max}, `not-a-boolean`, `not-a-date`, `not-a-time`, `not-a-month-day`, `not-in-list`, `bad-text`, of contents `file-too-large` {max}, `not-base64`, `not-a-pdf`, `unreadable-pdf`, `pdf-too-heavy`
 */
export function parseFieldValue(field: Field, value: unknown): Parsed {
  const isRequired = isRequiredAt(field, 'posted');
  if (value === null || (isRequired && typeof value === 'string' && value.trim() === '')) {
    return isRequired ? fault('required') : { value: null };
  }
  const parsed = parseByType(field, value);
  if ('faults' in parsed || field.oneOf === undefined) return parsed;
  return field.oneOf.some((accepted) => accepted === parsed.value) ? parsed : fault('not-in-list');
}

function parseByType(field: Field, value: unknown): Parsed {
  switch (field.type) {
    case 'integer':
      return Number.isInteger(value) ? parseNumber(field, value, MAX_INTEGER) : fault('not-an-integer');
    case 'number':
      return parseNumber(field, value, MAX_NUMBER);
    case 'boolean':
      return typeof value === 'boolean' ? { value } : fault('not-a-boolean');
    case 'flag':
      return value === 0 || value === 1 || typeof value === 'boolean'
        ? { value: Number(value) }
        : fault('not-in-list');
    case 'text':
      return parseText(field, value);
    case 'html': {
      const text = parseText(field, value);
      return 'value' in text ? { value: sanitiseHtml(String(text.value)) } : text;
    }
    case 'date':
      return parseDate(value);
    case 'dateTime':
      return parseDateTime(value);
    case 'monthDay':
      return parseMonthDay(value);
    case 'content':
      return parseContent(field, value);
    case 'json':
      return parseJsonValue(field.shape, value);
  }
}

function parseNumber(field: Field, value: unknown, limit: number): Parsed {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fault('not-a-number');
  const min = field.minimum ?? -limit;
  const max = field.maximum ?? limit;
  if (value < min) return fault('too-small', { min });
  return value > max ? fault('too-large', { max }) : { value };
}

function parseText(field: Field, value: unknown): Parsed {
  if (typeof value !== 'string') return fault('not-a-text');
  const max = field.maxLength ?? DEFAULT_MAX_LENGTH;
  // A character is two units at most: what is far too long is not counted.
  const isFarTooLong = value.length > 2 * max;
  if (isFarTooLong || (value.length > max && codePoints(value) > max)) return fault('too-long', { max });
  return isStorableText(value) ? { value } : fault('bad-text');
}

/** A content that was posted as base64 has been stored before, unless something is wrong with it. */
function parseContent(field: Field, value: unknown): Parsed {
  if (value instanceof KeptContent) return { value: { sha256: value.sha256, size: value.size } };
  if (value instanceof RefusedContent) return fault(value.code);
  if (typeof value !== 'string') return fault('not-a-text');
  const { code, params } = contentFault(field, value) ?? { code: refusedAs('not-base64') };
  return fault(code, params);
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00(?:\.0+)?Z)?$/;

function parseDate(value: unknown): Parsed {
  const day = typeof value === 'string' ? DATE.exec(value)?.[1] : undefined;
  return day !== undefined && isCalendarDay(day) ? { value: day } : fault('not-a-date');
}

/** PostgreSQL counts code points; JavaScript counts the halves of those beyond the first 65,536. */
function codePoints(text: string): number {
  return Array.from(text).length;
}

/** Room for every birthday, and for any time zone's offset without leaving four-digit years. */
const FIRST_DAY = '1800-01-01';
const LAST_DAY = '9999-12-30';

/** Date.parse turns 31 February into March; only a day that comes back unchanged exists. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(time) && FIRST_DAY <= day && day <= LAST_DAY && new Date(time).toISOString().startsWith(day)
  );
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function parseDateTime(value: unknown): Parsed {
  const day = typeof value === 'string' ? DATE_TIME.exec(value)?.[1] : undefined;
  const time = day !== undefined && isCalendarDay(day) ? Date.parse(String(value)) : Number.NaN;
  return Number.isNaN(time) ? fault('not-a-time') : { value: new Date(time).toISOString() };
}

function parseMonthDay(value: unknown): Parsed {
  const day = typeof value === 'string' ? toMonthDay(value) : undefined;
  return day === undefined ? fault('not-a-month-day') : { value: day };
}

function fault(code: Fault['code'], params?: Fault['params']): Parsed {
  return { faults: { '': params === undefined ? { code } : { code, params } } };
}
