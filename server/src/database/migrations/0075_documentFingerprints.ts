import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps a fingerprint of our whole copy beside its hash, which has no people in it, and of which of these documents a partner was notified and a PDF made.
 *
 * Copies from before count by the document that was kept of them, which is what the partner reads: all are judged again. A PDF from before counts for the
 * document only where that has not been served anew since.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table iia_exchanges
      add column ours_fingerprint text generated always as (md5(ours->>'iia')) stored,
      add column are_only_people_unsent boolean not null default false,
      add column judged_until timestamptz;
    update iia_exchanges set judged_of = null where judged_of is not null;
    create index iia_exchanges_people_unsent on iia_exchanges (agreement_id) where are_only_people_unsent;
    create index iia_exchanges_unjudged on iia_exchanges (agreement_id) where judged_of is null;
    create index contacts_modified on contacts (date_modified);

    alter table exchange_deliveries add column fingerprint text;
    alter table iia_files add column copy_fingerprint text;
    update iia_files set copy_fingerprint = ours_fingerprint from iia_exchanges
      where iia_exchanges.agreement_id = iia_files.agreement_id and copy_hash = ours_hash and offered_at >= served_at;
  `.execute(database);
}
