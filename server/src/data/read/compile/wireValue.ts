import { sql } from 'kysely';
import type { FieldType } from 'shared-contracts/members/entity.ts';
import type { Sql } from './statement.ts';

/** Format of times on the wire, as PostgreSQL's `to_char` writes it. */
const WIRE_TIME = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** Makes a value look as the wire has it: times in UTC with milliseconds; the rest PostgreSQL's JSON writes so already. */
export function wireValue(value: Sql, type: FieldType): Sql {
  return type === 'dateTime' ? sql`to_char(${value} at time zone 'UTC', ${sql.lit(WIRE_TIME)})` : value;
}
