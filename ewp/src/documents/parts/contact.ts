import { element, leaf, type XmlOut } from '../../xml/writeXml.ts';
import { childrenOf, textOf, textsOf, type XmlTree } from '../../xml/xmlTree.ts';
import { NS } from '../namespaces.ts';
import { readAddress, writeAddress, type Address } from './address.ts';
import { readLocalisedTexts, writeLocalisedTexts, type LocalisedText } from './localisedText.ts';
import { readPhoneNumber, writePhoneNumber, type PhoneNumber } from './phoneNumber.ts';

/**
 * Person or office. Source: EWP contact type 1.1.0.
 *
 * - contactNames: at least one, such as "Dr Ada Example" or "International Relations Office"
 * - personGender: 0 not known, 1 male, 2 female, 9 not applicable
 */
export type Contact = {
  readonly contactNames: readonly LocalisedText[];
  readonly personGivenNames: readonly LocalisedText[];
  readonly personFamilyNames: readonly LocalisedText[];
  readonly personGender?: string | undefined;
  readonly phoneNumbers: readonly PhoneNumber[];
  readonly faxNumbers: readonly PhoneNumber[];
  readonly emails: readonly string[];
  readonly streetAddress?: Address | undefined;
  readonly mailingAddress?: Address | undefined;
  readonly roleDescriptions: readonly LocalisedText[];
};

/** Prefixes that a document with contacts declares at its root. */
export const CONTACT_PREFIXES = {
  'xmlns:c': NS.contact,
  'xmlns:a': NS.address,
  'xmlns:p': NS.phone,
} as const;

export function readContact(contact: XmlTree): Contact {
  return {
    contactNames: readLocalisedTexts(contact, NS.contact, 'contact-name'),
    personGivenNames: readLocalisedTexts(contact, NS.contact, 'person-given-names'),
    personFamilyNames: readLocalisedTexts(contact, NS.contact, 'person-family-name'),
    personGender: textOf(contact, NS.contact, 'person-gender'),
    phoneNumbers: childrenOf(contact, NS.phone, 'phone-number').map(readPhoneNumber),
    faxNumbers: childrenOf(contact, NS.phone, 'fax-number').map(readPhoneNumber),
    emails: textsOf(contact, NS.contact, 'email'),
    streetAddress: readAddress(contact, 'street-address'),
    mailingAddress: readAddress(contact, 'mailing-address'),
    roleDescriptions: readLocalisedTexts(contact, NS.contact, 'role-description'),
  };
}

/** - name: `c:contact`, or the name that the document gives to a contact of its own */
export function writeContact(name: string, contact: Contact): XmlOut {
  return element(name, [
    writeLocalisedTexts('c:contact-name', contact.contactNames),
    writeLocalisedTexts('c:person-given-names', contact.personGivenNames),
    writeLocalisedTexts('c:person-family-name', contact.personFamilyNames),
    leaf('c:person-gender', contact.personGender),
    contact.phoneNumbers.map((phone) => writePhoneNumber('p:phone-number', phone)),
    contact.faxNumbers.map((phone) => writePhoneNumber('p:fax-number', phone)),
    contact.emails.map((email) => leaf('c:email', email)),
    writeAddress('street-address', contact.streetAddress),
    writeAddress('mailing-address', contact.mailingAddress),
    writeLocalisedTexts('c:role-description', contact.roleDescriptions),
  ]);
}
