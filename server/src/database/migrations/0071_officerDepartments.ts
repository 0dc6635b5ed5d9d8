import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps which departments somebody of the office looks after; several may look after one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table officer_departments (
      user_id integer not null references users on delete cascade,
      department_id integer not null references departments on delete cascade,
      primary key (user_id, department_id)
    );
    create index officer_departments_department on officer_departments (department_id);
  `.execute(database);
}
