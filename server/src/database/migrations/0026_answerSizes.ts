import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Lets a statement end where its answer would be larger than the server takes: `platform/problems/databaseProblem.ts` knows the state. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_large_answer() returns boolean language plpgsql volatile as $$
    begin
      raise exception using errcode = 'PT413', message = 'the answer is too large';
    end $$`.execute(database);
}
