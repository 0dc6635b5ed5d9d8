import { sql } from 'kysely';
import type { ChoosingStudent } from 'shared-contracts/applications/preferredMobility.ts';
import type { DestinationDetail } from 'shared-contracts/places/destinations.ts';
import { discreetCount } from 'shared-contracts/places/few.ts';
import type { Database } from '../../database/database.ts';
import { isoTime } from '../../database/isoTime.ts';
import { openChoices } from './openAgreements.ts';

/** Years of which demand is told, before the one for which students apply. */
const YEARS_BACK = 3;

/** Tells of a destination what the list has no room for; undefined where students of the department may not choose it. */
export async function readDestination(
  database: Database,
  student: ChoosingStudent,
  institution: number,
): Promise<DestinationDetail | undefined> {
  const choices = await openChoices(database, student, institution);
  const [choice] = choices;
  if (choice === undefined) return undefined;
  const agreements = [...new Set(choices.map(({ agreement }) => agreement.id))];
  const rows = [
    ...new Map(
      choices.flatMap((one) => one.rows.map((row) => [row.id, { agreement: one.agreement.id, row }])),
    ).values(),
  ];
  const [confirmedAt, demand] = await Promise.all([
    lastApproval(database, agreements, choice.institution.heiId),
    countDemand(database, student, institution),
  ]);
  return {
    confirmedAt,
    demand,
    terms: rows.flatMap(({ agreement, row: { terms } }) =>
      terms === null || terms.trim() === '' ? [] : [{ agreement, text: terms }],
    ),
  };
}

async function lastApproval(
  database: Database,
  agreements: readonly number[],
  heiId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select ${isoTime(sql`max(date_created)`)} as at from approval_responses
    where agreement_id = any(${agreements}) and approving_hei_id = ${heiId}`.execute(database);
  return rows[0]?.at ?? null;
}

/** An application asks for every place that it names, and is given the first one: nothing else says yet which. */
async function countDemand(
  database: Database,
  { departmentId, year }: ChoosingStudent,
  institution: number,
): Promise<DestinationDetail['demand']> {
  const [firstYear, lastYear] = [year - YEARS_BACK, year - 1];
  const { rows } = await sql<Record<'asked' | 'given' | 'now', number>>`
    select count(*) filter (where application_year < ${year})::integer as asked,
      count(*) filter (where application_year < ${year} and goes)::integer as given,
      count(*) filter (where application_year = ${year} and goes)::integer as now
    from (
      select application_year, status = 'validated' and (
        select institution_id from application_preferred_mobilities where application_id = applications.id order by position, id limit 1
      ) = ${institution} as goes
      from applications join application_studies_data studies on studies.application_id = applications.id
      where department_id = ${departmentId} and not is_deleted and status in ('submitted', 'validated')
        and application_year between ${firstYear} and ${year} and exists (
          select from application_preferred_mobilities
          where application_id = applications.id and institution_id = ${institution})
    ) asking`.execute(database);
  const { asked = 0, given = 0, now = 0 } = rows[0] ?? {};
  return {
    firstYear,
    lastYear,
    asked: discreetCount(asked),
    given: discreetCount(given),
    now: discreetCount(now),
  };
}
