import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { searchKeyFunction, SEARCH_WORDS, WRONG_LETTERS } from './searchFunctions.ts';

/**
 * Finds records by words as people type them: in either alphabet, without accents, half a code, a letter or two wrong.
 *
 * What is looked at is kept folded beside the texts, so that it is always in step with them. Migration 0072 creates the functions that `$search` calls.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm; create extension if not exists fuzzystrmatch`.execute(
    database,
  );
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  const searchKey = searchKeyFunction(rows[0]?.schema ?? 'public');
  await sql.raw(`${searchKey}; ${SEARCH_WORDS}; ${WRONG_LETTERS}`).execute(database);
  await sql`
    alter table institutions add column search_key text generated always as (search_key(
      name || ' ' || coalesce(name_gr, '') || ' ' || coalesce(city_name, '') || ' ' || coalesce(hei_id, '')
        || ' ' || coalesce(erasmus_code, '') || ' ' || coalesce(replace(erasmus_code, ' ', ''), '')
    )) stored;
    alter table contacts add column search_key text generated always as (search_key(
      coalesce(given_name, '') || ' ' || family_name || ' ' || coalesce(email, '')
    )) stored;
    alter table departments add column search_key text generated always as (search_key(
      name || ' ' || coalesce(name_gr, '') || ' ' || coalesce(ounit_id, '') || ' ' || coalesce(ounit_code, '')
    )) stored;
    alter table ects_coordinators add column search_key text generated always as (search_key(
      first_name || ' ' || last_name || ' ' || email
    )) stored;
    alter table agreements add column search_key text generated always as (search_key(
      coalesce(iia_id, '') || ' ' || coalesce(iia_code, '')
    )) stored;
    alter table partner_agreement_identifications add column search_key text generated always as (search_key(
      coalesce(iia_id, '') || ' ' || coalesce(iia_code, '')
    )) stored;
    alter table users add column search_key text generated always as (search_key(
      coalesce(given_name, '') || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_name_greek, '') || ' '
        || coalesce(family_name_greek, '') || ' ' || coalesce(email, '') || ' ' || coalesce(university_registry_number, '')
    )) stored;
    alter table application_student_data add column search_key text generated always as (search_key(
      coalesce(name_latin, '') || ' ' || coalesce(family_name_latin, '') || ' ' || coalesce(name_greek, '') || ' '
        || coalesce(family_name_greek, '') || ' ' || coalesce(email, '')
    )) stored;

    create index institutions_search on institutions using gin (search_key gin_trgm_ops);
    create index contacts_search on contacts using gin (search_key gin_trgm_ops);
    create index agreements_search on agreements using gin (search_key gin_trgm_ops) where search_key <> ' ';
    create index partner_agreement_identifications_search
      on partner_agreement_identifications using gin (search_key gin_trgm_ops);
    create index users_search on users using gin (search_key gin_trgm_ops);
    create index application_student_data_search on application_student_data using gin (search_key gin_trgm_ops);
  `.execute(database);
}
