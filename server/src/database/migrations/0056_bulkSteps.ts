import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * More steps of the life cycle are taken with many agreements at once: submitting, finalizing, taking over the partner's values, approving,
 * and changing years or places.
 *
 * - edit: what is changed in each, as the job was asked for it
 * - partners_hash: of the partner's copy whose values were previewed, where they are taken over
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_jobs drop constraint bulk_jobs_work_check;
    alter table bulk_jobs add constraint bulk_jobs_work_check check (work in (
      'renew', 'submit', 'finalize', 'notify', 'takeOver', 'approve', 'changeYears', 'changePlaces', 'setLocalFinalized', 'unsetLocalFinalized'));
    alter table bulk_jobs add column edit jsonb;
    alter table bulk_job_rows add column partners_hash text`.execute(database);
}
