import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import type { Database } from '../../../database/database.ts';

type WithRoles = Pick<Unsaved<'MobilityContacts'>, 'roles'>;

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
  contact: WithRoles,
  known: readonly WithRoles[],
  offered: ReadonlySet<string>,
): readonly FieldError[] {
  const there = new Set([...offered, ...known.flatMap(rolesOf)]);
  return rolesOf(contact).flatMap((role, index) =>
    there.has(role) || role === '' ? [] : [{ field: `roles/${index}/value`, code: 'not-in-list' }],
  );
}

function rolesOf({ roles }: WithRoles): readonly string[] {
  return (roles ?? []).map(({ value }) => value.trim());
}
