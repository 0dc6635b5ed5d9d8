import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Carries a year's agreements on: what keeps those that are not final yet from being sent is judged and kept, and many agreements at once get other
 * language levels, contacts and departments, and their partners reminders.
 *
 * - agreement_checks: judged_of: what the agreement said then; errors: what was wrong with it
 * - mails: notes that a job wrote to partners of the row's agreement
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreement_checks (
      agreement_id integer primary key references agreements on delete cascade,
      judged_of text not null,
      errors jsonb not null
    );
    create index agreement_checks_wrong on agreement_checks (agreement_id) where errors <> '[]';

    alter table bulk_jobs drop constraint bulk_jobs_work_check;
    alter table bulk_jobs add constraint bulk_jobs_work_check check (work in (
      'renew', 'submit', 'finalize', 'notify', 'takeOver', 'approve', 'changeYears', 'changePlaces', 'changeLanguages', 'changeContacts',
      'changeDepartments', 'resend', 'remind', 'setLocalFinalized', 'unsetLocalFinalized'));
    alter table bulk_job_rows add column mails integer[] not null default '{}';
  `.execute(database);
}
