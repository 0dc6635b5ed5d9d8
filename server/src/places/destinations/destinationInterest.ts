import { sql } from 'kysely';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { DestinationInterest } from 'shared-contracts/places/destinations.ts';
import { discreetCount, FEW } from 'shared-contracts/places/few.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../../database/database.ts';
import { KNOWN_STUDIES } from '../desk/ownStudies.ts';
import { namedJson } from '../placeJson.ts';

type Counted = Omit<DestinationInterest, 'looks' | 'kept' | 'asked'> &
  Readonly<Record<'looks' | 'kept' | 'asked', number>>;

/** Rows of an answer: what is short of places comes first, then what is wanted most. */
const MOST_ROWS = 500;
/** Whoever lists agreements keeps and opens destinations for others. */
const OF_STAFF = Object.entries(ROLE_PERMISSIONS).flatMap(([role, permissions]) =>
  permissions.includes('iia_list') ? role : [],
);

/**
 * Counts how much destinations are wanted by the department of students: opened, kept, and asked for with applications of the year, beside the places that
 * agreements in force in the year give the department: none where there is no agreement, null where one does not say how many.
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
      select institution_id, department_id, 0, 1, 0 from kept_destinations kept
      cross join lateral (
        select department_id from ${KNOWN_STUDIES} known where known.user_id = kept.user_id order by rank, age limit 1
      ) studies
      where not exists (select from user_roles where user_roles.user_id = kept.user_id and role = any(${OF_STAFF}))
      union all
      select distinct on (applications.id, institution_id) institution_id, department_id, 0, 0, 1
      from applications join application_studies_data studies on studies.application_id = applications.id
      join application_preferred_mobilities named on named.application_id = applications.id
      where application_year = ${year} and not is_deleted and status in ('submitted', 'validated')
    ), counted as (
      select institution_id, department_id, sum(looks)::integer as looks, sum(kept)::integer as kept, sum(asked)::integer as asked
      from wanted where institution_id is not null and department_id is not null group by 1, 2
    )
    select ${namedJson('institutions')} as institution, ${namedJson('departments')} as department, looks, kept, asked, agreed.places,
      (${IS_SHORT}) is true as "isShort"
    from counted join institutions on institutions.id = institution_id join departments on departments.id = department_id
    cross join lateral (
      select case when count(*) = count(mobilities_per_year) then coalesce(sum(mobilities_per_year), 0)::integer end as places
      from agreement_mobilities mobility
      join agreements on agreements.id = mobility.agreement_id
      where kind = 'studies' and to_institution_id = counted.institution_id
        and (from_department_id = counted.department_id or from_department_id is null and exists (
          select from agreement_contacts links join contacts on contacts.id = links.contact_id
          where links.agreement_id = agreements.id and contacts.department_id = counted.department_id))
        and not is_deleted and terminated <> ${TERMINATION_STATUS['IIA Terminated']} and start_year_id <= ${year} and end_year_id > ${year}
        and (local_status = 1 or ewp_status_id = ${EWP_STATUS['Approved by all']})
    ) agreed
    where ${ofCaller}
    order by (${IS_SHORT}) is true desc, ${told('asked')} desc, ${told('kept')} desc, ${told('looks')} desc,
      institutions.sort_name, departments.id limit ${MOST_ROWS}`.execute(database);
  return rows.map(({ looks, kept, asked, ...row }) => ({
    ...row,
    looks: discreetCount(looks),
    kept: discreetCount(kept),
    asked: discreetCount(asked),
  }));
}

/** More apply than there are places, or there are none of what somebody wants. */
const IS_SHORT = sql`asked > agreed.places or agreed.places = 0 and asked + kept + looks > 0`;

/** A count in an order, which tells of a few no more than that they are some. */
function told(count: keyof Pick<DestinationInterest, 'looks' | 'kept' | 'asked'>) {
  const column = sql.ref(count);
  return sql`case when ${column} between 1 and ${FEW - 1} then 1 else ${column} end`;
}
