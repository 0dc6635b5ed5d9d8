import { sql } from 'kysely';
import { FILE_QUOTA } from 'shared-contracts/applications/files/pdfFile.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { NAMED_FILES } from './applicationFilesData.ts';

/** A file that somebody would like to have stored: its size in bytes, and its record where it takes the place of another file. */
export type WantedFile = { readonly owner: number; readonly size: number; readonly id?: number | undefined };

/**
 * Refuses a file that would be one too many of its owner's, or of too many bytes together: `too-many-files` {max}.
 *
 * What counts is what no submitted application has: those are the office's. The office itself is not counted.
 */
export async function quotaErrors(
  { owner, size, id }: WantedFile,
  { database, caller }: { readonly database: Database; readonly caller: SignedInCaller },
): Promise<readonly FieldError[]> {
  if (caller.permissions.includes('application_settings')) return [];
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::integer as files, coalesce(sum(file_contents.size), 0)::float8 as bytes
    from application_files join file_contents on file_contents.sha256 = application_files.content_sha256
    where application_files.owner_id = ${owner} and application_files.id is distinct from ${id ?? null}::integer
    and not exists (
      select from application_files_data join applications on applications.id = application_files_data.application_id
      where ${NAMED_FILES} @> array[application_files.id] and applications.status <> 'draft' and not applications.is_deleted)`.execute(
    database,
  );
  const { files = 0, bytes = 0 } = rows[0] ?? {};
  const isTooMuch = files >= FILE_QUOTA.files || bytes + size > FILE_QUOTA.bytes;
  return isTooMuch
    ? [{ field: 'fileBase64', code: 'too-many-files', params: { max: FILE_QUOTA.files } }]
    : [];
}

/** Lets the uploads of one person be counted one after the other, until the transaction ends. */
export async function lockQuota(owner: number, database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('application_files'), ${owner}::integer)`.execute(database);
}
