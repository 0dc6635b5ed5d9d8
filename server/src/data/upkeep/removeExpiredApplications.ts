import { sql } from 'kysely';
import { DELETED_RETENTION_YEARS, RETENTION_YEARS } from 'shared-contracts/applications/retention.ts';
import type { Database } from '../../database/database.ts';
import { NAMED_FILES } from '../rules/applications/applicationFilesData.ts';
import { changeAsSystem } from '../../records/save/transaction/changeTransaction.ts';
import type { ChangeContext } from '../../records/save/saveContext.ts';

/** Applications of one run: what is left over is for the next one. */
const MOST_AT_ONCE = 500;
/** A rule of years is looked at once a day. */
const EVERY_HOURS = 24;

/** Ids of what a run removed. */
export type Expired = { readonly applications: readonly number[]; readonly files: readonly number[] };

/**
 * Removes applications whose time is over, with their parts, files and history; gives what went, or null when no run was due.
 *
 * - `RETENTION_YEARS` after the last submission, or the last change of one that was never submitted
 * - `DELETED_RETENTION_YEARS` after its deletion at the latest
 * - history of files that went before goes when it is as old
 *
 * A run is one transaction, and due a day after the last one: all of it happens, or nothing. Of two servers that come at one time one does it. What
 * a run removed stays in `retention_runs`, by ids alone.
 */
export async function removeExpiredApplications(database: Database, now: Date): Promise<Expired | null> {
  return changeAsSystem({ database, clock: () => now }, { userId: null }, async (context) => {
    if (!(await claimRun(context))) return null;
    const applications = await expiredApplications(context);
    const files = await removeApplications(context, applications);
    await removeHistory(context, applications, files);
    await sql`
      insert into retention_runs (ran_at, is_complete, applications, files)
      values (${now}, ${applications.length < MOST_AT_ONCE}, ${applications}, ${files})`.execute(
      context.database,
    );
    return { applications, files };
  });
}

/** The lock lasts as long as the transaction: another server finds the run of this one when it comes again. */
async function claimRun({ database, now }: ChangeContext): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('retention_runs')) and not exists (
      select from retention_runs where is_complete and ran_at > ${now}::timestamptz - make_interval(hours => ${EVERY_HOURS})
    ) as "isDue"`.execute(database);
  return rows[0]?.isDue === true;
}

async function expiredApplications({ database, now }: ChangeContext): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from applications
    where coalesce(date_submitted, date_modified) <= ${yearsBefore(now, RETENTION_YEARS)}
      or is_deleted and date_modified <= ${yearsBefore(now, DELETED_RETENTION_YEARS)}
    order by id limit ${MOST_AT_ONCE} for update`.execute(database);
  return rows.map(({ id }) => id);
}

/** Parts go with their application by the database's own rule; a file goes unless another application names it. */
async function removeApplications(
  { database, touched }: ChangeContext,
  applications: readonly number[],
): Promise<readonly number[]> {
  if (applications.length === 0) return [];
  const { rows: named } = await sql<{ id: number }>`
    select distinct file.id from application_files_data cross join unnest(${NAMED_FILES}) as file (id)
    where application_id = any(${applications}) and file.id is not null`.execute(database);
  await sql`delete from applications where id = any(${applications})`.execute(database);
  const { rows } = await sql<{ id: number }>`
    delete from application_files where id = any(${named.map(({ id }) => id)}) and not exists (
      select from application_files_data where ${NAMED_FILES} @> array[application_files.id])
    returning id`.execute(database);
  touched.add('ApplicationStudentStudiesForms').add('ApplicationFiles');
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

async function removeHistory(
  { database, now }: ChangeContext,
  applications: readonly number[],
  files: readonly number[],
): Promise<void> {
  await sql`
    delete from audit_entries where set_name = 'ApplicationStudentStudiesForms' and record_id = any(${applications})
      or set_name = 'ApplicationFiles' and record_id = any(${files})
      or set_name = 'ApplicationFiles' and at <= ${yearsBefore(now, RETENTION_YEARS)}
        and not exists (select from application_files where application_files.id = record_id)`.execute(
    database,
  );
}

/** The same moment some years before; of 29 February the day after. */
function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
