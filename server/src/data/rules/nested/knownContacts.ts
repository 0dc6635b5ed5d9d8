import { sql } from 'kysely';
import type { Stored } from 'shared-contracts/members/stored.ts';
import { MODEL } from '../../sets/model.ts';
import type { Key } from '../../../records/model/key.ts';
import type { NestedRecord } from '../../../records/save/posted/parsedMembers.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { loadFlatRecords } from '../../../records/save/stored/storedRecord.ts';

type Contact = Stored<'MobilityContacts'>;

/** Contacts that are stored, by id, by e-mail address, and by whose they are. */
export type KnownContacts = {
  readonly byId: ReadonlyMap<Key, Contact>;
  /** Contacts that have the address of a posted one, the oldest first. */
  readonly withEmail: (email: unknown) => readonly Contact[];
  /** Contacts of the same person as a stored one that is posted, itself among them, the oldest first. */
  readonly ofPerson: (contact: Contact) => readonly Contact[];
};

/** Reads the contacts that posted ones name or may be the same as, in two queries. */
export async function knownContacts(
  records: readonly NestedRecord[],
  { database }: SaveContext,
): Promise<KnownContacts> {
  const ids = records.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const emails = records
    .filter(({ id }) => id === undefined)
    .map(({ members }) => members.fields.get('email'))
    .filter((email) => typeof email === 'string');
  const { rows } = await sql<{ id: number }>`
    select id from contacts where email = any(${emails})
    union select other.id from contacts one join contacts other using (person_id) where one.id = any(${ids})
    order by id`.execute(database);
  const found = rows.map(({ id }) => id);
  const byId = await loadFlatRecords(database, MODEL.MobilityContacts, [...ids, ...found]);
  const contacts = found.map((id) => byId.get(id)).filter((contact) => contact !== undefined);
  return {
    byId,
    withEmail: (email) =>
      typeof email === 'string' && emails.includes(email)
        ? contacts.filter((contact) => contact.email === email)
        : [],
    ofPerson: ({ person }) => contacts.filter((contact) => contact.person === person),
  };
}

/**
 * Tells which of some contacts belong to one agreement alone, and locks those: nobody can link them anywhere else until the
 * transaction ends.
 */
export async function contactsOfOneAgreement(
  ids: readonly Key[],
  agreement: Key,
  { database }: SaveContext,
): Promise<ReadonlySet<Key>> {
  if (ids.length === 0) return new Set();
  await sql`select id from contacts where id = any(${ids}) order by id for update`.execute(database);
  const { rows } = await sql<{ id: number }>`
    select contact_id as id from agreement_contacts where contact_id = any(${ids}) and agreement_id <> ${agreement}
    union select coordinator_contact_id from factsheets where coordinator_contact_id = any(${ids})`.execute(
    database,
  );
  const shared = new Set<Key>(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !shared.has(id)));
}
