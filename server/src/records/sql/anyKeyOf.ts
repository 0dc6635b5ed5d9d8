import { sql } from 'kysely';
import type { SetDefinition } from '../model/definition.ts';
import type { Key } from '../model/key.ts';
import type { Sql } from './sql.ts';

/** SQL for "one of these ids", typed as the set's key. One id is no array: of an array PostgreSQL makes a plan for every call. */
export function anyKeyOf(definition: SetDefinition, ids: readonly Key[]): Sql {
  const isInteger = definition.key.type === 'integer';
  if (ids.length === 1) return isInteger ? sql`${ids[0]}::integer` : sql`${ids[0]}::text`;
  return isInteger ? sql`any(${ids}::integer[])` : sql`any(${ids}::text[])`;
}
