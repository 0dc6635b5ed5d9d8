import { sql } from 'kysely';
import {
  type ConditionValue,
  DATA_ACCESS,
  type Grant,
  ME,
  type Operation,
  RESTRICTED_FIELDS,
} from 'shared-contracts/access.ts';
import type { SetName } from 'shared-contracts/sets.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { notPermitted } from '../../platform/refusals.ts';
import type { SetDefinition } from '../model/definition.ts';
import type { Key } from '../model/key.ts';
import { columnOf, MODEL, rootSetOf } from '../model/model.ts';
import { loadFlatRecords, type StoredRecord } from './storedRecord.ts';

/** Lists the grants that the caller's permissions open, whatever the record. */
export function grantsOf(caller: SignedInCaller, operation: Operation, set: SetName): readonly Grant[] {
  return (DATA_ACCESS[set][operation] ?? []).filter((grant) => caller.permissions.includes(grant.permission));
}

/** Throws 403 for a caller who may change nothing of a set, whatever the record. */
export function requireSomeGrant(caller: SignedInCaller, definition: SetDefinition): void {
  const operations = ['create', 'update', 'delete'] as const;
  const set = rootSetOf(definition);
  if (operations.every((operation) => grantsOf(caller, operation, set).length === 0)) throw notPermitted();
}

/** Picks the grants whose conditions a record meets. */
export async function matchingGrants(
  database: Database,
  caller: SignedInCaller,
  grants: readonly Grant[],
  set: SetName,
  record: StoredRecord,
): Promise<readonly Grant[]> {
  const matching: Grant[] = [];
  for (const grant of grants) {
    if (await meets(database, caller, grant.where ?? {}, set, record)) matching.push(grant);
  }
  return matching;
}

/** Tells which of some existing records the caller may read. */
export async function readableIds(
  database: Database,
  caller: SignedInCaller,
  set: SetName,
  ids: readonly Key[],
): Promise<ReadonlySet<Key>> {
  const grants = grantsOf(caller, 'read', set);
  if (ids.length === 0 || grants.length === 0) return new Set();
  if (grants.some((grant) => grant.where === undefined)) return new Set(ids);
  const readable = new Set<Key>();
  for (const [id, record] of await loadFlatRecords(database, MODEL[set], ids)) {
    if ((await matchingGrants(database, caller, grants, set, record)).length > 0) readable.add(id);
  }
  return readable;
}

/** Names the first member that the grants do not open to the caller, or that needs a permission of its own. */
export function closedMember(
  caller: SignedInCaller,
  grants: readonly Grant[],
  set: SetName,
  { changed, posted }: { readonly changed: readonly string[]; readonly posted: readonly string[] },
): string | undefined {
  const restricted = RESTRICTED_FIELDS[set] ?? {};
  // Posting alone is refused here: an equal value would tell what a hidden member holds.
  const hidden = posted.find((member) => {
    const permission = Object.hasOwn(restricted, member) ? restricted[member] : undefined;
    return permission !== undefined && !caller.permissions.includes(permission);
  });
  return (
    hidden ??
    changed.find(
      (member) => !grants.some((grant) => grant.fields === undefined || grant.fields.includes(member)),
    )
  );
}

async function meets(
  database: Database,
  caller: SignedInCaller,
  where: NonNullable<Grant['where']>,
  set: SetName,
  record: StoredRecord,
): Promise<boolean> {
  for (const [path, accepted] of Object.entries(where)) {
    const actual = await valueAt(database, set, path, record);
    const choices: readonly ConditionValue[] = Array.isArray(accepted) ? accepted : [accepted];
    if (!choices.some((choice) => actual === (choice === ME ? caller.id : choice))) return false;
  }
  return true;
}

/** Reads `status`, `owner/id` or `institution/isLocal`; stored records hold bare ids, so the last kind asks the database. */
async function valueAt(
  database: Database,
  set: SetName,
  path: string,
  record: StoredRecord,
): Promise<unknown> {
  const [member = '', next = 'id', ...rest] = path.split('/');
  const value = record[member];
  const link = MODEL[set].links[member];
  if (link?.kind !== 'toOne' || next === 'id') return value;
  const target = MODEL[link.set];
  const field = target.fields[next];
  if (field === undefined || rest.length > 0)
    throw new Error(`grant of ${set} names the unknown path ${path}`);
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(columnOf(next, field))} as value from ${sql.table(target.table)} where id = ${value}`.execute(
    database,
  );
  return rows[0]?.value;
}
