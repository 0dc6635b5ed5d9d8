import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/errors.ts';
import type { Database } from '../../database/database.ts';
import { isObject } from '../save/body.ts';
import type { StoredRecord } from '../save/storedRecord.ts';

/** Reads what the list of role descriptions has: other roles come from partners alone. */
export async function offeredRoles(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ value: string }>`select value from role_descriptions`.execute(database);
  return new Set(rows.map(({ value }) => value));
}

/**
 * Names the roles of a contact that are in no list.
 *
 * - known: contacts that may have such a role already, as it came from their university
 */
export function roleErrors(
  contact: StoredRecord,
  known: readonly StoredRecord[],
  offered: ReadonlySet<string>,
): readonly FieldError[] {
  const there = new Set([...offered, ...known.flatMap(rolesOf)]);
  return rolesOf(contact).flatMap((role, index) =>
    there.has(role) || role === '' ? [] : [{ field: `roles/${index}/value`, code: 'not-in-list' }],
  );
}

function rolesOf({ roles }: StoredRecord): readonly string[] {
  const list: readonly unknown[] = Array.isArray(roles) ? roles : [];
  return list.map((role) => (isObject(role) && typeof role.value === 'string' ? role.value.trim() : ''));
}
