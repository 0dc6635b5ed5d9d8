import { deadlineOfTerm, type Term } from 'shared-contracts/dates/deadline.ts';
import type { Destination, DestinationRow } from 'shared-contracts/places/destinations.ts';
import { destinationKey, fitsCycle, fitsLanguage, fitsStay } from 'shared-contracts/places/fittingRow.ts';
import { findBySpelling } from 'shared-contracts/text/searchKey.ts';
import type { DestinationSearch } from './destinationSearch.ts';

/** What filters go by besides the address. - cycle: null for all; today: `YYYY-MM-DD` */
export type FilterFacts = {
  readonly year: number;
  readonly today: string;
  readonly cycle: number | null;
  readonly kept: ReadonlySet<number>;
};

export const TERM_OF_START = { winter: 'autumnTerm', spring: 'springTerm' } as const satisfies Record<
  string,
  Term
>;

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
    const known = open.get(told) ?? canStillStart(destination, term, facts);
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

/** Tells whether nominations for a term can still be made; a partner that tells no deadline has not closed. */
export function canStillStart(
  { factsheet }: Pick<Destination, 'factsheet'>,
  term: Term,
  { year, today }: Pick<FilterFacts, 'year' | 'today'>,
): boolean {
  const deadline = deadlineOfTerm(factsheet?.nominations?.[term], term, year, today);
  return deadline === null || deadline.daysLeft >= 0;
}

function fits(row: DestinationRow, search: DestinationSearch, cycle: number | null): boolean {
  const { language, level, asked, stay, field, blended } = search;
  return (
    fitsCycle(row, cycle) &&
    (blended === null || row.blended) &&
    (field === null || row.fields.includes(field)) &&
    (stay === null || fitsStay(row, stay)) &&
    fitsLanguage(row, { language, level }) &&
    (asked === null ||
      row.languages.some((one) => one.level === asked && (language === null || one.id === language)))
  );
}
