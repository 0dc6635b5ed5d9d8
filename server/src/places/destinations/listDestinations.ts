import { sql } from 'kysely';
import type { ChoosingStudent } from 'shared-contracts/applications/preferredMobility.ts';
import type {
  Destination,
  DestinationAgreement,
  DestinationList,
} from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { isoTime } from '../../database/isoTime.ts';
import { termDaysJson } from '../placeJson.ts';
import { givenOfAgreements, isFull } from './givenOfAgreements.ts';
import { openChoices, type OpenChoice } from './openAgreements.ts';
import { namesOfFacts, rowFacts, toDestinationRow } from './rowFacts.ts';

/** Lists everything that students of a department may choose from in a year, in five statements however much it is. */
export async function listDestinations(
  database: Database,
  student: ChoosingStudent,
): Promise<Omit<DestinationList, 'department'>> {
  const choices = await openChoices(database, student);
  const agreements = [...new Set(choices.map(({ agreement }) => agreement.id))];
  const institutions = [...new Map(choices.map(({ institution }) => [institution.id, institution])).values()];
  const [facts, given, factsheets] = await Promise.all([
    rowFacts(database, [...new Set(choices.flatMap(({ rows }) => rows.map(({ id }) => id)))]),
    givenOfAgreements(database, student, agreements),
    activeFactsheets(
      database,
      institutions.map(({ id }) => id),
    ),
  ]);

  function toAgreement(own: readonly OpenChoice[]): DestinationAgreement[] {
    const [first] = own;
    if (first === undefined) return [];
    const { agreement, rows } = first;
    return [
      {
        id: agreement.id,
        firstYear: agreement.startYear.id,
        lastYear: agreement.endYear.id,
        persons: own.map(({ person: { id, givenName = null, familyName = null } }) => ({
          id,
          givenName,
          familyName,
        })),
        rows: rows.map((row) => toDestinationRow(row, facts)),
        isFull: isFull(rows, given.get(agreement.id)),
      },
    ];
  }

  const destinations = institutions.map(({ heiId: _, ...institution }): Destination => {
    const own = choices.filter((choice) => choice.institution.id === institution.id);
    const byAgreement = Map.groupBy(own, ({ agreement }) => agreement.id);
    return {
      ...institution,
      agreements: [...byAgreement.values()].flatMap(toAgreement),
      factsheet: factsheets.get(institution.id) ?? null,
    };
  });
  return { year: student.year, destinations, ...(await namesOfFacts(database, facts.values())) };
}

/** Reads the deadlines of the factsheets in force of institutions, by their ids. */
export async function activeFactsheets(
  database: Database,
  institutions: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<Destination['factsheet']>>> {
  const { rows } = await sql<NonNullable<Destination['factsheet']> & { institution: number }>`
    select factsheets.id, institution_id as institution, ${isoTime(sql`fetched_at`)} as "fetchedAt",
      ${termDaysJson(sql`factsheets.id`, 'nominations')} as nominations, ${termDaysJson(sql`factsheets.id`, 'incomings')} as applications
    from factsheets where is_active and institution_id = any(${institutions})`.execute(database);
  return new Map(rows.map(({ institution, ...factsheet }) => [institution, factsheet]));
}
