import type { Term } from 'shared-contracts/dates/deadline.ts';
import type { Destination, DestinationRow } from 'shared-contracts/places/destinations.ts';
import {
  asksForLevel,
  canStillStart,
  destinationKey,
  fitsCycle,
  fitsLanguage,
  fitsStay,
  TERM_OF_START,
} from 'shared-contracts/places/fittingRow.ts';
import { findBySpelling } from 'shared-contracts/text/searchKey.ts';
import type { DestinationSearch } from './destinationSearch.ts';

/** What filters go by besides the address. - cycle: null for all; today: `YYYY-MM-DD` */
export type FilterFacts = {
  readonly year: number;
  readonly today: string;
  readonly cycle: number | null;
  readonly kept: ReadonlySet<number>;
};

/** Destinations that all filters let through, each with one row at least that all filters on rows let through. */
export function filterDestinations(
  destinations: readonly Destination[],
  search: DestinationSearch,
  facts: FilterFacts,
): readonly Destination[] {
  // Many partners close on the same day: each day is placed in the calendar once.
  const open = new Map<string, boolean>();
  const canStart = (destination: Destination, term: Term): boolean => {
    const told = destination.factsheet?.nominations?.[term] ?? '';
    const known = open.get(told) ?? canStillStart(destination.factsheet?.nominations, term, facts);
    open.set(told, known);
    return known;
  };
  return findBySpelling(destinations, search.text, destinationKey).filter(
    (destination) =>
      (search.country === null || destination.country.id === search.country) &&
      (search.kept === null || facts.kept.has(destination.id)) &&
      (search.start === null || canStart(destination, TERM_OF_START[search.start])) &&
      destination.agreements.some(
        ({ isFull, rows }) =>
          (search.free === null || isFull !== true) && rows.some((row) => fits(row, search, facts.cycle)),
      ),
  );
}

function fits(row: DestinationRow, search: DestinationSearch, cycle: number | null): boolean {
  const { language, level, asked, stay, field, blended } = search;
  return (
    fitsCycle(row, cycle) &&
    (blended === null || row.blended) &&
    (field === null || row.fields.includes(field)) &&
    (stay === null || fitsStay(row, stay)) &&
    fitsLanguage(row, { language, level }) &&
    asksForLevel(row, { language, asked })
  );
}
