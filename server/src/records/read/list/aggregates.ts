import { sql } from 'kysely';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Aggregate, Selected } from '../../query/selectOption.ts';
import type { Environment } from '../compile/environment.ts';
import type { Sql } from '../../sql/sql.ts';
import { valueAt, type Value, type ValueType } from '../compile/values.ts';
import { wireValue } from '../../model/wireValue.ts';

export type AggregatedMember = Selected & { readonly aggregate: Aggregate };

const NUMBERS: ReadonlySet<ValueType> = new Set(['integer', 'number', 'flag']);
const WITHOUT_ORDER: ReadonlySet<ValueType> = new Set(['json', 'boolean']);

/** Gives the value that is aggregated. Throws a `Problem` (400) when the aggregate does not apply to its type. */
export function aggregatedValue(environment: Environment, { path, aggregate }: AggregatedMember): Value {
  const value = valueAt(environment, path);
  const isApplicable =
    aggregate === 'count' ||
    NUMBERS.has(value.type) ||
    ((aggregate === 'min' || aggregate === 'max') && !WITHOUT_ORDER.has(value.type));
  if (isApplicable) return value;
  throw badQuery('$select', {
    en: `${aggregate} does not apply to '${quote(path.join('/'))}'.`,
    el: `Η ${aggregate} δεν εφαρμόζεται στο «${quote(path.join('/'))}».`,
  });
}

/** Writes an aggregate over a column as the wire has it. */
export function aggregateSql(aggregate: Aggregate, type: ValueType, column: Sql): Sql {
  switch (aggregate) {
    case 'count':
      return sql`count(${column})`;
    case 'sum':
      return sql`sum(${column})`;
    case 'avg':
      return sql`round(avg(${column}), 6)`;
    case 'min':
      return wireValue(sql`min(${column})`, type);
    case 'max':
      return wireValue(sql`max(${column})`, type);
  }
}
