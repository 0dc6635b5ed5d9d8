import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Remembers when a partner's factsheet was fetched from the network. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table factsheets add column fetched_at timestamptz(3)`.execute(database);
}
