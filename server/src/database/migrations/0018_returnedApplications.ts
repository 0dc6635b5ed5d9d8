import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps why and when an application was sent back, and the European student identifier of people. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applications add column return_reason text, add column date_returned timestamptz(3);
    alter table users add column european_student_identifier text`.execute(database);
}
