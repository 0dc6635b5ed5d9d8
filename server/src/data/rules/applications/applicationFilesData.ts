import { type RawBuilder, sql } from 'kysely';
import { FILE_SLOTS } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import { columnName } from '../../../records/model/columnName.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';

/** All files that a row of `application_files_data` names, as an array; the index on them is written in the same way. */
export const NAMED_FILES: RawBuilder<unknown> = sql`array[${sql.join(
  FILE_SLOTS.map((slot) => sql.ref(columnName(slot))),
)}]`;

/**
 * Refuses files of somebody else than the applicant (`not-of-owner`), and those that another application of theirs has already
 * (`in-another-application`). One file may stand in several slots of one application.
 *
 * The files stay locked until the transaction ends: none of them disappears while its application is being saved, and no other application takes it.
 */
export async function fileErrors(
  application: Unsaved<'ApplicationStudentStudiesForms'>,
  id: number | null,
  { database }: SaveContext,
): Promise<FieldError[]> {
  const slots = application.filesData.flatMap((files, index) =>
    FILE_SLOTS.flatMap((slot) =>
      files[slot] !== null ? [{ field: `filesData/${index}/${slot}`, file: files[slot] }] : [],
    ),
  );
  if (slots.length === 0) return [];
  const files = [...new Set(slots.map(({ file }) => file))];
  const { rows } = await sql<{ id: number }>`
    select id from application_files where owner_id = ${application.owner} and id = any(${files})
    order by id for no key update`.execute(database);
  const own = new Set(rows.map((row) => row.id));
  const taken = await takenFiles(files, id, database);
  return slots.flatMap(({ file, field }): FieldError[] => {
    if (!own.has(file)) return [{ field, code: 'not-of-owner' }];
    return taken.has(file) ? [{ field, code: 'in-another-application' }] : [];
  });
}

async function takenFiles(
  files: readonly number[],
  application: number | null,
  database: SaveContext['database'],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct named.id from application_files_data
    join applications on applications.id = application_files_data.application_id
    cross join unnest(${NAMED_FILES}) as named (id)
    where ${NAMED_FILES} && ${files}::integer[] and named.id = any(${files})
    and not applications.is_deleted and applications.id is distinct from ${application}::integer`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Tells whether a file belongs to an application that has been submitted. */
export async function isFileSubmitted(file: number, { database }: SaveContext): Promise<boolean> {
  const { rows } = await sql`
    select applications.id from application_files_data
    join applications on applications.id = application_files_data.application_id
    where ${NAMED_FILES} @> array[${file}::integer]
    and applications.status <> 'draft' and not applications.is_deleted limit 1`.execute(database);
  return rows.length > 0;
}
