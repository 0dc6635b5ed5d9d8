import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { DepartmentUse } from 'shared-contracts/institutions/institutionList.ts';
import type { Database } from '../../database/database.ts';

/** Counts what refers to a department, deleted agreements too: they can come back. Undefined when there is no such department. */
export async function readDepartmentUse(database: Database, id: number): Promise<DepartmentUse | undefined> {
  const { rows } = await sql<DepartmentUse>`
    select count(agreements.id)::integer as agreements,
      count(agreements.id) filter (where not is_deleted and coalesce(ewp_status_id, 0) > ${EWP_STATUS['Not notified']})::integer as told,
      (select count(*)::integer from contacts where department_id = departments.id) as contacts,
      (select count(*)::integer from ects_coordinators where department_id = departments.id) as coordinators,
      (select count(*)::integer from application_studies_data where department_id = departments.id) as applications
    from departments left join lateral (
      select distinct agreement_id from agreement_mobilities where from_department_id = departments.id or to_department_id = departments.id
    ) named on true left join agreements on agreements.id = named.agreement_id
    where departments.id = ${id} group by departments.id`.execute(database);
  return rows[0];
}
