import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps beside the copies which agreement of ours the partner's names, and judges terminations and new revisions of ended agreements once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table iia_exchanges
      add column named_by_partner text generated always as (left(partners->'iia'->'partners'->1->>'iiaId', 200)) stored;
    update iia_exchanges set judged_of = null where terminated > 0;
  `.execute(database);
}
