import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import type { SetDefinition } from '../model/definition.ts';
import { readItem } from './item/readItem.ts';

/**
 * Reads a whole record as the wire has it, with owned children and links expanded; large contents are left out.
 *
 * - database: the transaction, where the record has just been written in one
 * - caller: sees what their grants open; null is the server itself, which sees everything
 * - result: null when there is no such record, or none that the caller may read
 */
export async function readRecord(
  { database }: { readonly database: Database },
  caller: SignedInCaller | null,
  definition: SetDefinition,
  id: number | string,
): Promise<object | null> {
  const found = await readItem(database, caller, definition, { id });
  const record: unknown = JSON.parse(found?.item ?? 'null');
  return typeof record === 'object' ? record : null;
}
