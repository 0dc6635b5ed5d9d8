import { LANGUAGE_TAG, type Language } from 'shared-contracts/language.ts';

type Named = { readonly name?: string | null | undefined; readonly nameGR?: string | null | undefined };
type NamedCountry = {
  readonly countryName?: string | null | undefined;
  readonly countryNameGR?: string | null | undefined;
};

/** Gives a record's name in the language of the page where it has one, else the other; `''` when there is none at all. */
export function nameIn(record: Named | null | undefined, language: Language): string {
  return (language === 'gr' ? record?.nameGR : null) || record?.name || '';
}

/** Gives a country's name as {@link nameIn} does. */
export function countryNameIn(country: NamedCountry | null | undefined, language: Language): string {
  return (language === 'gr' ? country?.countryNameGR : null) || country?.countryName || '';
}

/** Gives all names of a record, those of both alphabets, to be searched: first the one that is shown. */
export function namesOf(record: Named, language: Language): string {
  return [nameIn(record, language), record.name, record.nameGR].filter(Boolean).join(' ');
}

/** Sorts choices by their labels, in the alphabetical order of the page's language. */
export function sortByLabel<Choice extends { readonly label: string }>(
  choices: readonly Choice[],
  language: Language,
): readonly Choice[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return choices.toSorted((first, second) => compare(first.label, second.label));
}
