import { sql } from 'kysely';
import type { Destination, DestinationList, DestinationRow } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { activeFactsheets } from '../destinations/listDestinations.ts';
import { openChoices, type OpenChoice } from '../destinations/openAgreements.ts';
import { namesOfFacts, rowFacts, toDestinationRow } from '../destinations/rowFacts.ts';

type Named = DestinationList['department'];
type Factsheet = NonNullable<Destination['factsheet']>;

/** What students of a department may go by; a row of all departments is the same object in the offers of each. */
export type PublicOffer = { readonly department: Named; readonly rows: readonly DestinationRow[] };

/** A destination without anything of people: no names, no counts of applications, no texts that somebody wrote freely. - links: web addresses */
export type PublicDestination = Pick<
  Destination,
  'id' | 'name' | 'nameGR' | 'erasmusCode' | 'cityName' | 'country'
> & {
  readonly offers: readonly PublicOffer[];
  readonly nominations: Factsheet['nominations'];
  readonly applications: Factsheet['applications'];
  readonly links: PublicLinks;
};
type PublicLinks = Readonly<Record<'website' | 'general' | 'courses', string | null>>;

/** Where students of any department can go, by the rule that destinations, the form of an application and its save go by. */
export type PublicPlaces = Pick<DestinationList, 'year' | 'languages' | 'fields'> & {
  readonly home: Pick<Named, 'name' | 'nameGR'>;
  readonly departments: readonly Named[];
  readonly destinations: readonly PublicDestination[];
};

/** Reads all that everybody may know of where students can go in a year, department by department. */
export async function readPublicPlaces(database: Database, year: number): Promise<PublicPlaces> {
  const { rows: departments } = await sql<Named>`
    select departments.id, departments.name, departments.name_gr as "nameGR"
    from departments join institutions on institutions.id = institution_id and is_local order by departments.name`.execute(
    database,
  );
  const open: { readonly department: Named; readonly choices: readonly OpenChoice[] }[] = [];
  // One after the other: nobody who is signed in waits for connections that this holds.
  for (const department of departments)
    open.push({ department, choices: await openChoices(database, { departmentId: department.id, year }) });

  const choices = open.flatMap((one) => one.choices);
  const rowsById = new Map(choices.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  const facts = await rowFacts(database, [...rowsById.keys()]);
  const told = new Map([...rowsById].map(([id, row]) => [id, toDestinationRow(row, facts)]));
  const institutions = new Map(choices.map(({ institution }) => [institution.id, institution]));
  const factsheets = await activeFactsheets(database, [...institutions.keys()]);
  const links = await linksOf(database, [...institutions.keys()]);

  const destinations = [...institutions.values()].map(({ heiId: _, ...institution }): PublicDestination => {
    const offers = open.flatMap(({ department, choices: own }): PublicOffer[] => {
      const ids = new Set(
        own
          .filter((choice) => choice.institution.id === institution.id)
          .flatMap(({ rows }) => rows.map(({ id }) => id)),
      );
      return ids.size === 0 ? [] : [{ department, rows: [...ids].flatMap((id) => told.get(id) ?? []) }];
    });
    const factsheet = factsheets.get(institution.id);
    return {
      ...institution,
      offers,
      nominations: factsheet?.nominations ?? null,
      applications: factsheet?.applications ?? null,
      links: links.get(institution.id) ?? { website: null, general: null, courses: null },
    };
  });
  const { rows: home } = await sql<PublicPlaces['home']>`
    select name, name_gr as "nameGR" from institutions where is_local`.execute(database);
  return {
    year,
    home: home[0] ?? { name: '', nameGR: null },
    departments: open.filter((one) => one.choices.length > 0).map(({ department }) => department),
    destinations: destinations.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    ...(await namesOfFacts(database, facts.values())),
  };
}

async function linksOf(
  database: Database,
  institutions: readonly number[],
): Promise<ReadonlyMap<number, PublicLinks>> {
  const { rows } = await sql<PublicLinks & { id: number }>`
    select institutions.id, website, general_url as general, course_catalogue_url as courses
    from institutions left join factsheets on factsheets.institution_id = institutions.id and is_active
    where institutions.id = any(${institutions})`.execute(database);
  return new Map(
    rows.map(({ id, website, general, courses }) => [
      id,
      { website: publicLink(website), general: publicLink(general), courses: publicLink(courses) },
    ]),
  );
}

/** Web addresses alone, and none with the address of a person in it. */
function publicLink(address: string | null): string | null {
  if (address === null || !/^https?:\/\/\S+$/i.test(address) || /@|%40/.test(address)) return null;
  return URL.canParse(address) ? new URL(address).href : null;
}
