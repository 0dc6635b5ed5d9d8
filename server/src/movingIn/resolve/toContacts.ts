import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import type { ChangeContext } from '../../data/records.ts';
import { importContacts } from '../../exchange/mapping/importContacts.ts';
import type { EarlierAgreement, EarlierContact } from '../earlierAgreement.ts';
import type { Reason } from '../reasons.ts';
import type { TwoSides } from './twoSides.ts';

/**
 * Finds the contacts of an agreement; the partner's that are not there are made. Gives ids, ascending.
 *
 * - notes: takes those of ours that the portal does not have: who works here is not for a file to say
 */
export async function toContacts(
  context: ChangeContext,
  { departmentalCoordinatorContacts: contacts }: EarlierAgreement,
  { sides, notes }: { readonly sides: TwoSides; readonly notes: Reason[] },
): Promise<readonly number[]> {
  const ids = await defaultContact(context);
  for (const [index, contact] of contacts.entries()) {
    const field = `departmentalCoordinatorContacts/${index}`;
    const place = contact.institution ?? contact.department?.institution;
    if (place == null) notes.push({ code: 'left-out', field, value: nameOf(contact) });
    else if (sides.endOf(place, field) === sides.local) {
      const own = await ownContact(context, sides.local, contact);
      if (own === undefined) notes.push({ code: 'contact-left-out', field, value: nameOf(contact) });
      else ids.push(own);
    } else {
      const ounitId = contact.department?.ounitId ?? undefined;
      const person = { contact: asInTheNetwork(contact), ounitId };
      ids.push(...(await importContacts(context, [person], sides.partner)));
    }
  }
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

async function defaultContact({ database }: ChangeContext): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from contacts where id = ${DEFAULT_LOCAL_CONTACT_ID}`.execute(database);
  return rows.map(({ id }) => id);
}

async function ownContact(
  { database }: ChangeContext,
  institution: number,
  { email }: EarlierContact,
): Promise<number | undefined> {
  if (email == null) return undefined;
  const { rows } = await sql<{ id: number }>`
    select contacts.id from contacts left join departments on departments.id = department_id
    where coalesce(contacts.institution_id, departments.institution_id) = ${institution} and not is_private
      and lower(email) = lower(${email}) order by uid is null, contacts.id limit 1`.execute(database);
  return rows[0]?.id;
}

/** As a partner's own copy would have it, so that its copy finds the same person later. */
function asInTheNetwork({ givenName, familyName, email, phone, address, roles }: EarlierContact) {
  const name = [givenName, familyName].filter((part) => part != null).join(' ') || email || '?';
  const texts = (value: string | null | undefined) => (value == null ? [] : [{ value, lang: undefined }]);
  return {
    contactNames: texts(name),
    personGivenNames: texts(familyName == null ? null : givenName),
    personFamilyNames: texts(familyName),
    phoneNumbers: phone == null ? [] : [{ otherFormat: phone }],
    faxNumbers: [],
    emails: email == null ? [] : [email],
    ...(address != null && { mailingAddress: { recipientNames: [], addressLines: [address] } }),
    roleDescriptions: (roles ?? []).map(({ value, language }) => ({ value, lang: language ?? undefined })),
  };
}

function nameOf({ givenName, familyName, email }: EarlierContact): string {
  return email ?? [givenName, familyName].filter((part) => part != null).join(' ');
}
