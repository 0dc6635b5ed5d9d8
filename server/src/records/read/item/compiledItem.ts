import { sql, type CompiledQuery } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Database } from '../../../database/database.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { LRUCache } from 'lru-cache';
import { itemStatement, type ItemOptions } from './itemStatement.ts';

/** A record as JSON text, and its version when the set has one. */
export type Item = { readonly item: string | null; readonly version: string | null };

/** Options of a read that names none. */
export const WHOLE_RECORD: ItemOptions = { expand: [], levels: 1 };

/** Stand in a compiled statement for the values that differ from call to call; no id begins like them. */
const KEY_MARK = '\0key';
const CALLER_MARK = '\0caller';

const MOST_COMPILED = 500;
const compiled = new LRUCache<string, CompiledQuery<Item>>({ max: MOST_COMPILED });

/**
 * Gives the statement that reads one whole record, compiled once for all records of a set and all callers with the same rights.
 *
 * An agreement's has forty members over three levels: compiling it takes longer than running it. Throws as {@link itemStatement}
 * does.
 */
export function compiledItem(
  database: Database,
  caller: Caller | null,
  definition: SetDefinition,
  id: number | string,
): CompiledQuery<Item> {
  const name = `${definition.name}\n${caller === null ? 'server' : caller.permissions.join()}`;
  const query = compiled.get(name) ?? compileItem(database, caller, definition);
  compiled.set(name, query);
  const values = new Map<unknown, unknown>([
    [KEY_MARK, id],
    [CALLER_MARK, caller?.id],
  ]);
  return {
    ...query,
    parameters: query.parameters.map((value) => (values.has(value) ? values.get(value) : value)),
  };
}

function compileItem(
  database: Database,
  caller: Caller | null,
  definition: SetDefinition,
): CompiledQuery<Item> {
  const anybody = caller && { ...caller, id: CALLER_MARK };
  const { read } = itemStatement(definition, { id: KEY_MARK }, WHOLE_RECORD, anybody);
  return sql<Item>`${read}`.compile(database);
}
