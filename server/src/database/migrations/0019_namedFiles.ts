import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Remembers since when no application has named a file, and finds the applications that name one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application_files add column unnamed_since timestamptz(3);
    create index application_files_unnamed on application_files (unnamed_since) where unnamed_since is not null;
    create index application_files_data_named on application_files_data using gin ((array[
      europass_cv, academic_identity, proposed_curriculum, foreign_language_certificate, detailed_degree_score,
      detailed_masters_degree_score, letter_of_acceptance, recommendation_letter, disability_certificate]));
  `.execute(database);
}
