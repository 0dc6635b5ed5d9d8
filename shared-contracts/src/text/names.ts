import { type Language, readsGreek } from './language.ts';

type Named = { readonly name?: string | null | undefined; readonly nameGR?: string | null | undefined };
type NamedCountry = {
  readonly countryName?: string | null | undefined;
  readonly countryNameGR?: string | null | undefined;
};

/** Gives a record's name in a language where it has one, else the other; `''` when there is none at all. */
export function nameIn(record: Named | null | undefined, language: Language): string {
  return (readsGreek(language) ? record?.nameGR : null) || record?.name || record?.nameGR || '';
}

/** Gives a country's name as {@link nameIn} does. */
export function countryNameIn(country: NamedCountry | null | undefined, language: Language): string {
  return nameIn({ name: country?.countryName, nameGR: country?.countryNameGR }, language);
}

type NamedInstitution = {
  readonly institutionName?: string | null | undefined;
  readonly institutionNameGR?: string | null | undefined;
};

/** Returns the name of an institution in a language, as {@link nameIn} does, of a record that has it among other members. */
export function institutionNameIn(record: NamedInstitution, language: Language): string {
  return nameIn({ name: record.institutionName, nameGR: record.institutionNameGR }, language);
}

/** Gives all names of a record, those of both alphabets, to be searched: first the one that is shown. */
export function namesOf(record: Named, language: Language): string {
  return [nameIn(record, language), record.name, record.nameGR].filter(Boolean).join(' ');
}
