import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps since when a person is known to have left the university: with all records of theirs, as choices of people ask for them by themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contacts add column left_at timestamptz(3)`.execute(database);
}
