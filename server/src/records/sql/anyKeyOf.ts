import { sql } from 'kysely';
import type { SetDefinition } from '../model/definition.ts';
import type { Key } from '../model/key.ts';
import type { Sql } from './sql.ts';

/** SQL for "one of these ids", typed as the set's key. */
export function anyKeyOf(definition: SetDefinition, ids: readonly Key[]): Sql {
  return definition.key.type === 'integer' ? sql`any(${ids}::integer[])` : sql`any(${ids}::text[])`;
}
