import type { DestinationRow } from 'shared-contracts/places/destinations.ts';

/** Months of each person, to half a month; null where the agreement does not say. A row has the months of all its people together. */
export function monthsEach({ months, places }: Pick<DestinationRow, 'months' | 'places'>): number | null {
  if (months === null || places === null || places === 0) return null;
  return Math.round((months / places) * 2) / 2;
}
