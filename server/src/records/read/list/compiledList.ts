import { createHash } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../../database/database.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { Query } from '../../query/queryOptions.ts';
import type { DerivedValue } from '../compile/derivedMembers.ts';
import type { Weight } from '../cost/affordable.ts';
import { compilePieces, type ListPieces } from './listPieces.ts';
import type { ListRequest } from './listRequest.ts';
import { listStatement, topOf } from './listStatement.ts';
import { windowOf, type PageMarks } from './pageMarks.ts';
import type { Sql } from '../../sql/sql.ts';

/**
 * Rows as the text of a JSON array, with the versions of the sets that decide which rows there are.
 *
 * - shown: versions of these and of all sets that the rows show anything of, of the same snapshot; there where the answer may be kept
 */
export type RowsAnswer = { readonly value: string; readonly versions: string; readonly shown?: string };
type ShownAnswer = { readonly shown: string };
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
 * - kept: under which name its rows may be kept, and what tells whether they are still the same; absent where they are not worth it
 * - pieces: how it is read a piece at a time; absent where it comes at once or not at all
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
  readonly kept?: { readonly name: string; readonly shown: CompiledQuery<ShownAnswer> };
  readonly pieces?: ListPieces | undefined;
  readonly marks: (interval: number) => CompiledQuery<MarksAnswer>;
  readonly within: (marks: PageMarks) => CompiledQuery<RowsAnswer>;
};

/** Rows that read fewer tables are made faster than anybody could tell whether they are still the same. */
const LIGHT_TABLES = 12;

/** Compiles a list. Throws a `Problem` (400, 403) for what the caller may not ask. */
export function compileList(database: Database, request: ListRequest): CompiledList {
  const { definition, query, caller, restrict, derived } = request;
  const statement = listStatement(definition, query, caller, { restrict, derived });
  const versions = versionsOf(statement.touched);
  const isLasting = statement.derived.every(({ touched }) => touched !== 'none');
  const isKept = isLasting && restrict === undefined && statement.weight.tables > LIGHT_TABLES;
  const shown = versionsOf(statement.shown);
  const told = isKept ? sql`, ${shown} as shown` : sql``;
  const compileRows = (rows: Sql) =>
    sql<RowsAnswer>`select ${rows} as value, ${versions} as versions${told}`.compile(database);
  const rows = compileRows(statement.rows);
  const count =
    sql<CountAnswer>`select ${statement.count}::integer as total, ${versions} as versions`.compile(database);
  const ids = statement.ids ?? sql`select 1 as id where false`;
  let windowed: { readonly marks: PageMarks; readonly rows: CompiledQuery<RowsAnswer> } | undefined;
  const compileWithin = (marks: PageMarks) => {
    const window = windowOf(marks, query.skip, topOf(definition, query));
    return compileRows(listStatement(definition, query, caller, { restrict, window, derived }).rows);
  };
  return {
    request,
    derived: statement.derived,
    isLasting,
    key: nameOf(count),
    weight: statement.weight,
    rows,
    ...(isKept && {
      kept: { name: nameOf(rows), shown: sql<ShownAnswer>`select ${shown} as shown`.compile(database) },
    }),
    count,
    isMarkable:
      statement.ids !== undefined && restrict === undefined && isLasting && isInOrderOfIds(definition, query),
    isDear: statement.touched.length > 1,
    ...(statement.pageIds !== undefined && {
      pieces: compilePieces(database, request, statement.pageIds),
    }),
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

/** Names a question by all that decides its answer: the caller's rights stand in the statement. */
function nameOf({ sql: text, parameters }: CompiledQuery): string {
  return createHash('sha256').update(text).update(JSON.stringify(parameters)).digest('base64');
}

function isInOrderOfIds({ key, owner }: SetDefinition, { orderBy: [first], search }: Query): boolean {
  if (key.type !== 'integer' || owner !== undefined || search !== undefined) return false;
  return first === undefined || (first.path.join('/') === 'id' && !first.isDescending);
}

/** Writes the versions of sets as one text. */
export function versionsOf(sets: readonly SetName[]): Sql {
  const names = sql.join(sets.map((name) => sql.lit(name)));
  return sql`(select coalesce(string_agg(version::text, ',' order by set_name), '') from change_counters where set_name in (${names}))`;
}
