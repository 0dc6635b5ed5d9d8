import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Gives a factsheet a note by which the office tells it from others. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table factsheets add column note text`.execute(database);
}
