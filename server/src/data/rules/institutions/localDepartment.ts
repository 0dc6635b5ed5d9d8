import { sql } from 'kysely';
import {
  EUROPEAN_PROGRAMMES_DEPARTMENT,
  LOCAL_INSTITUTION_ID,
} from 'shared-contracts/agreements/agreements.ts';
import { departmentSchema } from 'shared-contracts/institutions/entities/department.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Database } from '../../../database/database.ts';
import { findDepartment } from './findDepartment.ts';
import { memberErrors } from '../memberErrors.ts';
import type { Change } from '../../../records/save/setRules.ts';

const { ounitId: OUNIT_ID } = departmentSchema.shape;

/**
 * Checks a department of ours beside the others: names, codes and ids are each of one department, former ids included, and an id is never taken away.
 *
 * - those of partners are as their systems tell them
 * - the department that every agreement offers is known by its English name, and stays with us, as all of them do
 */
export async function localDepartmentErrors(
  database: Database,
  { before, after, changed }: Change<'MobilityDepartments'>,
): Promise<readonly FieldError[]> {
  const isOurs = (before ?? after).institution === LOCAL_INSTITUTION_ID;
  if (!isOurs) return [];
  const errors: FieldError[] = memberErrors({ ounitId: OUNIT_ID }, after, changed);
  const has = (member: (typeof changed)[number]) => changed.includes(member);
  const isKnownByName = before?.name === EUROPEAN_PROGRAMMES_DEPARTMENT;
  if (before !== null && has('institution')) errors.push({ field: 'institution', code: 'read-only' });
  if (isKnownByName && has('name')) errors.push({ field: 'name', code: 'read-only' });
  if (before !== null && has('ounitId') && !after.ounitId)
    errors.push({ field: 'ounitId', code: 'required' });
  for (const member of ['name', 'nameGR'] as const) {
    if (before !== null && has(member) && (await isNameOfAnother(database, before.id, after[member])))
      errors.push({ field: member, code: 'not-unique', params: { of: 'departmentName' } });
  }
  for (const member of ['ounitId', 'ounitCode'] as const) {
    if (has(member) && (await isTaken(database, before?.id ?? null, member, after[member])))
      errors.push({
        field: member,
        code: 'not-unique',
        params: { of: member === 'ounitId' ? 'departmentId' : 'departmentCode' },
      });
  }
  if (has('ounitId') && (await wasOfAnother(database, before?.id ?? null, after.ounitId)))
    errors.push({ field: 'ounitId', code: 'not-unique', params: { of: 'departmentId' } });
  return errors;
}

async function isNameOfAnother(
  database: Database,
  id: number,
  name: string | null | undefined,
): Promise<boolean> {
  if (!name) return false;
  const wanted = { institution: LOCAL_INSTITUTION_ID, name, ounitId: null, isAnySpelling: true, besides: id };
  return (await findDepartment(database, wanted)) !== undefined;
}

/** Partners that ask for a unit by an id which it had before must not be told of another one. */
async function wasOfAnother(
  database: Database,
  id: number | null,
  ounitId: string | null | undefined,
): Promise<boolean> {
  if (!ounitId) return false;
  const { rows } = await sql`
    select from former_ounit_ids where ounit_id = ${ounitId} and department_id is distinct from ${id}::integer`.execute(
    database,
  );
  return rows.length > 0;
}

const COLUMNS = { ounitId: 'ounit_id', ounitCode: 'ounit_code' } as const;

async function isTaken(
  database: Database,
  id: number | null,
  member: keyof typeof COLUMNS,
  value: string | null | undefined,
): Promise<boolean> {
  if (!value) return false;
  const { rows } = await sql`
    select from departments
    where institution_id = ${LOCAL_INSTITUTION_ID} and ${sql.ref(COLUMNS[member])} = ${value} and id is distinct from ${id}::integer`.execute(
    database,
  );
  return rows.length > 0;
}
