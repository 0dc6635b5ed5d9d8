import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps with every call of the network what proves who sent it: signed headers, signature, key and bytes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table exchange_documents add column proof jsonb`.execute(database);
}
