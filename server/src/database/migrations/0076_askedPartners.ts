import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps when a partner was last notified of our copy, apart from when that changed last: PDFs and corrections of people change it, and ask for no answer.
 *
 * Of copies from before it is what the log of notifications says, which has no corrections; else when the copy changed last.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table iia_exchanges add column asked_at timestamptz(3) not null default now();
    update iia_exchanges set asked_at = least(served_at, (
      select max(date_created) from notifications
      where notifications.agreement_id = iia_exchanges.agreement_id and type = 'iia-cnr'
        and notifier_hei_id in (select hei_id from institutions where is_local)));
  `.execute(database);
}
