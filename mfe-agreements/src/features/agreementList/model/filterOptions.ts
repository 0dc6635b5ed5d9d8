import { academicYearName } from 'shared-contracts/academicYear.ts';
import type { ContactName } from 'shared-contracts/entities/contactName.ts';
import type { Language } from 'shared-contracts/language.ts';
import { sortByLabel } from 'shared-record/model';
import type { FilterOption } from 'shared-ui/list';

type Option = FilterOption<number>;

/** Coordinators by family name; those whose email holds "test" are left out. Source: specification document 1, section 5. */
export function toCoordinatorOptions(
  contacts: readonly ContactName[],
  language: Language,
): readonly Option[] {
  const options = contacts
    .filter(({ email }) => !email?.toLowerCase().includes('test'))
    .map(({ id, givenName, familyName }) => ({
      value: id,
      label: [familyName, givenName].filter(Boolean).join(' ') || String(id),
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
