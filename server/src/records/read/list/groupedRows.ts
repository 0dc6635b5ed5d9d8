import { sql } from 'kysely';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Order } from '../../query/orderByOption.ts';
import type { Query } from '../../query/queryOptions.ts';
import type { Selected } from '../../query/selectOption.ts';
import { aggregatedValue, aggregateSql, type AggregatedMember } from './aggregates.ts';
import { selectList } from '../shape/entries.ts';
import type { Environment } from '../compile/environment.ts';
import { commaList } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';
import { valueAt, type Value } from '../compile/values.ts';
import { wireValue } from '../../model/wireValue.ts';

/** A member that rows are grouped by: `column` is where the inner select puts it. */
type Group = { readonly name: string; readonly value: Value; readonly column: Sql };

/**
 * Compiles `$groupby`: one row for each group, with the members that it groups by and the aggregates.
 *
 * - rows: in order, to be cut into pages; all: the same without order, to be counted
 *
 * Throws a `Problem` (400) for selected members that are neither grouped by nor aggregated.
 */
export function groupedRows(
  environment: Environment,
  query: Query,
  where: Sql,
): { readonly rows: Sql; readonly all: Sql } {
  const groups = query.groupBy.map((path, index): Group => {
    return { name: path.join('/'), value: valueAt(environment, path), column: sql.ref(`s.g${index}`) };
  });
  const select: readonly Selected[] =
    query.select ?? query.groupBy.map((path) => ({ path, key: path.at(-1) ?? '' }));
  const sources: Sql[] = groups.map(({ value }, index) => sql`${value.sql} as ${sql.id(`g${index}`)}`);
  const cells = select.map((selected, index) => {
    if (!isAggregate(selected)) return { key: selected.key, sql: groupCell(selected, groups) };
    const value = aggregatedValue(environment, selected);
    sources.push(sql`${value.sql} as ${sql.id(`a${index}`)}`);
    return { key: selected.key, sql: aggregateSql(selected.aggregate, value.type, sql.ref(`s.a${index}`)) };
  });
  const inner = sql`(select ${commaList(sources)} from ${environment.root.source} where ${where}) s`;
  const columns = groups.map((group) => group.column);
  const grouping = columns.length > 0 ? sql` group by ${commaList(columns)}` : sql``;
  const all = sql`select ${selectList(cells)} from ${inner}${grouping}`;
  const keys = [...query.orderBy.map((order) => sortKey(order, select, groups)), ...columns];
  return { all, rows: keys.length > 0 ? sql`${all} order by ${commaList(keys)}` : all };
}

function isAggregate(selected: Selected): selected is AggregatedMember {
  return selected.aggregate !== undefined;
}

function groupCell({ path }: Selected, groups: readonly Group[]): Sql {
  const name = path.join('/');
  const group = groups.find((candidate) => candidate.name === name);
  if (group) return wireValue(group.column, group.value.type);
  throw badQuery('$select', {
    en: `'${quote(name)}' is neither in $groupby nor aggregated.`,
    el: `Το «${quote(name)}» δεν είναι ούτε στο $groupby ούτε σε συνάθροιση.`,
  });
}

/** Groups are ordered by a key of the result, or by a member that they are grouped by. */
function sortKey({ path, isDescending }: Order, select: readonly Selected[], groups: readonly Group[]): Sql {
  const name = path.join('/');
  const position = select.findIndex(({ key }) => key === name);
  const column = position < 0 ? groups.find((group) => group.name === name)?.column : sql.lit(position + 1);
  if (column) return isDescending ? sql`${column} desc` : column;
  throw badQuery('$orderby', {
    en: `'${quote(name)}' is not in the groups.`,
    el: `Το «${quote(name)}» δεν υπάρχει στις ομάδες.`,
  });
}
