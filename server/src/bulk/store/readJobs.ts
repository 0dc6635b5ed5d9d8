import { type RawBuilder, sql } from 'kysely';
import {
  type BulkJob,
  type BulkJobRow,
  type BulkRowState,
  MOST_LISTED_JOBS,
} from 'shared-contracts/bulk/bulkJobs.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import { isoTime } from '../../database/isoTime.ts';
import { type KeptReason, wordsOf } from './keptReason.ts';
import { userNameOf } from './userNameOf.ts';

/** Reads a job and how far it has come; undefined when there is none. */
export async function readJob(
  database: Database,
  id: number,
  language: LanguageTag,
): Promise<BulkJob | undefined> {
  return (await selectJobs(database, language, sql`where bulk_jobs.id = ${id}`))[0];
}

/** Lists the latest jobs of all people of the office, the newest first. */
export async function listJobs(database: Database, language: LanguageTag): Promise<BulkJob[]> {
  return selectJobs(database, language, sql`order by bulk_jobs.id desc limit ${MOST_LISTED_JOBS}`);
}

type JobRow = Omit<BulkJob, 'years'> & { readonly startYear: number | null; readonly endYear: number | null };

async function selectJobs(
  database: Database,
  language: LanguageTag,
  tail: RawBuilder<unknown>,
): Promise<BulkJob[]> {
  const { rows } = await sql<JobRow>`
    select bulk_jobs.id, work, edit, start_year as "startYear", end_year as "endYear", ${isoTime(sql`begun_at`)} as "begunAt",
      ${isoTime(sql`ended_at`)} as "endedAt", ${userNameOf(sql`user_id`, language)} as "begunBy",
      ${userNameOf(sql`stopped_by`, language)} as "stoppedBy", counts, told
    from bulk_jobs
    cross join lateral (
      select json_build_object(
        'waiting', count(*) filter (where state = 'waiting'), 'done', count(*) filter (where state = 'done'),
        'refused', count(*) filter (where state = 'refused'), 'stopped', count(*) filter (where state = 'stopped')
      ) as counts from bulk_job_rows where job_id = bulk_jobs.id
    ) counted
    cross join lateral (
      select json_build_object(
        'delivered', count(*) filter (where state = 'delivered'),
        'waiting', count(*) filter (where state = 'waiting'),
        'refused', count(*) filter (where state in ('refused', 'given-up'))
      ) as told
      from (
        select deliveries.state from bulk_job_rows cross join unnest(bulk_job_rows.deliveries) as delivery_id
        join exchange_deliveries as deliveries on deliveries.id = delivery_id where job_id = bulk_jobs.id
        union all
        select ${mailState} from bulk_job_rows cross join unnest(mails) as mail_id
        join agreement_notes as mailed on mailed.id = mail_id where job_id = bulk_jobs.id
      ) each_told
    ) notifications
    ${tail}`.execute(database);
  return rows.map(({ startYear, endYear, ...job }) => ({
    ...job,
    years: startYear === null || endYear === null ? null : { startYear, endYear },
  }));
}

/** What became of a mail, in the words of notifications; one of which nobody knows whether it went is not sent again. */
const mailState = sql`case mailed.state when 'sent' then 'delivered' when 'refused' then 'refused'
  when 'waiting' then 'waiting' when 'handing-over' then 'waiting' else 'given-up' end`;

export type RowsAsked = {
  readonly jobId: number;
  readonly state: BulkRowState | undefined;
  readonly skip: number;
  readonly top: number;
};

type Row = Omit<BulkJobRow, 'reason'> & { readonly reason: KeptReason | null };

/** Lists agreements of a job in the order in which they were chosen; what people have to look at first comes first where all are asked for. */
export async function listJobRows(
  database: Database,
  { jobId, state, skip, top }: RowsAsked,
  language: LanguageTag,
): Promise<{ readonly value: BulkJobRow[]; readonly total: number }> {
  const chosen = sql`job_id = ${jobId} ${state === undefined ? sql`` : sql`and state = ${state}`}`;
  const { rows } = await sql<Row>`
    select agreement_id as "agreementId", state, reason, renewal_id as "renewalId", (
        select string_agg(name, ', ' order by institutions.id) from agreement_institutions
        join institutions on institutions.id = institution_id
        where agreement_institutions.agreement_id = bulk_job_rows.agreement_id and not is_local
      ) as partner, (
        select each_told.state from (
          select exchange_deliveries.state from exchange_deliveries where id = any(deliveries)
          union all select ${mailState} from agreement_notes mailed where id = any(mails)
        ) each_told order by array_position(array['refused', 'given-up', 'waiting', 'delivered'], each_told.state) limit 1
      ) as told, coalesce((
        select json_agg(json_build_object('name', to_name, 'address', to_address) order by id) from agreement_notes where id = any(mails)
      ), '[]') as "mailedTo"
    from bulk_job_rows where ${chosen}
    order by array_position(array['refused', 'stopped', 'waiting', 'done'], state), position offset ${skip} limit ${top}`.execute(
    database,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from bulk_job_rows where ${chosen}`.execute(database);
  return {
    value: rows.map((row) => ({ ...row, reason: row.reason && wordsOf(row.reason, language) })),
    total: counted.rows[0]?.total ?? 0,
  };
}
