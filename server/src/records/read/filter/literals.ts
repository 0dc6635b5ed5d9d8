import type { Texts } from 'shared-contracts/text/language.ts';
import { sql } from 'kysely';
import { badQueryAt, quote } from '../../../platform/query/badQuery.ts';
import type { Literal } from '../../query/filterTree.ts';
import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';
import { readDay, readMoment } from './moments.ts';
import type { Sql } from '../../sql/sql.ts';
import type { Value, ValueType } from '../compile/values.ts';

const NUMBER = /^[+-]?\d{1,30}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,3})?$/;

/**
 * Makes a parameter of a literal, fit for comparing it with a value of some type.
 *
 * The type may differ from the one that was asked for: a day compared with a moment makes a moment. Throws a `Problem` (400) when
 * the literal cannot be of that type.
 */
export function literalValue(literal: Literal, type: ValueType, option: string): Value {
  const value = READERS[type](literal);
  if (value) return value;
  throw badQueryAt(option, literal.at, {
    en: `'${quote(literal.text)}' is no ${NAMES[type].en}.`,
    el: `Το «${quote(literal.text)}» δεν είναι ${NAMES[type].el}.`,
  });
}

type Reader = (literal: Literal) => Value | undefined;

const READERS: Readonly<Record<ValueType, Reader>> = {
  integer: numberValue,
  number: numberValue,
  flag: (literal) => (literal.type === 'boolean' ? flagValue(literal.text === 'true') : numberValue(literal)),
  boolean: booleanValue,
  text: textValue,
  json: textValue,
  date: (literal) => dayValue(literal) ?? momentValue(literal),
  dateTime: momentValue,
};

function numberValue({ type, text }: Literal): Value | undefined {
  if ((type !== 'number' && type !== 'text') || !NUMBER.test(text)) return undefined;
  const number = Number(text);
  // Only a value of the column's own type can be found through its index.
  if (Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER)
    return { sql: integer(number), type: 'integer' };
  return Number.isFinite(number) ? { sql: sql`${text}::numeric`, type: 'number' } : undefined;
}

/** A whole number stands in the statement itself: a statement without parameters is planned once, for its own values. */
function integer(number: number): Sql {
  return sql.lit(number);
}

function flagValue(isSet: boolean): Value {
  return { sql: integer(isSet ? 1 : 0), type: 'integer' };
}

/** Literals instead of parameters let the planner use partial indexes. */
function booleanValue({ type, text }: Literal): Value | undefined {
  if (type === 'boolean') return { sql: sql.lit(text === 'true'), type: 'boolean' };
  const number = type === 'number' ? Number(text) : undefined;
  return number === 0 || number === 1 ? { sql: sql.lit(number === 1), type: 'boolean' } : undefined;
}

function textValue({ type, text }: Literal): Value | undefined {
  return type === 'boolean' || type === 'null' ? undefined : { sql: sql`${text}::text`, type: 'text' };
}

function dayValue({ type, text }: Literal): Value | undefined {
  const day = type === 'text' || type === 'date' ? readDay(text) : undefined;
  return day === undefined ? undefined : { sql: sql`${day}::date`, type: 'date' };
}

function momentValue({ type, text }: Literal): Value | undefined {
  const moment = type === 'text' || type === 'date' ? readMoment(text) : undefined;
  return moment === undefined ? undefined : { sql: sql`${moment}::timestamptz`, type: 'dateTime' };
}

const NAMES: Readonly<Record<ValueType, Texts>> = {
  integer: { en: 'number', el: 'αριθμός' },
  number: { en: 'number', el: 'αριθμός' },
  flag: { en: 'number', el: 'αριθμός' },
  boolean: { en: 'truth value', el: 'λογική τιμή' },
  text: { en: 'text', el: 'κείμενο' },
  json: { en: 'text', el: 'κείμενο' },
  date: { en: 'date', el: 'ημερομηνία' },
  dateTime: { en: 'time', el: 'χρονική στιγμή' },
};
