import type { Destination } from 'shared-contracts/places/destinations.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { sortByLabel } from 'shared-record/model';

/** A country with what lies in it. */
export type CountryCount = { readonly id: number; readonly label: string; readonly count: number };

/** Counts destinations by country, in the order of their names in a language. */
export function countryCounts(
  destinations: readonly Destination[],
  language: Language,
): readonly CountryCount[] {
  const counts = new Map<number, CountryCount>();
  for (const { country } of destinations) {
    const before = counts.get(country.id)?.count ?? 0;
    counts.set(country.id, {
      id: country.id,
      label: countryNameIn(country, language),
      count: before + 1,
    });
  }
  return sortByLabel([...counts.values()], language);
}
