import { type RawBuilder, sql } from 'kysely';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  EXISTING_APPLICATION_STATUSES,
  MOBILITY_STATUS,
} from 'shared-contracts/applications/applications.ts';

/** The year by which it is begun, or what a statement has of it. */
type Year = number | RawBuilder<unknown>;

/**
 * Selects the students of an academic year by the agreement of the first of their preferred mobilities: nothing else says yet by which one they go.
 *
 * - columns: agreement_id, department_id, study_cycle
 */
function firstPreferences(year: Year, statuses: readonly string[]) {
  return sql`
    select first.iia_id as agreement_id, studies.department_id, studies.study_cycle
    from applications join lateral (
      select iia_id from application_preferred_mobilities
      where application_id = applications.id order by position, id limit 1
    ) first on first.iia_id is not null
    left join application_studies_data studies on studies.application_id = applications.id
    where application_year = ${year} and status in (${sql.join(statuses.map((status) => sql.lit(status)))}) and not is_deleted`;
}

/** Selects the students who go, for what students read of a destination: only what the office has validated is given. */
export function givenPlaces(year: Year) {
  return firstPreferences(year, [MOBILITY_STATUS]);
}

/**
 * Selects how many places of each mobility row are used in an academic year: the one rule of overview, places and report.
 *
 * A submitted or validated application uses one place of the agreement that it names first: of the row that names the department, and of those the one
 * for the study cycle. Once places are awarded to students by name, those who accepted count here instead.
 *
 * - columns: row_id, used; row_id is null for those whose agreement gives no place for studies in the year
 */
export function usedByRow(year: Year) {
  return sql`
    select row_id, count(*)::integer as used from (${firstPreferences(year, EXISTING_APPLICATION_STATUSES)}) students left join lateral (
      select offered.id as row_id from agreement_mobilities offered
      join institutions home on home.id = offered.from_institution_id and home.is_local
      join institutions away on away.id = offered.to_institution_id and not away.is_local
      join agreements usable on usable.id = offered.agreement_id and not usable.is_deleted
        and usable.terminated is distinct from ${sql.lit(TERMINATION_STATUS['IIA Terminated'])}
        and (usable.local_status = 1 or usable.ewp_status_id = ${sql.lit(EWP_STATUS['Approved by all'])})
        and ${year} between usable.start_year_id and usable.end_year_id
      where offered.agreement_id = students.agreement_id and offered.kind = 'studies'
      order by (offered.from_department_id = students.department_id) is true desc, offered.from_department_id is null desc,
        exists (select from mobility_study_cycles where mobility_id = offered.id
          and study_cycle = (array['1st', '2nd', '3rd'])[students.study_cycle - 5]) desc,
        offered.position, offered.id limit 1
    ) taken on true group by row_id`;
}
