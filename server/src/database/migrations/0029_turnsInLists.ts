import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Finds the few agreements whose turn is another one than their status says. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index iia_exchanges_unsent on iia_exchanges (agreement_id) where has_unsent_edits;
    create index iia_exchanges_partner_ending on iia_exchanges (agreement_id) where is_partner_ending;
    create index iia_exchanges_ended_by_partner on iia_exchanges (agreement_id) where terminated > 0 and changing = 'partner';
    create index agreements_ending on agreements (id) where ewp_status_id = 7 and terminated between 1 and 3;
    create index agreements_opened on agreements (id) where ewp_status_id = 2 and (approved_copy is not null or terminated > 0);
  `.execute(database);
}
