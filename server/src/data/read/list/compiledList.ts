import { createHash } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import type { SetName } from 'shared-contracts/sets.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/caller.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { Query } from '../../query/queryOptions.ts';
import type { DerivedMembers, DerivedValue } from '../compile/derivedMembers.ts';
import type { Weight } from '../cost/affordable.ts';
import { listStatement, topOf, type Restriction } from './listStatement.ts';
import { windowOf, type PageMarks } from './pageMarks.ts';
import type { Sql } from '../compile/sql.ts';

/** A list that a caller asks for. */
export type ListRequest = {
  readonly definition: SetDefinition;
  readonly query: Query;
  readonly caller: SignedInCaller;
  readonly restrict?: Restriction | undefined;
  readonly derived: DerivedMembers;
};

/** Rows as the text of a JSON array, with the versions of the sets that decide which rows there are. */
export type RowsAnswer = { readonly value: string; readonly versions: string };
export type CountAnswer = { readonly total: number; readonly versions: string };
export type MarksAnswer = { readonly ids: readonly number[] | null; readonly versions: string };

/**
 * The statements of a list, ready to be sent.
 *
 * - key: names what is counted: filter, caller's rights and values are all in there
 * - weight: how much is asked for
 * - isMarkable: whether page marks can serve it, as it is in the order of ids
 * - derived: derived members that it asks for
 * - isLasting: whether its count may be remembered
 * - isDear: whether finding its rows may take long although the page is an early one
 */
export type CompiledList = {
  readonly request: ListRequest;
  readonly key: string;
  readonly weight: Weight;
  readonly rows: CompiledQuery<RowsAnswer>;
  readonly count: CompiledQuery<CountAnswer>;
  readonly derived: readonly DerivedValue[];
  readonly isLasting: boolean;
  readonly isMarkable: boolean;
  readonly isDear: boolean;
  readonly marks: (interval: number) => CompiledQuery<MarksAnswer>;
  readonly within: (marks: PageMarks) => CompiledQuery<RowsAnswer>;
};

/** Compiles a list. Throws a `Problem` (400, 403) for what the caller may not ask. */
export function compileList(database: Database, request: ListRequest): CompiledList {
  const { definition, query, caller, restrict, derived } = request;
  const statement = listStatement(definition, query, caller, { restrict, derived });
  const versions = versionsOf(statement.touched);
  const compileRows = (rows: Sql) =>
    sql<RowsAnswer>`select ${rows} as value, ${versions} as versions`.compile(database);
  const count =
    sql<CountAnswer>`select ${statement.count}::integer as total, ${versions} as versions`.compile(database);
  const ids = statement.ids ?? sql`select 1 as id where false`;
  let windowed: { readonly marks: PageMarks; readonly rows: CompiledQuery<RowsAnswer> } | undefined;
  const compileWithin = (marks: PageMarks) => {
    const window = windowOf(marks, query.skip, topOf(definition, query));
    return compileRows(listStatement(definition, query, caller, { restrict, window, derived }).rows);
  };
  const isLasting = statement.derived.every(({ touched }) => touched !== 'none');
  return {
    request,
    derived: statement.derived,
    isLasting,
    key: createHash('sha256').update(count.sql).update(JSON.stringify(count.parameters)).digest('base64'),
    weight: statement.weight,
    rows: compileRows(statement.rows),
    count,
    isMarkable:
      statement.ids !== undefined && restrict === undefined && isLasting && isInOrderOfIds(definition, query),
    isDear: statement.touched.length > 1,
    marks: (interval) =>
      sql<MarksAnswer>`select (
        select json_agg(id order by id) from (select id, row_number() over (order by id) as position from (${ids}) matches) numbered
        where position % ${interval}::integer = 0
      ) as ids, ${versions} as versions`.compile(database),
    within: (marks) => {
      if (windowed?.marks !== marks) windowed = { marks, rows: compileWithin(marks) };
      return windowed.rows;
    },
  };
}

function isInOrderOfIds({ key, owner }: SetDefinition, { orderBy: [first] }: Query): boolean {
  if (key.type !== 'integer' || owner !== undefined) return false;
  return first === undefined || (first.path.join('/') === 'id' && !first.isDescending);
}

/** Writes the versions of sets as one text. */
export function versionsOf(sets: readonly SetName[]): Sql {
  const names = sql.join(sets.map((name) => sql.lit(name)));
  return sql`(select coalesce(string_agg(version::text, ',' order by set_name), '') from change_counters where set_name in (${names}))`;
}
