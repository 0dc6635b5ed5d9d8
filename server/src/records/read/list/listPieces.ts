import { sql, type CompiledQuery } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Key } from '../../model/key.ts';
import type { Sql } from '../../sql/sql.ts';
import { selectedContents } from '../shape/contents.ts';
import type { ListRequest } from './listRequest.ts';
import { listStatement } from './listStatement.ts';

/** Rows of one piece: of whole agreements a megabyte, made in less than a tenth of a second. */
export const ROWS_OF_PIECE = 50;

/**
 * The statements by which a list is read a piece at a time.
 *
 * - ids: which records, in their order
 * - rows: some of these that still match and may still be read, in the same order, as the text of a JSON array
 */
export type ListPieces = {
  readonly ids: () => CompiledQuery<{ readonly ids: readonly Key[] }>;
  readonly rows: (ids: readonly Key[]) => CompiledQuery<{ readonly value: string }>;
};

/** Stands in the compiled statement for the ids of a piece; no option can hold it. */
const IDS_MARK = '\0ids';

/** Compiles the statements for pieces of a list, when they are asked for; undefined for contents of files, and for a part of a list. */
export function compilePieces(
  database: Database,
  { definition, query, caller, restrict, derived }: ListRequest,
  pageIds: Sql,
): ListPieces | undefined {
  const hasContents = selectedContents(definition, query).length > 0;
  if (query.isFirst || hasContents || restrict !== undefined) return undefined;
  let compiled: CompiledQuery<{ value: string }> | undefined;
  const compileRows = () => {
    const type = definition.key.type === 'integer' ? sql`integer[]` : sql`text[]`;
    const { rows } = listStatement(definition, { ...query, top: ROWS_OF_PIECE, skip: 0 }, caller, {
      restrict: (_statement, row) => [sql`${row.key} = any(${IDS_MARK}::${type})`],
      derived,
    });
    return sql<{ value: string }>`select ${rows} as value`.compile(database);
  };
  return {
    ids: () =>
      sql<{
        ids: readonly Key[];
      }>`select coalesce(json_agg(id), '[]') as ids from (${pageIds}) page`.compile(database),
    rows: (ids) => {
      compiled ??= compileRows();
      return {
        ...compiled,
        parameters: compiled.parameters.map((value) => (value === IDS_MARK ? ids : value)),
      };
    },
  };
}
