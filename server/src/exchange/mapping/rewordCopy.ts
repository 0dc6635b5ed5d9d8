import { isDeepStrictEqual } from 'node:util';
import { foldText } from 'shared-contracts/text/text.ts';
import type { Contact } from 'ewp/documents';
import type { Copy } from '../status/exchangeState.ts';
import { toEwpContact } from './toEwpContact.ts';

type Words = Parameters<typeof toEwpContact>[0] & {
  readonly familyName: string;
  readonly givenName: string | null;
  readonly email: string | null;
};

/**
 * What is said of a person in our copies from now on.
 *
 * - records: of the person, each as it was and as it is said now
 * - latest: what is said where a copy has words of the person that no record has any more
 */
export type Rewording = {
  readonly records: ReadonlyArray<{ readonly before: Words; readonly after: Words }>;
  readonly latest: Words;
};

/**
 * Says something else of one person in our copy of an agreement, and nothing else of anything; the copy itself where it does not name them.
 *
 * Only the contact's own words change: with which roles the copy names them stays, and so does the hash, which has no contacts in it.
 */
export function rewordCopy(copy: Copy, rewording: Rewording): Copy {
  const [own, partner] = copy.iia.partners;
  const reworded = own.contacts.map((contact) => reword(contact, rewording));
  if (isDeepStrictEqual(reworded, own.contacts)) return copy;
  const contacts = reworded.filter(
    (contact, index) => reworded.findIndex((other) => isDeepStrictEqual(other, contact)) === index,
  );
  return { ...copy, iia: { ...copy.iia, partners: [{ ...own, contacts }, partner] } };
}

function reword(contact: Contact, { records, latest }: Rewording): Contact {
  const same = records.find(({ before }) => isDeepStrictEqual(toEwpContact(before), contact));
  const after = same?.after ?? (records.some(({ before }) => isAbout(contact, before)) ? latest : undefined);
  const words = after && toEwpContact(after);
  return words ? { ...words, roleDescriptions: contact.roleDescriptions } : contact;
}

/** Words of an earlier time are known by address and family name; without an address by the whole name. */
function isAbout({ emails, personGivenNames, personFamilyNames }: Contact, person: Words): boolean {
  const said = foldText(personFamilyNames[0]?.value ?? '');
  if (said !== foldText(person.familyName.trim())) return false;
  const email = foldText(person.email?.trim() ?? '');
  if (emails.length > 0 && email !== '') return emails.some((one) => foldText(one) === email);
  return foldText(personGivenNames[0]?.value ?? '') === foldText(person.givenName?.trim() ?? '');
}
