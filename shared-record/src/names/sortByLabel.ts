import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';

/** Sorts choices by their labels, in the alphabetical order of the page's language. */
export function sortByLabel<Choice extends { readonly label: string }>(
  choices: readonly Choice[],
  language: Language,
): readonly Choice[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return choices.toSorted((first, second) => compare(first.label, second.label));
}
