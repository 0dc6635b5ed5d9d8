import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Change } from '../../../records/save/setRules.ts';
import type { RowDepartment, RowSubjectArea } from './agreementRows.ts';

/** Refuses departments that belong to another institution than the one that stands beside them in a row: `not-of-institution`. */
export async function departmentErrors(
  database: Database,
  departments: readonly RowDepartment[],
): Promise<FieldError[]> {
  if (departments.length === 0) return [];
  const ids = [...new Set(departments.map(({ department }) => department))];
  const { rows } = await sql<{ id: number; institution: number }>`
    select id, institution_id as institution from departments where id = any(${ids})`.execute(database);
  const owners = new Map(rows.map(({ id, institution }) => [id, institution]));
  return departments
    .filter(({ department, institution }) => owners.get(department) !== institution)
    .map(({ field }) => ({ field, code: 'not-of-institution' }));
}

/** Refuses subject areas that are broader than a code of four characters: `code-not-detailed`. Source: specification document 2, section 2.1. */
export async function subjectAreaErrors(
  database: Database,
  areas: readonly RowSubjectArea[],
): Promise<FieldError[]> {
  if (areas.length === 0) return [];
  const ids = [...new Set(areas.map(({ subjectArea }) => subjectArea))];
  const { rows } = await sql<{ id: number }>`
    select id from subject_areas where id = any(${ids}) and length(code) <> 4`.execute(database);
  const broad = new Set(rows.map(({ id }) => id));
  return areas
    .filter(({ subjectArea }) => broad.has(subjectArea))
    .map(({ field }) => ({ field, code: 'code-not-detailed' }));
}

/** Refuses factsheets of institutions that are not in the agreement: `not-in-agreement`. */
export async function factsheetErrors(
  database: Database,
  { after: { factsheets, institutions }, changed }: Pick<Change<'MobilityAgreements'>, 'after' | 'changed'>,
): Promise<FieldError[]> {
  if (!changed.includes('factsheets')) return [];
  const { rows } = await sql`
    select from factsheets
    where id = any(${factsheets}) and institution_id <> all(${institutions}) limit 1`.execute(database);
  return rows.length === 0 ? [] : [{ field: 'factsheets', code: 'not-in-agreement' }];
}

/** Finds the factsheets that are in force for some institutions, ascending. */
export async function activeFactsheets(
  database: Database,
  institutions: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from factsheets where institution_id = any(${institutions}) and is_active order by id`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
