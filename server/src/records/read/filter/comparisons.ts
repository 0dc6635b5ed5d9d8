import { sql } from 'kysely';
import { badQueryAt } from '../../../platform/query/badQuery.ts';
import type { ComparisonOperator, Literal } from '../../query/filterTree.ts';
import { literalValue } from './literals.ts';
import { FALSE } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';
import type { Value, ValueType } from '../compile/values.ts';

const OPERATORS: Readonly<Record<ComparisonOperator, Sql>> = {
  eq: sql`=`,
  ne: sql`is distinct from`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/** Values of one family can be compared with one another. */
const FAMILY: Readonly<Record<ValueType, string>> = {
  integer: 'number',
  number: 'number',
  flag: 'number',
  boolean: 'boolean',
  text: 'text',
  date: 'time',
  dateTime: 'time',
  json: 'json',
};

type Comparison = { readonly operator: ComparisonOperator; readonly at: number; readonly option: string };

/** Compares a value with a literal. `ne` holds where the value is absent, as OData has it. */
export function compareWithLiteral(value: Value, literal: Literal, comparison: Comparison): Sql {
  const { operator, option } = comparison;
  if (literal.type === 'null') return compareWithNull(value, operator);
  const other = literalValue(literal, value.type, option);
  return value.type === 'json'
    ? compareJson(value, other, comparison)
    : compareValues(value, other, comparison);
}

/** Compares two values. Throws a `Problem` (400) when they are of different families. */
export function compareValues(left: Value, right: Value, { operator, at, option }: Comparison): Sql {
  if (FAMILY[left.type] !== FAMILY[right.type] || left.type === 'json') {
    throw badQueryAt(option, at, {
      en: 'these two cannot be compared.',
      el: 'αυτά τα δύο δεν μπορούν να συγκριθούν.',
    });
  }
  const [a, b] = left.type === right.type ? [left.sql, right.sql] : [asMoment(left), asMoment(right)];
  return sql`${a} ${OPERATORS[operator]} ${b}`;
}

/** Tells whether a value is among literals; `null` among them matches an absent value. */
export function isAmongLiterals(
  value: Value,
  literals: readonly Literal[],
  comparison: Omit<Comparison, 'operator'>,
): Sql {
  if (value.type === 'text' && literals.every(({ type }) => type === 'text')) {
    // Once: a value may be dear to find out.
    const texts = literals.map((literal) => literalValue(literal, 'text', comparison.option).sql);
    return sql`${value.sql} in (${sql.join(texts)})`;
  }
  const tests = literals.map((literal) =>
    compareWithLiteral(value, literal, { ...comparison, operator: 'eq' }),
  );
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** A day is a moment at its beginning in UTC. */
function asMoment(value: Value): Sql {
  return value.type === 'date' ? sql`(${value.sql}::timestamp at time zone 'UTC')` : value.sql;
}

function compareWithNull({ sql: value }: Value, operator: ComparisonOperator): Sql {
  if (operator === 'eq') return sql`${value} is null`;
  return operator === 'ne' ? sql`${value} is not null` : FALSE;
}

/** Lists of texts, as the roles of a contact: equal means that the text is in the list. */
function compareJson(value: Value, text: Value, { operator, at, option }: Comparison): Sql {
  const contains = sql`${value.sql} @> to_jsonb(${text.sql})`;
  if (operator === 'eq') return contains;
  if (operator === 'ne') return sql`(${contains}) is not true`;
  throw badQueryAt(option, at, {
    en: 'a list has no order: only eq and ne apply.',
    el: 'μια λίστα δεν έχει σειρά: μόνο τα eq και ne εφαρμόζονται.',
  });
}
