import type { ExchangeOunit } from 'shared-contracts/exchange.ts';
import type { DepartmentOption } from 'shared-contracts/entities/departmentName.ts';
import type { ContactForm, DepartmentChoice } from '../../../model/agreementForm.ts';
import { newContact } from './contactForm.ts';

/** Names a unit as the registry does; '' while it has no name. */
export function unitName({ name }: Pick<ExchangeOunit, 'name'>): string {
  return name[0]?.value ?? '';
}

/** Makes a unit of the registry a department: ours if we know it by its id there, otherwise a new one. */
export function toDepartmentChoice(
  unit: ExchangeOunit,
  known: readonly DepartmentOption[],
): DepartmentChoice {
  const { ounitId } = unit;
  const ours = known.find((department) => department.ounitId === ounitId);
  return { id: ours?.id ?? null, name: ours?.name ?? (unitName(unit) || ounitId), ounitId };
}

/** Makes contacts of what the registry tells of a unit's people; a phone stays as it came. */
export function toRegistryContacts(
  unit: ExchangeOunit,
  department: DepartmentChoice,
): readonly ContactForm[] {
  return unit.contact.map(({ email, personGivenNames, personFamilyName, phoneNumber }) => {
    const phone = phoneNumber[0]?.e164 ?? '';
    return {
      ...newContact(department),
      givenName: personGivenNames[0]?.value ?? '',
      familyName: personFamilyName[0]?.value ?? '',
      email: email[0] ?? '',
      phone,
      phoneAsGiven: phone,
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
