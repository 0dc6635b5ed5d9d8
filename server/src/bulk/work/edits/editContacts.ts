import { sql } from 'kysely';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { ContactsEdit } from 'shared-contracts/bulk/otherEdits.ts';
import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../platform/problems/refusals.ts';
import type { Edited } from './edited.ts';

const MEMBER = 'departmentalCoordinatorContacts';

type Known = {
  readonly id: number;
  readonly person: number;
  readonly name: string;
  readonly isLocal: boolean;
};

/**
 * Adds a coordinator of ours, or puts them in the place of another one. A person counts as named by whichever of their contact records.
 *
 * Throws a `Problem` 400 for contacts that are none of ours.
 */
export async function editContacts(
  database: Database,
  item: Pick<AgreementItem, typeof MEMBER>,
  { contact, instead }: ContactsEdit,
): Promise<readonly Edited[]> {
  const ids = item[MEMBER].map(({ id }) => id);
  const known = await knownContacts(database, [...ids, contact, ...(instead === undefined ? [] : [instead])]);
  const added = known.get(contact);
  const replaced = instead === undefined ? undefined : known.get(instead);
  if (added?.isLocal !== true || (instead !== undefined && replaced?.isLocal !== true)) {
    refuse([{ field: MEMBER, code: 'not-in-list' }]);
    return [];
  }
  const isOf = (one: Known | undefined, id: number) =>
    one !== undefined && known.get(id)?.person === one.person;
  const leaving = ids.filter((id) => isOf(replaced, id) && known.get(id)?.isLocal === true);
  if (instead !== undefined && leaving.length === 0) return [];
  const staying = ids.filter((id) => !leaving.includes(id));
  const isThere = staying.some((id) => isOf(added, id));
  if (isThere && leaving.length === 0) return [];
  const after = isThere ? staying : [...staying, contact];
  const names = (some: readonly number[]) =>
    some.flatMap((id) => known.get(id)?.name ?? []).join(', ') || null;
  return [
    {
      members: { [MEMBER]: after.map((id) => ({ id })) },
      changes: [{ field: MEMBER, before: names(ids), after: names(after) }],
    },
  ];
}

async function knownContacts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Known>> {
  const { rows } = await sql<Known>`
    select contacts.id, person_id as person, concat_ws(' ', given_name, family_name) as name, is_local as "isLocal"
    from contacts join institutions on institutions.id = contacts.institution_id where contacts.id = any(${ids}::integer[])`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
