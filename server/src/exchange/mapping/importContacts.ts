import { sql } from 'kysely';
import { ROLE } from 'shared-contracts/members/commonTexts.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { addRecord, type ChangeContext } from '../../data/records.ts';
import type { Contact } from 'ewp/documents';
import { addressText } from './contactParts.ts';
import { importDepartment } from './importDepartment.ts';
import type { NamedPerson } from './partnersPeople.ts';

const { fields } = CONTACT;

/** Finds or makes a contact for each person of a partner's copy, as it came; phone numbers are not judged. Gives the ids. */
export async function importContacts(
  context: ChangeContext,
  people: readonly NamedPerson[],
  institutionId: number,
): Promise<readonly number[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from institutions where id = ${institutionId}`.execute(context.database);
  const ids: number[] = [];
  for (const { contact, ounitId } of people) {
    const unit = { ounitId: ounitId ?? null, name: ounitId ?? rows[0]?.name ?? '' };
    const departmentId = (await importDepartment(context, institutionId, unit)) ?? null;
    ids.push(await findOrMake(context, contact, { institutionId, departmentId }));
  }
  return ids;
}

async function findOrMake(
  context: ChangeContext,
  contact: Contact,
  { institutionId, departmentId }: { readonly institutionId: number; readonly departmentId: number | null },
): Promise<number> {
  const person = toPerson(contact);
  const { rows } = await sql<{ id: number }>`
    select id from contacts
    where institution_id = ${institutionId} and department_id is not distinct from ${departmentId}::integer and uid is null
      and family_name = ${person.familyName} and given_name is not distinct from ${person.givenName}
      and email is not distinct from ${person.email} order by id limit 1`.execute(context.database);
  if (rows[0] !== undefined) return rows[0].id;
  const after = {
    uid: null,
    apm: null,
    isPrivate: false,
    title: null,
    url: null,
    isSample: false,
    ...person,
    department: departmentId,
    institution: institutionId,
    person: null,
  };
  return Number(await addRecord(context, 'MobilityContacts', after));
}

function toPerson(contact: Contact) {
  const [name] = contact.contactNames;
  const [given] = contact.personGivenNames;
  const [family] = contact.personFamilyNames;
  const [phone] = contact.phoneNumbers;
  return {
    givenName: family === undefined ? null : cut(given?.value, fields.givenName),
    // An office has a name and no family.
    familyName: cut(family?.value ?? name?.value, fields.familyName) ?? '?',
    email: cut(contact.emails[0], fields.email),
    phone: cut(phone?.e164 ?? phone?.otherFormat, fields.phone),
    address: cut(addressText(contact.mailingAddress ?? contact.streetAddress), fields.address),
    roles: contact.roleDescriptions.map(({ value, lang }) => ({
      value: value.slice(0, ROLE.maxLength),
      ...(lang !== undefined && { language: lang }),
    })),
  };
}

function cut(text: string | undefined, { maxLength }: { readonly maxLength: number }): string | null {
  return text?.replaceAll('\0', '').trim().slice(0, maxLength) || null;
}
