import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps beside the copies whether the partner's is still the one that both approved: a partner that approves our changes has to change its own as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table iia_exchanges
      add column is_partner_behind boolean not null
        generated always as (coalesce(partners->>'hash' = approved->'partners'->>'hash', false)) stored;
    create index iia_exchanges_partner_behind on iia_exchanges (agreement_id) where is_partner_behind and ewp_status_id = 6;
  `.execute(database);
}
