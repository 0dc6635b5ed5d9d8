import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type BulkBody, MOST_RUNNING_JOBS } from 'shared-contracts/bulk/bulkJobs.ts';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import { keyReused } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { conflict } from '../../platform/problems/refusals.ts';
import type {} from './tables.ts';

/** How long the result of a job can be read. */
const KEPT_DAYS = RETENTION.bulkJobs.days;

export type NewJob = {
  readonly body: BulkBody;
  readonly caller: SignedInCaller;
  readonly requestId: string;
  readonly now: Date;
};

/**
 * Writes down a job with all its agreements, and gives its id; the same key gives the same job, and begins none.
 *
 * Throws a `Problem`: 409 while too many of the person's jobs are under way, 422 when the key belongs to another job.
 */
export async function addJob(database: Database, job: NewJob): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { body, caller, requestId, now } = job;
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const added = await transaction
      .insertInto('bulk_jobs')
      .values({
        key: body.key,
        fingerprint,
        work: body.work,
        start_year: body.years?.startYear ?? null,
        end_year: body.years?.endYear ?? null,
        edit: body.edit === undefined ? null : JSON.stringify(body.edit),
        user_id: caller.id,
        role: caller.role,
        request_id: requestId,
        begun_at: now,
      })
      .onConflict((conflicting) => conflicting.columns(['user_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return sameJob(transaction, job, fingerprint);
    await requireRoom(transaction, caller.id);
    await addRows(transaction, added.id, body.rows);
    await transaction
      .deleteFrom('bulk_jobs')
      .where('ended_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
      .execute();
    return added.id;
  });
}

async function sameJob(database: Database, { body, caller }: NewJob, fingerprint: string): Promise<number> {
  const job = await database
    .selectFrom('bulk_jobs')
    .select(['id', 'fingerprint'])
    .where('user_id', '=', caller.id)
    .where('key', '=', body.key)
    .executeTakeFirstOrThrow();
  if (job.fingerprint !== fingerprint) throw keyReused();
  return job.id;
}

/** Jobs that one person begins at the same moment are counted one after the other. */
async function requireRoom(database: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bulk_jobs_of'), ${userId}::integer)`.execute(database);
  const { running } = await database
    .selectFrom('bulk_jobs')
    .select(({ fn }) => fn.countAll<string>().as('running'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(running) <= MOST_RUNNING_JOBS) return;
  throw conflict({
    en: `${MOST_RUNNING_JOBS} of your jobs are still under way. Wait until one of them is finished.`,
    el: `${MOST_RUNNING_JOBS} μαζικές εργασίες σας βρίσκονται ακόμη σε εξέλιξη. Περιμένετε να ολοκληρωθεί μία από αυτές.`,
  });
}

async function addRows(database: Database, jobId: number, rows: BulkBody['rows']): Promise<void> {
  await sql`
    insert into bulk_job_rows (job_id, agreement_id, position, version, is_ready, partners_hash)
    select ${jobId}, id, place, version, is_ready, partners_hash
    from unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(({ version }) => version)}::text[],
      ${rows.map(({ isReady }) => isReady)}::boolean[], ${rows.map(({ partnersHash }) => partnersHash ?? null)}::text[])
      with ordinality as given (id, version, is_ready, partners_hash, place)`.execute(database);
}
