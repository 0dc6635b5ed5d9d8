import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps beside a copy what whose turn it is depends on, so that lists need not open the copies: whether the agreement says something else than the
 * copy that was sent, with what it said when that was judged. Finds the oldest agreements, and when the sides of one told another last.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table iia_exchanges
      add column ours_hash text generated always as (ours->>'hash') stored,
      add column is_partner_ending boolean not null generated always as (coalesce((partners->>'isTerminated')::boolean, false)) stored,
      add column has_unsent_edits boolean not null default false,
      add column judged_of text;
    create index notifications_told on notifications (agreement_id, date_created) include (notifier_hei_id, approving_hei_id);
    create index agreements_made on agreements (date_created) include (end_year_id) where not is_deleted;
  `.execute(database);
}
