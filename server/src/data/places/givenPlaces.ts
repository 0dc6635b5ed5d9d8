import { type RawBuilder, sql } from 'kysely';
import { MOBILITY_STATUS } from 'shared-contracts/applications/applications.ts';

/** The year by which it is begun, or what a statement has of it. */
type Year = number | RawBuilder<unknown>;

/**
 * The students of an academic year who go, by the agreement of the first of their preferred mobilities: nothing else says yet by which one.
 *
 * - columns: agreement_id, department_id, study_cycle
 */
export function givenPlaces(year: Year) {
  return sql`
    select first.iia_id as agreement_id, studies.department_id, studies.study_cycle
    from applications join lateral (
      select iia_id from application_preferred_mobilities
      where application_id = applications.id order by position, id limit 1
    ) first on first.iia_id is not null
    left join application_studies_data studies on studies.application_id = applications.id
    where application_year = ${year} and status = ${MOBILITY_STATUS} and not is_deleted`;
}

/**
 * How many of the students of an academic year go by each mobility row. A student takes one place of an agreement: of the row that names the
 * department, and of those the one for the study cycle.
 *
 * - columns: row_id, given; row_id is null for those whose agreement has no row of ours for studies
 */
export function givenByRow(year: Year) {
  return sql`
    select row_id, count(*)::integer as given from (${givenPlaces(year)}) students left join lateral (
      select offered.id as row_id from agreement_mobilities offered join institutions home on home.id = offered.from_institution_id and home.is_local
      where offered.agreement_id = students.agreement_id and offered.kind = 'studies'
      order by (offered.from_department_id = students.department_id) is true desc, offered.from_department_id is null desc,
        exists (select from mobility_study_cycles where mobility_id = offered.id
          and study_cycle = (array['1st', '2nd', '3rd'])[students.study_cycle - 5]) desc,
        offered.position, offered.id limit 1
    ) taken on true group by row_id`;
}
