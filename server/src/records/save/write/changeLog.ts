import { sql } from 'kysely';
import type { Operation } from 'shared-contracts/rights/grants.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../../database/database.ts';
import type { Key } from '../../model/key.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

export type ChangeEntry = {
  readonly set: SetName;
  readonly id: Key;
  readonly operation: Exclude<Operation, 'read'>;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
};

/** Writes down who changed a record from what to what, in the transaction of the change; userId null is the partner network. */
export async function writeAuditEntry(
  database: Database,
  { set, id, operation, before, after }: ChangeEntry,
  by: { readonly userId: number | null; readonly at: Date; readonly requestId: string | null },
): Promise<void> {
  await sql`
    insert into audit_entries (at, user_id, set_name, record_id, operation, before, after, request_id)
    values (${by.at}, ${by.userId}, ${set}, ${id}, ${operation}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${by.requestId})`.execute(
    database,
  );
}

function jsonOf(record: StoredRecord | null): string | null {
  return record === null ? null : JSON.stringify(record);
}

/**
 * Raises the change counters of the sets that a transaction touched; cached counts of older versions are void then.
 *
 * The last statement before the commit, so that writers wait for one another for a moment only, and in the order of the
 * names, so that they never wait in a circle.
 */
export async function bumpChangeCounters(database: Database, sets: ReadonlySet<SetName>): Promise<void> {
  for (const set of [...sets].sort()) {
    await sql`
      insert into change_counters (set_name, version) values (${set}, 1)
      on conflict (set_name) do update set version = change_counters.version + 1`.execute(database);
  }
}
