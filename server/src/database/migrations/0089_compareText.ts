import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { compareTextFunction, searchWordsFunction } from './compareFunctions.ts';

/** Compares what people type in one way: letters that look alike are one in both alphabets, as are blanks, besides what `fold_text` folds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  const schema = rows[0]?.schema ?? 'public';
  await sql.raw(`${compareTextFunction(schema)}; ${searchWordsFunction(schema)}`).execute(database);
  await sql`
    alter table institutions drop column folded_erasmus_code, drop column folded_city_name;
    alter table institutions
      add column folded_erasmus_code text generated always as (compare_text(erasmus_code)) stored,
      add column folded_city_name text generated always as (compare_text(city_name)) stored;

    -- Views of one name, as it is compared from now on, were two: the later ones get their number behind it.
    update list_views set name = left(list_views.name, 70) || ' (' || twins.place || ')'
    from (
      select id, row_number() over (partition by owner_id, list, compare_text(name) order by id) as place from list_views
      where owner_id is not null
    ) twins
    where twins.id = list_views.id and place > 1;
    drop index list_views_owner;
    create unique index list_views_owner on list_views (owner_id, list, compare_text(name));
  `.execute(database);
}
