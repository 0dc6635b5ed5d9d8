import type { Unsaved } from 'shared-contracts/members/stored.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import type { SetDefinition } from '../model/definition.ts';
import { type ChangeEntry, writeAuditEntry } from './write/changeLog.ts';
import type { Key } from '../model/key.ts';
import {
  loadRecords,
  lockRecords,
  type MergedRecord,
  type RecordOf,
  type StoredRecord,
} from './stored/storedRecord.ts';
import type { RulesOf } from './setRules.ts';
import { nextVersion } from './stored/version.ts';
import { changedMembers } from './stored/changedMembers.ts';
import { writeRecord } from './write/writeRecord.ts';

/** What every change of records knows; `database` is the transaction. */
export type ChangeContext = {
  readonly database: Database;
  /** Who is named in the audit; null for the system itself. */
  readonly userId: number | null;
  readonly now: Date;
  readonly requestId: string | null;
  /** Root sets that changed so far. */
  readonly touched: Set<SetName>;
};

/** What a save knows besides its body: whose rights count. */
export type SaveContext = ChangeContext & {
  readonly caller: SignedInCaller;
  readonly rulesOf: RulesOf;
};

type StoredChange = {
  readonly before: StoredRecord | null;
  readonly after: MergedRecord;
  /** For the audit; a deletion by mark is an update of the row. */
  readonly operation?: ChangeEntry['operation'];
};

/** Writes a root record, its version, its audit entry, and remembers the set; gives the id. */
export async function store(
  context: ChangeContext,
  definition: SetDefinition,
  { before, after, operation = before === null ? 'create' : 'update' }: StoredChange,
): Promise<Key> {
  if (definition.fields.dateModified !== undefined) after.dateModified = nextVersion(context.now, before);
  if (definition.fields.dateCreated !== undefined) after.dateCreated ??= after.dateModified;
  const id = await writeRecord(context.database, definition, before, after);
  await log(context, { set: definition.root, id, operation, before, after: { ...after, id } });
  return id;
}

/** Audits a change and remembers its set for the change counters. */
export async function log(context: ChangeContext, entry: ChangeEntry): Promise<void> {
  await writeAuditEntry(context.database, entry, {
    userId: context.userId,
    at: context.now,
    requestId: context.requestId,
  });
  context.touched.add(entry.set);
}

/**
 * Changes fields of another record as a consequence of a save, under the same transaction and with an audit entry of its own.
 *
 * - read: decides the new values from the locked record
 */
export async function changeAlso<Set extends SetName>(
  context: ChangeContext,
  definition: SetDefinition<Set>,
  id: Key,
  read: (record: RecordOf<Set>) => Partial<Unsaved<Set>>,
): Promise<void> {
  await lockRecords(context.database, definition, [id]);
  const before = (await loadRecords(context.database, definition, [id])).get(id);
  if (before === undefined) return;
  const after = { ...before, ...read(before) };
  if (changedMembers(definition, before, after).length > 0)
    await store(context, definition, { before, after });
}
