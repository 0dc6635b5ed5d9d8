import { sql } from 'kysely';
import pg from 'pg';
import { OBJECT } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';

/** Most bytes of the rows or the record of one answer. */
export const MOST_ANSWER_BYTES = 8_000_000;

/** Whatever calls it ends with the SQL state `PT413`; see the migration `answerSizes`. */
const REFUSED = sql`refuse_large_answer()`;

/**
 * Writes rows as the text of a JSON array. The database stops at the first row with which it would be too long, so that neither it nor
 * the server ever holds more.
 *
 * - rows: a SELECT, in the order of the array
 */
export function boundedArray(rows: Sql): Sql {
  // Without `offset 0` each row would be written twice: once to be measured.
  return sql`(select '[' || coalesce(string_agg(piece, ','), '') || ']' from (
    select piece, sum(octet_length(piece)) over (rows between unbounded preceding and current row) as bytes
    from (select row_to_json(${OBJECT})::text as piece from (${rows}) ${OBJECT} offset 0) pieces
  ) measured where bytes <= ${sql.lit(MOST_ANSWER_BYTES)} or ${REFUSED})`;
}

/**
 * Bounds the read of one record in the same way.
 *
 * - found: a SELECT of `item`, as text, and `version`
 */
export function boundedItem(found: Sql): Sql {
  return sql`select item, version from (${found} offset 0) found
    where coalesce(octet_length(item), 0) <= ${sql.lit(MOST_ANSWER_BYTES)} or ${REFUSED}`;
}

/** Tells whether the database ended an answer because it would have been too long. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === 'PT413';
}
