import type { SetDefinition } from '../../model/definition.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { readRecord } from '../../read/readRecord.ts';
import { loadFlatRecords } from './storedRecord.ts';
import { checkVersion, staleProblem } from './version.ts';
import { requireFound } from '../../../platform/problems/refusals.ts';

/** Throws a `Problem`: 404 when there is no such record, 409 with the record as it is now when it has not the version that the caller names. */
export async function requireVersion(
  database: Database,
  caller: SignedInCaller,
  definition: SetDefinition,
  { id, version }: { readonly id: number; readonly version: string },
): Promise<void> {
  const stored = requireFound((await loadFlatRecords(database, definition, [id])).get(id));
  const check = checkVersion(stored, [version]);
  if (check === 'same') return;
  const current = await readRecord({ database }, caller, definition, id);
  throw staleProblem(check, { set: definition.name, id, current });
}
