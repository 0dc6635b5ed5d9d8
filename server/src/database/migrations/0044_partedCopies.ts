import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps what was known of two copies when the office parted them: nothing that was approved is lost by it, and the partner's copy is not linked
 * again by itself. Beside each offer stands which copy of ours it names.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table parted_copies (
      id integer generated always as identity primary key,
      agreement_id integer not null references agreements on delete cascade,
      hei_id text not null,
      iia_id text not null,
      state jsonb not null,
      at timestamptz(3) not null,
      user_id integer references users on delete set null
    );
    create index parted_copies_agreement on parted_copies (agreement_id, id);
    alter table partner_agreements add column named_iia_id text generated always as (left(iia->'partners'->1->>'iiaId', 200)) stored;
  `.execute(database);
}
