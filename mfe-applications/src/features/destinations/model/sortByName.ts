import type { Destination } from 'shared-contracts/places/destinations.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';

/** Puts destinations in the order of their names in a language. */
export function sortByName(destinations: readonly Destination[], language: Language): readonly Destination[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return destinations.toSorted((one, other) => compare(nameIn(one, language), nameIn(other, language)));
}
