import { sql } from 'kysely';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { badQueryAt } from '../../../platform/query/badQuery.ts';
import type { FilterFunction, Literal, Operand } from '../../query/filterTree.ts';
import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';
import { literalValue } from './literals.ts';
import type { Sql } from '../../sql/sql.ts';
import type { Value } from '../compile/values.ts';

/** Gives the value of an operand that is no literal. */
export type Evaluate = (operand: Exclude<Operand, Literal>) => Value;
type Call = Extract<Operand, { kind: 'call' }>;
type Build = (call: Call, context: Context) => Value;
type Context = { readonly evaluate: Evaluate; readonly option: string };

/** Evaluates a function of the filter language. Throws a `Problem` (400) for arguments of a wrong type. */
export function callValue(call: Call, evaluate: Evaluate, option: string): Value {
  return FUNCTIONS[call.name](call, { evaluate, option });
}

/**
 * Tells whether one text contains another, begins or ends with it; compared as `compareText` does. The test stands in parentheses:
 * what it is compared with binds no weaker.
 *
 * - before, after: `%` where other text may stand
 */
function matches(before: string, after: string): Build {
  return ({ args: [whole, part] }, context) => {
    const text = folded(whole, context);
    if (part?.kind === 'literal') {
      const pattern = `${before}${compareText(literalText(part, context)).replace(/[\\%_]/g, '\\$&')}${after}`;
      return { sql: sql`(${text} like ${pattern}::text)`, type: 'boolean' };
    }
    const other = folded(part, context);
    const position = sql`position(${other} in ${text})`;
    if (before === '') return { sql: sql`(${position} = 1)`, type: 'boolean' };
    if (after === '') return { sql: sql`(right(${text}, length(${other})) = ${other})`, type: 'boolean' };
    return { sql: sql`(${position} > 0)`, type: 'boolean' };
  };
}

function ofText(build: (text: Sql, other: Sql) => Sql, type: Value['type']): Build {
  return ({ args: [first, second] }, context) => ({
    sql: build(asText(first, context), second ? asText(second, context) : sql``),
    type,
  });
}

function datePart(part: 'year' | 'month' | 'day' | 'hour' | 'minute'): Build {
  return ({ args: [operand], at }, context) => {
    const value = operand && operand.kind !== 'literal' ? context.evaluate(operand) : undefined;
    if (value?.type !== 'date' && value?.type !== 'dateTime') throw wrongArgument(at, context);
    const moment =
      value.type === 'date' ? sql`${value.sql}::timestamp` : sql`(${value.sql} at time zone 'UTC')`;
    return { sql: sql`extract(${sql.raw(part)} from ${moment})::integer`, type: 'integer' };
  };
}

const FUNCTIONS: Readonly<Record<FilterFunction, Build>> = {
  contains: matches('%', '%'),
  startswith: matches('', '%'),
  endswith: matches('%', ''),
  indexof: ({ args: [whole, part] }, context) => ({
    sql: sql`(position(${folded(part, context)} in ${folded(whole, context)}) - 1)`,
    type: 'integer',
  }),
  substring: ({ args: [text, ...bounds] }, context) => {
    const [start = 0, length] = bounds.map((bound) => literalCount(bound, context));
    const rest = sql`substr(${asText(text, context)}, ${start + 1}::integer`;
    return { sql: length === undefined ? sql`${rest})` : sql`${rest}, ${length}::integer)`, type: 'text' };
  },
  length: ofText((text) => sql`char_length(${text})`, 'integer'),
  tolower: ofText((text) => sql`lower(${text})`, 'text'),
  toupper: ofText((text) => sql`upper(${text})`, 'text'),
  trim: ofText((text) => sql`btrim(${text})`, 'text'),
  concat: ofText((first, second) => sql`(${first} || ${second})`, 'text'),
  year: datePart('year'),
  month: datePart('month'),
  day: datePart('day'),
  hour: datePart('hour'),
  minute: datePart('minute'),
};

function asText(operand: Operand | undefined, context: Context): Sql {
  if (operand === undefined) throw new RangeError('The parser let a call without its argument pass');
  if (operand.kind === 'literal') return sql`${literalText(operand, context)}::text`;
  return textOf(context.evaluate(operand), operand.at, context);
}

function textOf(value: Value, at: number, context: Context): Sql {
  if (value.type === 'text') return value.sql;
  if (value.type === 'integer' || value.type === 'number' || value.type === 'json')
    return sql`(${value.sql})::text`;
  throw wrongArgument(at, context);
}

function folded(operand: Operand | undefined, context: Context): Sql {
  if (operand === undefined) throw new RangeError('The parser let a call without its argument pass');
  if (operand.kind === 'literal') return sql`${compareText(literalText(operand, context))}::text`;
  const value = context.evaluate(operand);
  return value.folded ?? sql`compare_text(${textOf(value, operand.at, context)})`;
}

function literalText(literal: Literal, { option }: Context): string {
  literalValue(literal, 'text', option);
  return literal.text;
}

/** `substring` counts from 0, PostgreSQL from 1. */
function literalCount(operand: Operand, context: Context): number {
  const count = operand.kind === 'literal' && operand.type === 'number' ? Number(operand.text) : Number.NaN;
  if (Number.isInteger(count) && count >= 0 && count < MAX_INTEGER) return count;
  throw wrongArgument(operand.at, context);
}

function wrongArgument(at: number, { option }: Context): Error {
  return badQueryAt(option, at, {
    en: 'the function does not take such a value.',
    el: 'η συνάρτηση δεν δέχεται τέτοια τιμή.',
  });
}
