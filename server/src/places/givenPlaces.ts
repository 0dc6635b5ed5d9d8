import { sql } from 'kysely';
import { MOBILITY_STATUS } from 'shared-contracts/applications/applications.ts';

/**
 * The students of an academic year who go, by the agreement of the first of their preferred mobilities: nothing else says yet by which one.
 *
 * - columns: agreement_id, department_id, study_cycle
 */
export function givenPlaces(year: number) {
  return sql`
    select first.iia_id as agreement_id, studies.department_id, studies.study_cycle
    from applications join lateral (
      select iia_id from application_preferred_mobilities
      where application_id = applications.id order by position, id limit 1
    ) first on first.iia_id is not null
    left join application_studies_data studies on studies.application_id = applications.id
    where application_year = ${year} and status = ${MOBILITY_STATUS} and not is_deleted`;
}
