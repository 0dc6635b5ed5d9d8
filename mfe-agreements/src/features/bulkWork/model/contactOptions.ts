import { onePerPerson } from 'shared-contracts/institutions/contacts.ts';
import type { ContactName } from 'shared-contracts/institutions/entities/contactName.ts';
import { hasPersonName } from 'shared-contracts/institutions/members/personText.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { sortByLabel } from 'shared-record/model';

/** People of a department by family name, each once by the contact that was changed last; those without a name, and of testers, are left out. */
export function contactOptions(
  contacts: readonly ContactName[],
  language: Language,
): readonly { readonly value: number; readonly label: string }[] {
  const people = onePerPerson(
    contacts.filter(
      (contact) => hasPersonName(contact) && contact.email?.toLowerCase().includes('test') !== true,
    ),
  );
  return sortByLabel(
    people.map(({ id, givenName, familyName }) => ({
      value: id,
      label: [familyName, givenName].filter(Boolean).join(' '),
    })),
    language,
  );
}
