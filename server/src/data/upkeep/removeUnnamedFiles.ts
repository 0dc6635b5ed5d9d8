import { sql } from 'kysely';
import { UNNAMED_FILE_MS } from 'shared-contracts/applications/files/pdfFile.ts';
import type { Database } from '../../database/database.ts';
import { MODEL } from '../sets/model.ts';
import { NAMED_FILES } from '../rules/applications/applicationFilesData.ts';
import { changeAsSystem } from '../../records/save/transaction/changeTransaction.ts';
import { log } from '../../records/save/saveContext.ts';
import { loadRecords } from '../../records/save/stored/storedRecord.ts';
import { deleteRecord } from '../../records/save/write/writeRecord.ts';

const SET = MODEL.ApplicationFiles;
/** Files of one run: what is left over is for the next one. */
const MOST_AT_ONCE = 1000;

/**
 * Removes the files that no application has named for a day (`UNNAMED_FILE_MS`), each with an audit entry; gives how many.
 *
 * A day is counted from the first run that saw the file unnamed, or from its last change. A deleted application still names its files.
 */
export async function removeUnnamedFiles(database: Database, now: Date): Promise<number> {
  await markUnnamed(database, now);
  const before = new Date(now.getTime() - UNNAMED_FILE_MS);
  const { rows } = await sql<{ id: number }>`
    select id from application_files where unnamed_since <= ${before} and date_modified <= ${before}
    order by unnamed_since limit ${MOST_AT_ONCE}`.execute(database);
  let removed = 0;
  for (const { id } of rows) removed += Number(await removeUnnamed(database, id, now));
  return removed;
}

async function markUnnamed(database: Database, now: Date): Promise<void> {
  const named = sql`select unnest(${NAMED_FILES}) as id from application_files_data`;
  await sql`
    update application_files set unnamed_since = null from (${named}) as named
    where named.id = application_files.id and unnamed_since is not null`.execute(database);
  await sql`
    update application_files set unnamed_since = ${now} where unnamed_since is null
    and not exists (select from (${named}) as named where named.id = application_files.id)`.execute(database);
}

/** Whoever saves an application locks the files that it names: who waited for that sees here that the file has a use. */
async function removeUnnamed(database: Database, id: number, now: Date): Promise<boolean> {
  return changeAsSystem({ database, clock: () => now }, { userId: null }, async (context) => {
    await sql`select id from application_files where id = ${id} for update`.execute(context.database);
    const { rows: naming } = await sql`
      select id from application_files_data where ${NAMED_FILES} @> array[${id}::integer] limit 1`.execute(
      context.database,
    );
    const before = (await loadRecords(context.database, SET, [id])).get(id);
    if (naming.length > 0 || before === undefined) return false;
    await deleteRecord(context.database, SET, id);
    await log(context, { set: SET.name, id, operation: 'delete', before, after: null });
    return true;
  });
}
