import { sql } from 'kysely';
import type { New, Stored } from 'shared-contracts/members/stored.ts';
import {
  addRecord,
  type ChangeContext,
  changeRecord,
  isChanged,
  loadRecords,
} from '../../../data/records.ts';
import { importDepartment } from '../../mapping/importDepartment.ts';
import { type Coordinator, hasSameFamilyName, isSamePerson } from '../../mapping/factsheet/toCoordinator.ts';

/** A factsheet whose coordinator is told of; its id is null while it is new, and so is its contact while it has none. */
export type CoordinatedFactsheet = {
  readonly id: number | null;
  readonly institutionId: number;
  readonly contactId: number | null;
};

/**
 * Gives the contact that stands for what a partner says of its coordinator, found or made.
 *
 * - what the partner does not say stays as somebody wrote it
 * - a contact that an agreement or another factsheet has too is not changed: a new one takes its place here
 */
export async function saveCoordinator(
  context: ChangeContext,
  said: Coordinator,
  factsheet: CoordinatedFactsheet,
): Promise<number> {
  const known = await knownContacts(context, said, factsheet);
  const same = known.find((contact) => isSamePerson(contact, said));
  const { id: _id, ...laid } = layOver(same, said);
  if (same !== undefined) {
    const id = same.id;
    const after = { ...same, ...laid };
    if (!isChanged('MobilityContacts', same, after)) return id;
    if (id === factsheet.contactId && (await belongsToIt(context, id, factsheet))) {
      await changeRecord(context, 'MobilityContacts', same, after);
      return id;
    }
  }
  const department = laid.department ?? (await departmentOf(context, factsheet.institutionId));
  const institution = factsheet.institutionId;
  const after = {
    ...laid,
    department,
    institution,
    uid: null,
    apm: null,
    isPrivate: false,
    isSample: false,
    dateCreated: null,
  };
  return Number(await addRecord(context, 'MobilityContacts', after));
}

/** Lists who may be meant, the present coordinator first. Nobody's own record is among them. */
async function knownContacts(
  context: ChangeContext,
  said: Coordinator,
  { contactId, institutionId }: CoordinatedFactsheet,
): Promise<readonly Stored<'MobilityContacts'>[]> {
  const { rows } = await sql<{ id: number }>`
    select contacts.id from contacts
    where uid is null and (contacts.id = ${contactId} or institution_id = ${institutionId}
      and (lower(email) = lower(${said.email}::text) or lower(family_name) = lower(${said.familyName}::text)))
    order by contacts.id = ${contactId} desc nulls last, contacts.id for update`.execute(context.database);
  const ids = rows.map(({ id }) => id);
  const records = await loadRecords(context, 'MobilityContacts', ids);
  return ids.map((id) => records.get(id)).filter((contact) => contact !== undefined);
}

const NOBODY = {
  isPrivate: false,
  title: null,
  url: null,
  department: null,
  institution: null,
  person: null,
  givenName: null,
  familyName: '?',
};

type Contact = Stored<'MobilityContacts'>;

function layOver(stored: Contact | undefined, said: Coordinator): Omit<New<'MobilityContacts'>, 'isSample'> {
  const told = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  // Somebody else at the same address has neither the title nor the first name of whoever was there before.
  const isRenamed = stored !== undefined && said.familyName !== null && !hasSameFamilyName(stored, said);
  const successor = isRenamed ? { title: null, url: null, givenName: null, person: null } : {};
  return { ...NOBODY, ...stored, ...successor, ...told };
}

async function belongsToIt(
  { database }: ChangeContext,
  contactId: number,
  { id }: CoordinatedFactsheet,
): Promise<boolean> {
  const { rows } = await sql`
    select from agreement_contacts where contact_id = ${contactId}
    union all select from factsheets where coordinator_contact_id = ${contactId} and id is distinct from ${id}
    limit 1`.execute(database);
  return rows.length === 0;
}

async function departmentOf(context: ChangeContext, institutionId: number): Promise<number | null> {
  const { rows } = await sql<{ name: string }>`
    select name from institutions where id = ${institutionId}`.execute(context.database);
  const unit = { ounitId: null, name: rows[0]?.name ?? '' };
  return (await importDepartment(context, institutionId, unit)) ?? null;
}
