import type { PersonRow } from 'shared-contracts/people/people.ts';

/** Kinds of places besides agreements in which somebody stands. */
export function placesOf(row: PersonRow): ReadonlyArray<'factsheets' | 'coordinators' | 'applications'> {
  return (['factsheets', 'coordinators', 'applications'] as const).filter((kind) => row[kind] > 0);
}
