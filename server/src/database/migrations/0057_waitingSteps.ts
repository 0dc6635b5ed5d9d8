import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps beside the copies whether the partner's, which waits for our approval, says something else than ours; judged as unsent edits are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table iia_exchanges
      add column are_copies_apart boolean not null default false,
      add column partners_hash text generated always as (partners->>'hash') stored;
    create index iia_exchanges_apart on iia_exchanges (agreement_id) where are_copies_apart;
  `.execute(database);
}
