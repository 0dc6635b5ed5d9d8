import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps what students add to their applications in their own words. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column comments text`.execute(database);
}
