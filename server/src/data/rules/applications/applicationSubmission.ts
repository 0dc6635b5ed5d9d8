import { sql } from 'kysely';
import { applicationSubmissionSchema } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { recordErrors } from '../memberErrors.ts';

type Application = Unsaved<'ApplicationStudentStudiesForms'>;

/** Names everything that an application which is no draft lacks, or has wrong, by the schema that the form has too. */
export function submissionErrors(
  application: Application,
  type: ApplicationType,
  { now }: SaveContext,
): readonly FieldError[] {
  const schema = applicationSubmissionSchema({
    type,
    hasSpecialNeeds: application.specialNeedsCategory === true,
    hasPastMobilities: application.pastMobilities === true,
    now,
  });
  return recordErrors(schema, application);
}

/** Refuses a department of another university: `not-of-institution`. */
export async function departmentErrors(
  { studiesData }: Application,
  { database }: SaveContext,
): Promise<readonly FieldError[]> {
  const department = studiesData?.department ?? null;
  if (department === null) return [];
  const { rows } = await sql`
    select departments.id from departments join institutions on institutions.id = departments.institution_id
    where departments.id = ${department} and institutions.is_local`.execute(database);
  return rows.length === 0
    ? [{ field: 'studiesData/department', code: refusedAs('not-of-institution') }]
    : [];
}
