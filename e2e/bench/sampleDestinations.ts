import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';

const COUNTRIES = 30;
const LANGUAGES = 12;
const FIELDS = 20;
const LEVELS = ['A2', 'B1', 'B2', 'C1'] as const;
const CYCLES = ['1st', '2nd', '3rd'] as const;

/** Makes so many destinations of one department, each with two agreements of two rows, as different as those of a large university. */
export function sampleDestinations(count: number): DestinationList {
  const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const named = (id: number, name: string) => ({ id, name: `${name} ${id}`, nameGR: `Όνομα ${id}` });
  return {
    year: 2026,
    department: named(1, 'Department'),
    languages: numbers(LANGUAGES).map((id) => named(id, 'Language')),
    fields: numbers(FIELDS).map((id) => ({ ...named(id, 'Field'), code: String(1000 + id) })),
    destinations: numbers(count).map(sampleDestination),
  };
}

function sampleDestination(id: number): Destination {
  const country = 1 + (id % COUNTRIES);
  return {
    id,
    name: `University of Place ${id}`,
    nameGR: `Πανεπιστήμιο Τόπου ${id}`,
    erasmusCode: `F  PLACE${id}`,
    cityName: `Place ${id}`,
    country: {
      id: country,
      countryCode: `C${country}`,
      countryName: `Country ${country}`,
      countryNameGR: `Χώρα ${country}`,
    },
    agreements: [1, 2].map((number) => ({
      id: id * 10 + number,
      firstYear: 2024,
      lastYear: 2028,
      persons: [{ id: 1, givenName: 'Sample', familyName: 'Person' }],
      rows: [1, 2].map((row) => ({
        places: 1 + ((id + row) % 4),
        months: 5 + row,
        blended: (id + row) % 3 === 0,
        cycles: [CYCLES[(id + row) % CYCLES.length] ?? '1st'],
        languages: [{ id: 1 + ((id + row) % LANGUAGES), level: LEVELS[(id + row) % LEVELS.length] ?? 'B1' }],
        fields: [1 + (id % FIELDS)],
      })),
      isFull: id % 5 === 0,
    })),
    factsheet: {
      id,
      nominations: { autumnTerm: '--05-15', springTerm: '--12-15' },
      applications: { autumnTerm: '--06-15', springTerm: '--12-31' },
      fetchedAt: '2026-11-01T08:00:00.000Z',
    },
  };
}
