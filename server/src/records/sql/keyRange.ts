import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/** Ids above `after` up to `upTo`; absent ends are open. */
export type KeyRange = { readonly after?: number | undefined; readonly upTo?: number | undefined };

/** Writes the conditions that keep a key within a range. */
export function inRange(key: Sql, { after, upTo }: KeyRange): readonly Sql[] {
  return [
    ...(after === undefined ? [] : [sql`${key} > ${sql.lit(after)}`]),
    ...(upTo === undefined ? [] : [sql`${key} <= ${sql.lit(upTo)}`]),
  ];
}
