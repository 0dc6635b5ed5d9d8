import type { CountryName } from 'shared-contracts/reference/countryName.ts';
import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import type { InstitutionName } from 'shared-contracts/institutions/entities/institutionName.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { countryNameIn, nameIn, namesOf } from 'shared-contracts/text/names.ts';
import { sortByLabel } from '../names/sortByLabel.ts';

/** One of many to choose from. - search: its names in both alphabets, so that either finds it */
export type NamedOption = { readonly value: number; readonly label: string; readonly search: string };

/** Countries in the page's language, in its alphabetical order. */
export function toCountryOptions(
  countries: readonly CountryName[],
  language: Language,
): readonly NamedOption[] {
  const options = countries.map((country) => ({
    value: country.id,
    label: countryNameIn(country, language),
    search: [country.countryName, country.countryNameGR ?? ''].join(' '),
  }));
  return sortByLabel(options, language);
}

/** Institutions in the page's language, with their Erasmus codes. */
export function toInstitutionOptions(
  institutions: ReadonlyArray<LabelledInstitution & Pick<InstitutionName, 'id'>>,
  language: Language,
): readonly NamedOption[] {
  const options = institutions.map((institution) => {
    const label = institutionLabel(institution, language);
    return { value: institution.id, label, search: `${label} ${namesOf(institution, language)}` };
  });
  return sortByLabel(options, language);
}

/** Departments, languages and the like, in the page's language. */
export function toNamedOptions(
  records: readonly DepartmentName[],
  language: Language,
): readonly NamedOption[] {
  const options = records.map((record) => ({
    value: record.id,
    label: nameIn(record, language),
    search: namesOf(record, language),
  }));
  return sortByLabel(options, language);
}

type LabelledInstitution = NonNullable<Parameters<typeof nameIn>[0]> & {
  readonly erasmusCode?: string | null | undefined;
};

/** Returns the name of an institution in a language, with its Erasmus code; the code keeps its double spaces. */
export function institutionLabel(institution: LabelledInstitution, language: Language): string {
  const name = nameIn(institution, language);
  return institution.erasmusCode ? `${name} (${institution.erasmusCode})` : name;
}
