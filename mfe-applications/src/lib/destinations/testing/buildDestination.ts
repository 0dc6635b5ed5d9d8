import type { Destination, DestinationList, DestinationRow } from 'shared-contracts/places/destinations.ts';

const FRENCH = { id: 2, name: 'French', nameGR: 'Γαλλικά' };
const GERMAN = { id: 3, name: 'German', nameGR: 'Γερμανικά' };

export function buildRow(change: Partial<DestinationRow> = {}): DestinationRow {
  return {
    places: 2,
    months: 10,
    blended: false,
    cycles: ['1st'],
    languages: [{ id: FRENCH.id, level: 'B1' }],
    fields: [61],
    ...change,
  };
}

/** A destination in France with one agreement; rows: of the agreement. */
export function buildDestination(
  change: Partial<Destination> & { readonly rows?: DestinationRow[]; readonly isFull?: boolean | null } = {},
): Destination {
  const { rows = [buildRow()], isFull = false, ...rest } = change;
  return {
    id: 20,
    name: 'University of Lille',
    nameGR: null,
    erasmusCode: 'F  LILLE103',
    cityName: 'Lille',
    country: { id: 250, countryCode: 'FR', countryName: 'France', countryNameGR: 'Γαλλία' },
    agreements: [
      {
        id: 500,
        firstYear: 2025,
        lastYear: 2028,
        persons: [{ id: 7, givenName: 'Tea', familyName: 'Cher' }],
        rows,
        isFull,
      },
    ],
    factsheet: {
      id: 90,
      nominations: { autumnTerm: '--05-15', springTerm: '--12-15' },
      applications: { autumnTerm: '--06-15', springTerm: null },
      fetchedAt: '2026-11-20T08:00:00.000Z',
    },
    ...rest,
  };
}

export function buildDestinationList(
  destinations: readonly Destination[] = [buildDestination()],
): DestinationList {
  return {
    year: 2026,
    department: { id: 10, name: 'Informatics', nameGR: 'Πληροφορικής' },
    destinations: [...destinations],
    languages: [FRENCH, GERMAN],
    fields: [{ id: 61, name: 'Software development', nameGR: 'Ανάπτυξη λογισμικού', code: '0613' }],
  };
}
