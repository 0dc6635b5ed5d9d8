import { academicYearName } from 'shared-contracts/academicYear.ts';
import type { ContactName } from 'shared-contracts/entities/contactName.ts';
import type { CountryName } from 'shared-contracts/entities/countryName.ts';
import type { DepartmentName } from 'shared-contracts/entities/departmentName.ts';
import type { InstitutionName } from 'shared-contracts/entities/institutionName.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language.ts';
import type { FilterOption } from 'shared-ui/list';

type Option = FilterOption<number>;

/** Countries in the page's language, in its alphabetical order. */
export function toCountryOptions(countries: readonly CountryName[], language: Language): readonly Option[] {
  const options = countries.map(({ id, countryName, countryNameGR }) => ({
    value: id,
    label: (language === 'gr' ? countryNameGR : null) || countryName,
  }));
  return sorted(options, language);
}

/** Institutions by name and Erasmus code. */
export function toInstitutionOptions(
  institutions: readonly InstitutionName[],
  language: Language,
): readonly Option[] {
  const options = institutions.map(({ id, name, erasmusCode }) => ({
    value: id,
    label: erasmusCode ? `${name} (${erasmusCode})` : name,
  }));
  return sorted(options, language);
}

/** Departments in the page's language. */
export function toDepartmentOptions(
  departments: readonly DepartmentName[],
  language: Language,
): readonly Option[] {
  const options = departments.map(({ id, name, nameGR }) => ({
    value: id,
    label: (language === 'gr' ? nameGR : null) || name,
  }));
  return sorted(options, language);
}

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
  return sorted(options, language);
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

function sorted(options: readonly Option[], language: Language): readonly Option[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return options.toSorted((first, second) => compare(first.label, second.label));
}
