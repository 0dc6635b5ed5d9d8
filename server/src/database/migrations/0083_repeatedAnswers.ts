import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Adds the answer of a call that is done once for each key, so that a repeated call gets it again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column answer jsonb`.execute(database);
}
