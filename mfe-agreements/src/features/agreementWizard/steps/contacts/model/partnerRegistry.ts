import type { DepartmentOption } from 'shared-contracts/institutions/entities/departmentName.ts';
import { webAddress } from 'shared-contracts/members/check/values.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import type {
  LookupAddress,
  LookupContact,
  LookupHei,
  LookupOunit,
} from 'shared-contracts/exchange/partnerLookup.ts';
import type { DepartmentChoice } from 'shared-contracts/institutions/members/departmentForm.ts';
import type { ContactForm } from '../../../model/form/agreementForm.ts';
import { newContact } from './contactForm.ts';
import { textsInOneLanguage, textToStore } from './registryText.ts';

/** An institution or one of its units, with its people. */
export type RegistryPlace = LookupHei | LookupOunit;

/** Makes a unit of the registry a department: ours if we know it by its id there, otherwise a new one. */
export function toDepartmentChoice(
  { ounitId, name }: Pick<LookupOunit, 'ounitId' | 'name'>,
  known: readonly DepartmentOption[],
): DepartmentChoice {
  const ours = known.find((department) => department.ounitId === ounitId);
  return { id: ours?.id ?? null, name: ours?.name ?? (textToStore(name) || ounitId), ounitId };
}

/** Makes the institution as a whole a department of its own name, as copies of agreements do that name no unit. */
export function toWholeInstitution(name: string, known: readonly DepartmentOption[]): DepartmentChoice {
  const ours = known.find((department) => department.name === name && department.ounitId == null);
  return { id: ours?.id ?? null, name };
}

/**
 * Makes contacts of what the registry tells of a place's people; a phone stays as it came, and an address is the place's where a person has none.
 *
 * - offered: roles that a contact may have
 */
export function toRegistryContacts(
  place: RegistryPlace,
  department: DepartmentChoice,
  offered: readonly string[],
): readonly ContactForm[] {
  return place.contact.map((contact) => {
    const [number] = contact.phoneNumber;
    const phone = upTo(CONTACT.fields.phone.maxLength, number?.e164 ?? number?.otherFormat ?? '');
    const family = textToStore(contact.personFamilyName);
    return {
      ...newContact(department),
      givenName: textToStore(contact.personGivenNames),
      // An office has a name in one piece.
      familyName: family || textToStore(contact.contactName),
      email: contact.email[0] ?? '',
      phone,
      phoneAsGiven: phone,
      address: upTo(CONTACT.fields.address.maxLength, addressOf(contact, place)),
      url: websiteOf(place),
      roles: rolesOf(contact, offered).map((value) => ({ value })),
    };
  });
}

/** Tells whether somebody of the registry stands among the contacts already: the address tells people apart, or the name of those without one. */
export function isTaken(person: ContactForm, contacts: readonly ContactForm[]): boolean {
  const same = (first: string, second: string) => first.trim().toLowerCase() === second.trim().toLowerCase();
  return contacts.some((contact) =>
    person.email === ''
      ? same(contact.givenName, person.givenName) && same(contact.familyName, person.familyName)
      : same(contact.email, person.email),
  );
}

/** A partner describes roles in its own words; only where they are ours is it known which one is meant. */
function rolesOf({ roleDescription }: LookupContact, offered: readonly string[]): readonly string[] {
  const told = new Set(textsInOneLanguage(roleDescription).map((role) => role.toLowerCase()));
  return offered.filter((role) => told.has(role.toLowerCase()));
}

function addressOf(contact: LookupContact, place: RegistryPlace): string {
  const address =
    contact.mailingAddress ?? contact.streetAddress ?? place.mailingAddress ?? place.streetAddress;
  return address === null ? '' : oneLine(address);
}

function oneLine({ addressLine, postalCode, locality, region, country }: LookupAddress): string {
  const town = [postalCode, locality].filter(Boolean).join(' ');
  return [...addressLine, town, region, country].filter(Boolean).join(', ');
}

function websiteOf({ websiteUrl }: RegistryPlace): string {
  const website = textToStore(websiteUrl);
  return webAddress.safeParse(website).success ? website : '';
}

/** What is longer is no number and no address that a contact can hold. */
function upTo(longest: number, text: string): string {
  return text.length <= longest ? text : '';
}
