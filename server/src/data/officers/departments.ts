import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { OfficerDepartments } from 'shared-contracts/officers/officerDepartments.ts';
import type { Database } from '../../database/database.ts';
import type { DerivedValue } from '../../records/read/compile/derivedMembers.ts';
import { desksOf } from './desks.ts';

/** Lists the departments that somebody looks after. */
export async function listDepartmentsOf(database: Database, userId: number): Promise<OfficerDepartments> {
  const { rows } = await sql<{ id: number }>`
    select departments.id from officer_departments join departments on departments.id = department_id
    where user_id = ${userId} order by fold_text(departments.name), departments.id`.execute(database);
  return { value: rows.map(({ id }) => id) };
}

/** Notes that somebody looks after a department; false where the university has none of this id. Noting it again changes nothing. */
export async function addDepartment(database: Database, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    with own as (
      select departments.id from departments join institutions on institutions.id = institution_id
      where departments.id = ${id} and is_local
    ), added as (
      insert into officer_departments (user_id, department_id) select ${userId}, id from own on conflict do nothing
    )
    select from own`.execute(database);
  return rows.length > 0;
}

/** Notes that somebody looks after a department no longer. */
export async function removeDepartment(database: Database, userId: number, id: number): Promise<void> {
  await sql`delete from officer_departments where user_id = ${userId} and department_id = ${id}`.execute(
    database,
  );
}

/** Whoever stands in for somebody looks after their departments as well. */
function departmentsOfCaller(caller: Caller | null) {
  return sql`(
    select looked.department_id from officer_departments looked where looked.user_id in (${desksOf(Number(caller?.id ?? 0))}))`;
}

/** Whether an agreement names a coordinator of a department that the caller looks after: the same as the list's filter by department. */
export const AGREEMENT_IS_OF_DEPARTMENTS: DerivedValue = {
  value: (row, caller) =>
    sql`(${row.key} in (
      select agreement_id from agreement_contacts join contacts named on named.id = contact_id
      where named.department_id in ${departmentsOfCaller(caller)}))`,
  // What somebody looks after is no record, and desks change with the day.
  touched: 'none',
};

/** Whether the student of an application studies at a department that the caller looks after. */
export const APPLICATION_IS_OF_DEPARTMENTS: DerivedValue = {
  value: (row, caller) =>
    sql`(${row.key} in (
      select studies.application_id from application_studies_data studies where studies.department_id in ${departmentsOfCaller(caller)}))`,
  touched: 'none',
};
