import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { onePerPerson, personOfContact } from 'shared-contracts/institutions/contacts.ts';
import type { ContactName } from 'shared-contracts/institutions/entities/contactName.ts';
import { LANGUAGE_TAG, type Language, type LanguageTag } from 'shared-contracts/text/language.ts';
import { hasPersonName, personText } from 'shared-contracts/institutions/members/personText.ts';
import { sortByLabel } from 'shared-record/model';
import type { FilterOption } from 'shared-ui/list';

type Option = FilterOption<number>;

/** Coordinators by family name, each once, in the first of their wordings; those whose email holds "test" are left out. Source: specification document 1, section 5. */
export function toCoordinatorOptions(
  contacts: readonly ContactName[],
  language: Language,
): readonly Option[] {
  const people = onePerPerson(contacts.filter(({ email }) => !email?.toLowerCase().includes('test')));
  const options = people.map((contact) => ({
    value: personOfContact(contact),
    label: coordinatorLabel(contact, LANGUAGE_TAG[language]),
  }));
  return sortByLabel(options, language);
}

/**
 * Academic years, the newest first.
 *
 * - latest: years that begin later are shown but cannot be chosen; absent lets all be chosen
 */
export function toYearOptions(
  years: readonly { readonly id: number }[],
  latest = Number.POSITIVE_INFINITY,
): readonly Option[] {
  return years
    .map(({ id }) => ({ value: id, label: academicYearName(id), isDisabled: id > latest }))
    .sort((first, second) => second.value - first.value);
}

/** Family name first, as the list is ordered. */
function coordinatorLabel(contact: ContactName, tag: LanguageTag): string {
  const { id, givenName, familyName } = contact;
  const name = hasPersonName(contact)
    ? [familyName, givenName].filter(Boolean).join(' ')
    : personText({ ...contact, roles: COORDINATOR }, tag);
  return name || String(id);
}

const COORDINATOR = [{ value: 'Departmental Coordinator' }];
