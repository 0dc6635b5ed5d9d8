import type { New, Stored } from 'shared-contracts/members/stored.ts';
import type { Contact, Hei } from 'ewp/documents';
import type { StorableParts } from './storableParts.ts';
import { preferred } from './toInstitutionMembers.ts';
import { toPhone } from './toFactsheet.ts';

const FIELD = 'institutionalCoordinatorContact';

const COORDINATES = 'coordinat';
/** By what an institution's contact calls itself, in lower case, the best first. */
const ROLES: readonly ((role: string) => boolean)[] = [
  (role) => ['institution', 'erasmus'].some((word) => isBefore(role, word, COORDINATES)),
  (role) => role.includes(COORDINATES),
];

/**
 * Picks the contact of an institution that coordinates for all of it; undefined when it names nobody.
 *
 * The network does not say which one that is: the role tells it, else whoever can be written to.
 */
export function coordinatorOf({ contacts }: Hei): Contact | undefined {
  for (const isRole of ROLES) {
    const found = contacts.find(({ roleDescriptions }) =>
      roleDescriptions.some(({ value }) => isRole(value.toLowerCase())),
    );
    if (found !== undefined) return found;
  }
  return contacts.find(({ emails }) => emails.length > 0) ?? contacts[0];
}

function isBefore(text: string, first: string, second: string): boolean {
  const at = text.indexOf(first);
  return at >= 0 && text.includes(second, at + first.length);
}

/** What a partner says of a contact, as members of the portal's; null is not said. An office has a name and no family. */
export type Coordinator = {
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly roles: Stored<'MobilityContacts'>['roles'];
};

export function toCoordinator(contact: Contact, parts: StorableParts): Coordinator {
  const family = preferred(contact.personFamilyNames)?.value;
  const given = family === undefined ? undefined : preferred(contact.personGivenNames)?.value;
  const address = contact.mailingAddress ?? contact.streetAddress;
  const lines = [...(address?.addressLines ?? []), address?.postalCode, address?.locality, address?.country];
  for (const email of contact.emails.slice(1)) parts.leaveOut(`${FIELD}/email`, email);
  for (const phone of contact.phoneNumbers.slice(1)) parts.leaveOut(`${FIELD}/phone`, toPhone(phone) ?? '');
  const roles = parts.rows(`${FIELD}/roles`, contact.roleDescriptions).flatMap(({ value, lang }) => {
    const role = parts.text(`${FIELD}/roles`, value);
    return role === null ? [] : [lang === undefined ? { value: role } : { value: role, language: lang }];
  });
  const [phone] = contact.phoneNumbers;
  return {
    givenName: parts.text(`${FIELD}/givenName`, given),
    familyName: parts.text(`${FIELD}/familyName`, family ?? preferred(contact.contactNames)?.value),
    email: parts.text(`${FIELD}/email`, contact.emails[0]),
    phone: parts.text(`${FIELD}/phone`, phone && toPhone(phone)),
    address: parts.text(`${FIELD}/address`, lines.filter(Boolean).join(', ')),
    roles: roles.length > 0 ? roles : null,
  };
}

type Person = Pick<New<'MobilityContacts'>, 'email' | 'givenName' | 'familyName'>;

/** Tells whether a stored contact is the person that a partner tells of: by the address, or by the names where one has none. */
export function isSamePerson(stored: Person, said: Coordinator): boolean {
  if ((stored.email ?? null) !== null && said.email !== null)
    return folded(stored.email) === folded(said.email);
  return hasSameFamilyName(stored, said) && folded(stored.givenName) === folded(said.givenName);
}

export function hasSameFamilyName(stored: Person, said: Coordinator): boolean {
  return folded(stored.familyName) === folded(said.familyName);
}

function folded(value: string | null | undefined): string {
  return value?.toLowerCase() ?? '';
}
