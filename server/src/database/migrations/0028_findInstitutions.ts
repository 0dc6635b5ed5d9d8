import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Finds institutions by any of their names without folding each anew, and the last call between an institution and us among many years of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table institutions add column search_text text generated always as (fold_text(
      name || ' ' || coalesce(name_gr, '') || ' ' || coalesce(erasmus_code, '') || ' ' || coalesce(city_name, '') || ' ' || coalesce(hei_id, '')
    )) stored;
    alter table institutions add column sort_name text generated always as (fold_text(name)) stored;
    alter table institutions add column sort_name_gr text generated always as (fold_text(coalesce(name_gr, name))) stored;
    create index exchange_documents_last on exchange_documents (hei_ids, direction, is_valid, id);
  `.execute(database);
}
