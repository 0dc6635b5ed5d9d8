import { sql } from 'kysely';
import type { FileMark } from 'shared-contracts/applications/files/fileMarks.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/fileStore.ts';

/** Contents of one run: what is left over is for the next one. */
const MOST_AT_ONCE = 200;

/**
 * Looks into the files that were stored before that was done, so that the office knows of each what to know before it is opened; gives how many.
 *
 * One that is no PDF inside stays, as it is somebody's, and is marked as that.
 */
export async function examineOldFiles(database: Database, files: FileStore): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct content_sha256 as sha256 from application_files where marks is null
    order by sha256 limit ${MOST_AT_ONCE}`.execute(database);
  for (const { sha256 } of rows) {
    const marks = await marksOf(files, sha256);
    await sql`
      update application_files set marks = ${JSON.stringify(marks)}::jsonb
      where content_sha256 = ${sha256} and marks is null`.execute(database);
  }
  return rows.length;
}

async function marksOf(files: FileStore, sha256: string): Promise<readonly FileMark[]> {
  const verdict = await files.examine(sha256, 'upkeep');
  if (verdict === undefined) return ['unexamined'];
  if ('marks' in verdict) return verdict.marks;
  return verdict.refusal === 'unreadable-pdf' ? ['not-a-pdf'] : ['unexamined'];
}
