import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Counts what became of the releases of modules in people's browsers, and remembers those that failed in too many. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table module_reports (
      module text not null,
      release text not null,
      user_id integer not null references users on delete cascade,
      tab uuid not null,
      outcome text not null,
      is_student boolean not null,
      at timestamptz(3) not null,
      primary key (module, release, user_id, tab, outcome)
    );
    create index module_reports_user on module_reports (user_id, at);
    create index module_reports_at on module_reports (at);
    create table burnt_releases (
      module text not null,
      release text not null,
      at timestamptz(3) not null,
      sessions integer not null,
      failed integer not null,
      primary key (module, release)
    );
  `.execute(database);
}
