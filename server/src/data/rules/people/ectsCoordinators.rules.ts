import { sql } from 'kysely';
import {
  ectsCoordinatorFieldsSchema,
  newCoordinatorFieldsSchema,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SetRules } from '../../../records/save/setRules.ts';
import { recordErrors } from '../memberErrors.ts';

/** A new one needs all that the add form asks for; what a row shows is required of it ever after, and the department is one of ours. */
export const ectsCoordinatorRules: SetRules<'ECTSCoordinatorTables'> = {
  apply: async ({ before, after, changed }, { database }) => [
    ...recordErrors(before === null ? newCoordinatorFieldsSchema : ectsCoordinatorFieldsSchema, after),
    ...(changed.includes('department') ? await departmentErrors(database, after.department) : []),
  ],
};

async function departmentErrors(
  database: Database,
  department: number | null,
): Promise<readonly FieldError[]> {
  if (department === null) return [];
  const { rows } = await sql`
    select from departments join institutions on institutions.id = institution_id
    where departments.id = ${department} and is_local`.execute(database);
  return rows.length === 0 ? [{ field: 'department', code: refusedAs('not-of-institution') }] : [];
}
