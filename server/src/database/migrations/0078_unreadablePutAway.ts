import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Lets the office put away a copy that was announced and could not be taken, until the partner announces it anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exchange_incoming
      add column put_away_at timestamptz(3),
      add column put_away_by integer references users;
  `.execute(database);
}
