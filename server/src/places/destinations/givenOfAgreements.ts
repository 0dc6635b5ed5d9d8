import { sql } from 'kysely';
import { givenPlaces } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import type { OpenChoice } from './openAgreements.ts';

type Given = { readonly agreement: number; readonly all: number; readonly own: number };

/** Counts the students who go by agreements in a year: `own` those of a department, `all` those of every one. */
export async function givenOfAgreements(
  database: Database,
  { departmentId, year }: { readonly departmentId: number; readonly year: number },
  agreements: readonly number[],
): Promise<ReadonlyMap<number, Given>> {
  const { rows } = await sql<Given>`
    select agreement_id as agreement, count(*)::integer as all, count(*) filter (where department_id = ${departmentId})::integer as own
    from (${givenPlaces(year)}) students where agreement_id = any(${agreements}) group by agreement_id`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.agreement, row]));
}

/** Tells whether all places of the rows are given; null where one of them does not say how many it has. Rows of no department are shared by all. */
export function isFull(rows: OpenChoice['rows'], given: Given | undefined): boolean | null {
  const places = rows.map((row) => row.places);
  if (places.includes(null)) return null;
  const isShared = rows.some(({ fromDepartment }) => fromDepartment == null);
  const agreed = places.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (isShared ? (given?.all ?? 0) : (given?.own ?? 0)) >= agreed;
}
