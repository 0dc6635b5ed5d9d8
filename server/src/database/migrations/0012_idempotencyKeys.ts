import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Creates what is known of the creations that a client may repeat: by whom, under which key, and what came of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      user_id integer not null references users on delete cascade,
      key uuid not null,
      set_name text not null,
      fingerprint text not null,
      record_ids jsonb,
      created_at timestamptz(3) not null,
      primary key (user_id, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);
  `.execute(database);
}
