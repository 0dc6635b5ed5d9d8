import { sql } from 'kysely';
import type { BulkEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import { JOB_HOURS, type RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../../database/database.ts';
import type { KeptReason } from './keptReason.ts';
import type {} from './tables.ts';

/** A job as whoever works on it needs it. */
export type JobToDo = {
  readonly id: number;
  readonly work: BulkWork;
  readonly years: RenewalYears | undefined;
  readonly edit: BulkEdit | undefined;
  readonly userId: number;
  readonly role: Role;
  readonly requestId: string;
};
/** - version, partnersHash: of the agreement and of the partner's copy that were previewed */
export type RowToDo = {
  readonly id: number;
  readonly version: string | null;
  readonly isReady: boolean;
  readonly partnersHash: string | null;
};

/** Finds the job that comes after another one, and the first again after the last: none keeps the others waiting. */
export async function nextJob(database: Database, after: number): Promise<JobToDo | undefined> {
  const { rows } = await sql<Stored>`
    select id, work, edit, start_year as "startYear", end_year as "endYear", user_id as "userId", role, request_id as "requestId"
    from bulk_jobs where ended_at is null order by id <= ${after}, id limit 1`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { startYear, endYear, edit, ...job } = row;
  return {
    ...job,
    edit: edit ?? undefined,
    years: startYear === null || endYear === null ? undefined : { startYear, endYear },
  };
}

type Stored = Omit<JobToDo, 'years' | 'edit'> & {
  readonly startYear: number | null;
  readonly endYear: number | null;
  readonly edit: BulkEdit | null;
};

/** Finds the agreement of a job that comes next; undefined when none is left. */
export async function nextRow(database: Database, jobId: number): Promise<RowToDo | undefined> {
  const { rows } = await sql<RowToDo>`
    select agreement_id as id, version, is_ready as "isReady", partners_hash as "partnersHash" from bulk_job_rows
    where job_id = ${jobId} and state = 'waiting' order by position limit 1`.execute(database);
  return rows[0];
}

/** What became of an agreement. */
export type Outcome =
  | {
      readonly state: 'done';
      readonly renewalId?: number;
      readonly deliveries?: readonly number[];
      readonly mails?: readonly number[];
    }
  | { readonly state: 'refused'; readonly reason: KeptReason };

/** Writes down what became of an agreement; false when that stands there already, or the job was stopped meanwhile. */
export async function settleRow(
  database: Database,
  { jobId, agreementId }: { readonly jobId: number; readonly agreementId: number },
  outcome: Outcome,
): Promise<boolean> {
  const settled = await database
    .updateTable('bulk_job_rows')
    .set(
      outcome.state === 'done'
        ? {
            state: 'done',
            renewal_id: outcome.renewalId ?? null,
            deliveries: [...(outcome.deliveries ?? [])],
            mails: [...(outcome.mails ?? [])],
          }
        : { state: 'refused', reason: JSON.stringify(outcome.reason) },
    )
    .where('job_id', '=', jobId)
    .where('agreement_id', '=', agreementId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

/** Ends a job of which nothing is left to do. */
export async function endJob(database: Database, id: number, now: Date): Promise<void> {
  await sql`
    update bulk_jobs set ended_at = ${now} where id = ${id} and ended_at is null
      and not exists (select from bulk_job_rows where job_id = bulk_jobs.id and state = 'waiting')`.execute(
    database,
  );
}

/**
 * Ends a job before all of it is done: what waits is not begun, and mails of it that wait do not go. One that has ended and of which no mail waits stays
 * as it is.
 */
export async function stopJob(
  database: Database,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numAffectedRows: stopped } = await sql`
      update bulk_jobs set stopped_by = ${userId}, ended_at = ${now} where id = ${id} and (ended_at is null or exists (
        select from bulk_job_rows cross join unnest(mails) as mail join agreement_notes on agreement_notes.id = mail
        where job_id = bulk_jobs.id and agreement_notes.state = 'waiting'))`.execute(transaction);
    if (stopped !== 1n) return;
    await transaction
      .updateTable('bulk_job_rows')
      .set({ state: 'stopped' })
      .where('job_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    await takeBackMails(transaction, id);
  });
}

/** Takes back the mails that nobody has begun to hand over; an agreement of which none has gone was not begun. */
async function takeBackMails(database: Database, id: number): Promise<void> {
  await sql`
    with taken as (
      delete from agreement_notes where state = 'waiting' and id in (
        select unnest(mails) from bulk_job_rows where job_id = ${id}) returning id
    )
    update bulk_job_rows set state = 'stopped', mails = '{}'
    where job_id = ${id} and mails <> '{}' and mails <@ array(select id from taken)`.execute(database);
}

/** Refuses what is left of jobs that began too long ago. */
export async function giveUpOldJobs(database: Database, now: Date, reason: KeptReason): Promise<void> {
  const oldest = new Date(now.getTime() - JOB_HOURS * 3_600_000);
  await sql`
    update bulk_job_rows set state = 'refused', reason = ${JSON.stringify(reason)}::jsonb
    where state = 'waiting' and job_id in (select id from bulk_jobs where ended_at is null and begun_at < ${oldest})`.execute(
    database,
  );
}
