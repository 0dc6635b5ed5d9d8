import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Remembers what people who look for a destination study, and which destinations they keep; both go with the person. How often destinations are opened
 * is counted without saying by whom.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table destination_studies (
      user_id integer primary key references users on delete cascade,
      department_id integer not null references departments on delete cascade,
      study_cycle smallint check (study_cycle in (6, 7, 8))
    );
    create index destination_studies_department on destination_studies (department_id);

    create table kept_destinations (
      user_id integer not null references users on delete cascade,
      institution_id integer not null references institutions on delete cascade,
      position integer not null,
      kept_at timestamptz(3) not null,
      primary key (user_id, institution_id)
    );
    create index kept_destinations_institution on kept_destinations (institution_id);

    create table destination_looks (
      institution_id integer not null references institutions on delete cascade,
      department_id integer not null references departments on delete cascade,
      academic_year integer not null,
      times integer not null,
      primary key (institution_id, department_id, academic_year)
    );
    create index destination_looks_department on destination_looks (department_id);
  `.execute(database);
}
