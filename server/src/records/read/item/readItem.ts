import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { compiledItem, WHOLE_RECORD, type Item } from './compiledItem.ts';
import { requireAffordableItem } from '../cost/affordableItem.ts';
import {
  itemStatement,
  linkedItemStatement,
  type ItemKey,
  type ItemOptions,
  type ItemStatement,
} from './itemStatement.ts';

/**
 * Reads one record with the caller's rights; undefined when there is none that the caller may read.
 *
 * Throws a `Problem` (400, 403) for what the caller may not ask.
 */
export async function readItem(
  database: Database,
  caller: SignedInCaller | null,
  definition: SetDefinition,
  key: ItemKey,
  options: ItemOptions = WHOLE_RECORD,
): Promise<Item | undefined> {
  if ('id' in key && isWholeRecord(options)) {
    const { rows } = await database.executeQuery(compiledItem(database, caller, definition, key.id));
    return rows[0];
  }
  return firstRow(database, caller, itemStatement(definition, key, options, caller));
}

/** Reads what a single link of a record leads to; undefined when the record is not there, `item` null when the link is empty. */
export async function readLinkedItem(
  database: Database,
  caller: SignedInCaller,
  definition: SetDefinition,
  key: ItemKey,
  { link, options }: { readonly link: string; readonly options: ItemOptions },
): Promise<Item | undefined> {
  return firstRow(database, caller, linkedItemStatement(definition, key, link, options, caller));
}

function isWholeRecord({ select, expand, levels }: ItemOptions): boolean {
  return select === undefined && expand.length === 0 && levels === WHOLE_RECORD.levels;
}

async function firstRow(
  database: Database,
  caller: SignedInCaller | null,
  { read, tables }: ItemStatement,
): Promise<Item | undefined> {
  const query = sql<Item>`${read}`.compile(database);
  if (caller !== null) await requireAffordableItem(database, caller.role, query, tables);
  const { rows } = await database.executeQuery(query);
  return rows[0];
}
