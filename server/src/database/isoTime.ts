import { type RawBuilder, sql } from 'kysely';

/** Format of times on the wire, as PostgreSQL's `to_char` writes it. */
const ISO_TIME = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** Writes a moment as the wire has it: ISO 8601 in UTC, with milliseconds. */
export function isoTime(time: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char(${time} at time zone 'UTC', ${sql.lit(ISO_TIME)})`;
}
