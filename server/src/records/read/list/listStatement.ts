import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { filterCalls } from '../../query/filterCalls.ts';
import type { Query } from '../../query/queryOptions.ts';
import { membersOf } from '../shape/entries.ts';
import { assertReadable, type Environment } from '../compile/environment.ts';
import { filterSql } from '../filter/filterSql.ts';
import { foundOrder, searchSql } from '../filter/searchSql.ts';
import { namesOneRecord } from '../filter/namesOneRecord.ts';
import type { DerivedMembers, DerivedValue } from '../compile/derivedMembers.ts';
import { groupedRows } from './groupedRows.ts';
import type { Weight } from '../cost/affordable.ts';
import { boundedArray } from '../cost/answerBytes.ts';
import type { KeyRange } from '../../sql/keyRange.ts';
import { orderBy, type SortKey, sortKeys } from '../compile/orderSql.ts';
import { Row } from '../../sql/row.ts';
import { rowsRule } from '../compile/rowsRule.ts';
import { shapeOfLevel } from '../shape/shape.ts';
import { allOf } from '../../sql/sqlList.ts';
import { Statement } from '../compile/statement.ts';
import type { Sql } from '../../sql/sql.ts';

/**
 * What a list asks the database.
 *
 * - rows: yields one JSON array
 * - count: yields the number of all matching rows
 * - ids: yields the ids of all matching rows; absent for groups
 * - pageIds: yields the ids of the page in its order; absent for groups
 * - touched: sets whose changes may change the count
 * - shown: these, and the sets that the rows show anything of
 * - weight: how much is asked for
 */
export type ListStatement = {
  readonly rows: Sql;
  readonly count: Sql;
  readonly ids?: Sql;
  readonly pageIds?: Sql;
  readonly touched: readonly SetName[];
  readonly shown: readonly SetName[];
  /** Derived members that decide which rows there are, or are shown. */
  readonly derived: readonly DerivedValue[];
  readonly weight: Weight;
};

/** Keeps a list to some of the set's rows, besides filter and rights. */
export type Restriction = (statement: Statement, row: Row) => readonly Sql[];

export type ListOptions = {
  readonly restrict?: Restriction | undefined;
  /** Part of the list, in the order of ids, that holds the page; the page begins `skip` rows into it. */
  /** Derived members that may be asked for. */
  readonly derived?: DerivedMembers | undefined;
  readonly window?: { readonly range: KeyRange; readonly skip: number } | undefined;
};

/** A search reads the texts of a set and of those around it. */
const SEARCH_COST = 4;
/** Most rows of one answer. */
const MOST_ROWS = 10_000;

/**
 * Compiles a list query. Throws a `Problem`: 400 for what does not fit the model, 403 for closed sets and members.
 */
export function listStatement(
  definition: SetDefinition,
  query: Query,
  caller: Caller,
  { restrict, window, derived }: ListOptions = {},
): ListStatement {
  const statement = new Statement(caller, derived);
  assertReadable(statement, definition);
  statement.touch(definition);
  const root = new Row(definition, statement.nextAlias(), { range: window?.range });
  const environment: Environment = { statement, root, bound: new Map(), option: '$filter' };
  const where = allOf([
    ...root.rangeOf(root.key),
    ...(query.filter ? [filterSql(environment, query.filter)] : []),
    ...searchSql(environment, query),
    ...(definition.meant?.(statement, root, query.filter) ?? []),
    ...rowsRule(statement, root),
    ...(restrict?.(statement, root) ?? []),
  ]);
  const searched =
    statement.tables +
    filterCalls(query.filter) +
    query.orderBy.length +
    (query.search === undefined ? 0 : SEARCH_COST);
  const rows = topOf(definition, query);
  // Numbers that the planner sees make it plan for few rows; both have been parsed as whole numbers.
  const page = sql`limit ${sql.lit(rows)} offset ${sql.lit(window?.skip ?? query.skip)}`;
  if (isGrouped(query)) {
    const groups = groupedRows({ ...environment, option: '$groupby' }, query, where);
    return {
      rows: boundedArray(sql`${groups.rows} ${page}`),
      count: sql`(select count(*) from (${groups.all}) g)`,
      touched: [...statement.touched],
      shown: [...statement.touched],
      derived: [...statement.derived],
      weight: { rows, tables: statement.tables, searched: searched + query.groupBy.length },
    };
  }
  const touched = [...statement.touched];
  const keys = keysOf(environment, query);
  const answer = rowsOf(environment, query, { where, keys, page });
  return {
    rows: answer,
    weight: { rows, tables: statement.tables, searched },
    count: sql`(select count(*) from ${root.source} where ${where})`,
    ids: sql`select ${root.key} as id from ${root.source} where ${where}`,
    pageIds: sql`select ${root.key} as id from ${root.source} where ${where} order by ${orderBy(keys)} ${page}`,
    touched,
    shown: [...statement.touched],
    derived: [...statement.derived],
  };
}

/** Gives the most rows that a query may come back with. */
export function topOf({ mostRows = MOST_ROWS }: SetDefinition, { top }: Pick<Query, 'top'>): number {
  return top > 0 ? Math.min(top, mostRows) : mostRows;
}

/** Says the order that is asked for; what is searched for without one comes likeliest first. */
function keysOf(environment: Environment, { orderBy: orders, search }: Query): readonly SortKey[] {
  const keys = sortKeys({ ...environment, option: '$orderby' }, orders);
  if (search === undefined || orders.length > 0) return keys;
  return [...foundOrder(environment, search), ...keys];
}

function isGrouped({ groupBy, select = [] }: Query): boolean {
  return groupBy.length > 0 || select.some(({ aggregate }) => aggregate !== undefined);
}

/** Picks the page by ids first: rows before it cost no more than their sort keys. */
function rowsOf(
  { statement, root }: Environment,
  query: Query,
  { where, keys, page }: { readonly where: Sql; readonly keys: readonly SortKey[]; readonly page: Sql },
): Sql {
  const shown = new Row(root.definition, statement.nextAlias());
  if (namesOneRecord(query.filter)) statement.contentsOf = shown;
  const columns = keys.map((key, index) => sql`${key.sql} as ${sql.id(`k${index}`)}`);
  const picked = keys.map((key, index) => ({ ...key, sql: sql.ref(`page.k${index}`) }));
  const members = membersOf(statement, shown, {
    ...query,
    shape: shapeOfLevel(query.levels),
    hasContents: namesOneRecord(query.filter),
  });
  return boundedArray(sql`
    select ${members}
    from (
      select ${root.key} as id, ${sql.join(columns)} from ${root.source}
      where ${where} order by ${orderBy(keys)} ${page}
    ) page
    join ${shown.source} on ${shown.key} = page.id
    order by ${orderBy(picked)}`);
}
