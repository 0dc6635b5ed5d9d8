import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { ROLE } from 'shared-contracts/members/commonTexts.ts';
import type { Address, Contact, LocalisedText } from 'ewp/documents';

const { fields } = CONTACT;

/** Name of a person or office as people read it. */
export function personOf({ contactNames, personGivenNames, personFamilyNames, emails }: Contact): string {
  const [given] = personGivenNames;
  const [family] = personFamilyNames;
  const name =
    family === undefined ? contactNames[0]?.value : [given?.value, family.value].filter(Boolean).join(' ');
  return name?.trim() || emails[0] || '?';
}

/** Writes an address in one line. */
export function addressText(address: Address | undefined): string {
  const lines = [...(address?.addressLines ?? []), address?.postalCode, address?.locality, address?.country];
  return lines.filter(Boolean).join(', ');
}

/** What of a contact our records keep besides its name. */
type KeptPart = 'emails' | 'phoneNumbers' | 'address' | 'roles';

/**
 * Says what of a contact our records have no place for: each text with the person's name before it.
 *
 * - kept: what they keep, the first of each; names in one language
 */
export function restOf(contact: Contact, kept: readonly KeptPart[]): readonly string[] {
  const { contactNames, personGivenNames, personFamilyNames, phoneNumbers, faxNumbers, emails } = contact;
  const { streetAddress, mailingAddress, roleDescriptions } = contact;
  const besidesFirst = <T>(part: KeptPart, items: readonly T[]) => items.slice(kept.includes(part) ? 1 : 0);
  // A full name says what its parts do.
  const names = personFamilyNames.length > 0 ? otherWords(contactNames.slice(0, 1), contact) : [];
  const texts = [
    ...names,
    ...[contactNames, personGivenNames, personFamilyNames].flatMap((all) => all.slice(1).map(textOf)),
    ...besidesFirst('emails', emails),
    ...besidesFirst('phoneNumbers', phoneNumbers).map(({ e164, otherFormat }) => e164 ?? otherFormat ?? ''),
    ...faxNumbers.map(({ e164, otherFormat }) => `Fax ${e164 ?? otherFormat ?? ''}`),
    ...besidesFirst(
      'address',
      [mailingAddress, streetAddress].flatMap((address) => address ?? []),
    ).map(addressText),
    ...(kept.includes('roles')
      ? roleDescriptions.filter(({ value }) => value.length > ROLE.maxLength)
      : roleDescriptions
    ).map(textOf),
    ...cutTexts(contact),
  ];
  return texts.filter((text) => text.trim() !== '').map((text) => `${personOf(contact)}: ${text}`);
}

function otherWords(names: readonly LocalisedText[], contact: Contact): readonly string[] {
  const words = personOf(contact).split(/\s+/);
  return names.map(textOf).filter((name) => !name.split(/\s+/).every((word) => words.includes(word)));
}

function cutTexts({
  personGivenNames,
  personFamilyNames,
  contactNames,
  emails,
  phoneNumbers,
}: Contact): readonly string[] {
  const [phone] = phoneNumbers;
  const limited: ReadonlyArray<readonly [string | undefined, number]> = [
    [personGivenNames[0]?.value, fields.givenName.maxLength],
    [personFamilyNames[0]?.value ?? contactNames[0]?.value, fields.familyName.maxLength],
    [emails[0], fields.email.maxLength],
    [phone?.e164 ?? phone?.otherFormat, fields.phone.maxLength],
  ];
  return limited.flatMap(([text, most]) => (text !== undefined && text.trim().length > most ? [text] : []));
}

function textOf({ value }: LocalisedText): string {
  return value;
}
