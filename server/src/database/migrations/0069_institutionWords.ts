import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { foundFunction } from './searchFunctions.ts';

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
  for (const statement of FOUND) await sql.raw(statement).execute(database);
}

/** As migration 0049 has them, but for the words of institutions. */
const FOUND = [
  foundFunction(
    'institutions',
    ({ saysPlace, among }) => `
    select id from institutions where ${saysPlace('search_key')} and ${among('id')}`,
    true,
  ),
  foundFunction(
    'factsheets',
    ({ saysPlace, among }) => `
    select factsheets.id from factsheets join institutions on institutions.id = institution_id
    where ${saysPlace('search_key')} and ${among('factsheets.id')}`,
    true,
  ),
  foundFunction(
    'agreements',
    ({ says, saysPlace, among }) => `
    select agreement_id from agreement_institutions join institutions on institutions.id = institution_id
      where not is_local and ${saysPlace('search_key')} and ${among('agreement_id')}
    union select agreement_id from agreement_contacts join contacts on contacts.id = contact_id
      where has_all and not is_private and ${says('search_key')} and ${among('agreement_id')}
    union select id from agreements where has_all and search_key <> ' ' and ${says('search_key')} and ${among('id')}
    union select id from agreements where id = whole_number and ${among('id')}
    union select agreement_id from partner_agreement_identifications
      where has_all and ${says('search_key')} and ${among('agreement_id')}`,
    true,
  ),
];
