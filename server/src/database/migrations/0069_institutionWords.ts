import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps the words of all institutions, so that one with letters wrong is compared with some ten thousand words, and not with every text that could have
 * it. Words of people are not kept: they would stay when the people have gone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table institution_words (entry text primary key);
    insert into institution_words
      select distinct word from institutions, unnest(string_to_array(trim(search_key), ' ')) word where word <> '';

    create function keep_institution_words() returns trigger language plpgsql as $function$
    begin
      -- In one order, so that two who save institutions wait for each other and not in a circle.
      insert into institution_words
        select distinct word from saved, unnest(string_to_array(trim(search_key), ' ')) word where word <> '' order by word
        on conflict do nothing;
      return null;
    end
    $function$;
    create trigger institution_words_added after insert on institutions
      referencing new table as saved for each statement execute function keep_institution_words();
    create trigger institution_words_changed after update on institutions
      referencing new table as saved for each statement execute function keep_institution_words();
  `.execute(database);
}
