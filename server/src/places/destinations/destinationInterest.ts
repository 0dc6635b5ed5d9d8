import { sql } from 'kysely';
import type { DestinationInterest } from 'shared-contracts/places/destinations.ts';
import { discreetCount } from 'shared-contracts/places/few.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Database } from '../../database/database.ts';
import { namedJson } from '../placeJson.ts';

type Counted = Omit<DestinationInterest, 'looks' | 'kept' | 'asked' | 'isShort'> &
  Readonly<Record<'looks' | 'kept' | 'asked', number>>;

/** Rows of an answer: what is short of places comes first. */
const MOST_ROWS = 500;

/**
 * Counts how much destinations are wanted by department: opened, kept, and asked for with applications of the year, beside the places that agreements in
 * force in the year give the department.
 *
 * - caller: whoever may read all applications learns it of all departments, everybody else of those that their profile names
 */
export async function destinationInterest(
  database: Database,
  caller: Caller,
  year: number,
): Promise<readonly DestinationInterest[]> {
  const isOffice = caller.permissions.includes('application_settings');
  const ofCaller = isOffice
    ? sql`true`
    : sql`departments.id in (select department_id from contacts where uid = ${caller.id})`;
  const { rows } = await sql<Counted>`
    with wanted as (
      select institution_id, department_id, times as looks, 0 as kept, 0 as asked from destination_looks where academic_year = ${year}
      union all
      select institution_id, department_id, 0, 1, 0 from kept_destinations join destination_studies using (user_id)
      union all
      select distinct on (applications.id, institution_id) institution_id, department_id, 0, 0, 1
      from applications join application_studies_data studies on studies.application_id = applications.id
      join application_preferred_mobilities named on named.application_id = applications.id
      where application_year = ${year} and not is_deleted and status in ('submitted', 'validated')
    ), counted as (
      select institution_id, department_id, sum(looks)::integer as looks, sum(kept)::integer as kept, sum(asked)::integer as asked
      from wanted where institution_id is not null and department_id is not null group by 1, 2
    )
    select ${namedJson('institutions')} as institution, ${namedJson('departments')} as department, looks, kept, asked, agreed.places
    from counted join institutions on institutions.id = institution_id join departments on departments.id = department_id
    cross join lateral (
      select sum(mobilities_per_year)::integer as places from agreement_mobilities mobility
      join agreements on agreements.id = mobility.agreement_id
      where kind = 'studies' and to_institution_id = counted.institution_id
        and (from_department_id = counted.department_id or from_department_id is null and exists (
          select from agreement_contacts links join contacts on contacts.id = links.contact_id
          where links.agreement_id = agreements.id and contacts.department_id = counted.department_id))
        and not is_deleted and terminated <> 4 and start_year_id <= ${year} and end_year_id > ${year}
        and (local_status = 1 or ewp_status_id = 7)
    ) agreed
    where ${ofCaller}
    order by (asked > agreed.places) is true desc, institutions.sort_name, departments.id limit ${MOST_ROWS}`.execute(
    database,
  );
  return rows.map(({ looks, kept, asked, ...row }) => ({
    ...row,
    looks: discreetCount(looks),
    kept: discreetCount(kept),
    asked: discreetCount(asked),
    isShort: row.places !== null && asked > row.places,
  }));
}
