import { sql } from 'kysely';
import { FILE_SLOTS } from 'shared-contracts/entities/applicationSubmission.ts';
import type { FieldError } from 'shared-contracts/errors.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import type { SaveContext } from '../save/saveContext.ts';

/**
 * Refuses files that belong to somebody else than the applicant: `not-of-owner`.
 *
 * The files stay locked until the transaction ends: none of them disappears while its application is being submitted.
 */
export async function fileErrors(
  application: Unsaved<'ApplicationStudentStudiesForms'>,
  { database }: SaveContext,
): Promise<FieldError[]> {
  const slots = application.filesData.flatMap((files, index) =>
    FILE_SLOTS.flatMap((slot) =>
      files[slot] !== null ? [{ field: `filesData/${index}/${slot}`, file: files[slot] }] : [],
    ),
  );
  if (slots.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from application_files where owner_id = ${application.owner} and id = any(${slots.map(({ file }) => file)}) for share`.execute(
    database,
  );
  const own = new Set(rows.map(({ id }) => id));
  return slots.filter(({ file }) => !own.has(file)).map(({ field }) => ({ field, code: 'not-of-owner' }));
}

/** Tells whether a file belongs to an application that has been submitted. */
export async function isFileSubmitted(file: number, { database }: SaveContext): Promise<boolean> {
  const { rows } = await sql`
    select applications.id from application_files_data as files
    join applications on applications.id = files.application_id
    where ${file}::integer in (
      files.europass_cv, files.academic_identity, files.proposed_curriculum, files.foreign_language_certificate, files.detailed_degree_score,
      files.detailed_masters_degree_score, files.letter_of_acceptance, files.recommendation_letter, files.disability_certificate)
    and applications.status <> 'draft' and not applications.is_deleted limit 1`.execute(database);
  return rows.length > 0;
}
