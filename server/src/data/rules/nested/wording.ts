import { isDeepStrictEqual } from 'node:util';
import { foldText } from 'shared-contracts/text/text.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';

type Contact = Stored<'MobilityContacts'>;
type Wording = Pick<Unsaved<'MobilityContacts'>, (typeof SAID)[number]>;

/** What a contact says of a person; the other members say which record it is. */
const SAID = [
  'title',
  'roles',
  'givenName',
  'familyName',
  'email',
  'phone',
  'address',
  'url',
  'department',
] as const satisfies readonly MemberOf<'MobilityContacts'>[];

/** Tells whether a changed contact is still about the same person: somebody else has another name and another address. */
export function isSamePerson(before: Wording, after: Wording): boolean {
  const hadEmail = folded(before.email) !== '';
  return !hadEmail || folded(before.email) === folded(after.email) || nameOf(before) === nameOf(after);
}

/** Finds among some contacts one that says just this. */
export function sameWording(contacts: readonly Contact[], wanted: Wording): Contact | undefined {
  return contacts.find((contact) =>
    SAID.every((member) => isDeepStrictEqual(contact[member] || null, wanted[member] || null)),
  );
}

function nameOf({ givenName, familyName }: Wording): string {
  return `${folded(familyName)} ${folded(givenName)}`;
}

function folded(text: string | null): string {
  return foldText(text?.trim() ?? '');
}
