import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps whether the office has closed the bank account of an application. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column is_account_closed boolean`.execute(database);
}
