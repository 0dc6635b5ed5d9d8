import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps the texts of institutions that lists filter by as `fold_text` has them, so that a filter folds none of six thousand again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table institutions
      add column folded_erasmus_code text generated always as (fold_text(erasmus_code)) stored,
      add column folded_city_name text generated always as (fold_text(city_name)) stored;
  `.execute(database);
}
