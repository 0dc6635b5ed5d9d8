import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps the PDFs that partners may fetch: each under an id of its own, for the copy of ours that it shows. Nothing in it ever changes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table iia_files (
      id uuid primary key default gen_random_uuid(),
      agreement_id integer not null references agreements on delete cascade,
      copy_hash text not null,
      content bytea not null,
      user_id integer references users on delete set null,
      offered_at timestamptz(3) not null
    );
    create index iia_files_agreement on iia_files (agreement_id, copy_hash, offered_at);
  `.execute(database);
}
