import type { CountryName } from 'shared-contracts/entities/countryName.ts';
import type { InstitutionName } from 'shared-contracts/entities/institutionName.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language.ts';

type Option = { readonly value: number; readonly label: string };

/** Countries in the page's language, in its alphabetical order. */
export function toCountryOptions(countries: readonly CountryName[], language: Language): readonly Option[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return countries
    .map(({ id, countryName, countryNameGR }) => ({
      value: id,
      label: (language === 'gr' ? countryNameGR : null) || countryName,
    }))
    .sort((first, second) => compare(first.label, second.label));
}

/** Institutions by name and Erasmus code, in alphabetical order. */
export function toInstitutionOptions(institutions: readonly InstitutionName[]): readonly Option[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG.en);
  return institutions
    .map(({ id, name, erasmusCode }) => ({
      value: id,
      label: erasmusCode ? `${name} (${erasmusCode})` : name,
    }))
    .sort((first, second) => compare(first.label, second.label));
}
