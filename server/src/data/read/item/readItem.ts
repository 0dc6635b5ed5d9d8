import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/caller.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { compiledItem, WHOLE_RECORD, type Item } from './compiledItem.ts';
import { itemStatement, linkedItemStatement, type ItemKey, type ItemOptions } from './itemStatement.ts';
import type { Sql } from '../compile/sql.ts';

/** Reads one record with the caller's rights; undefined when there is none that the caller may read. */
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
  return firstRow(database, itemStatement(definition, key, options, caller));
}

/** Reads what a single link of a record leads to; undefined when the record is not there, `item` null when the link is empty. */
export async function readLinkedItem(
  database: Database,
  caller: SignedInCaller,
  definition: SetDefinition,
  key: ItemKey,
  { link, options }: { readonly link: string; readonly options: ItemOptions },
): Promise<Item | undefined> {
  return firstRow(database, linkedItemStatement(definition, key, link, options, caller));
}

function isWholeRecord({ select, expand, levels }: ItemOptions): boolean {
  return select === undefined && expand.length === 0 && levels === WHOLE_RECORD.levels;
}

async function firstRow(database: Database, statement: Sql): Promise<Item | undefined> {
  const { rows } = await sql<Item>`${statement}`.execute(database);
  return rows[0];
}
