import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps why releases failed in browsers, in how many people's, and what else was counted of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table faults (
      id integer generated always as identity primary key,
      module text not null,
      release text not null,
      reference text not null,
      commit text,
      name text not null,
      message text not null,
      frames jsonb not null,
      samples jsonb not null,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      times integer not null,
      unique (module, release, reference)
    );
    create index faults_reference on faults (reference);
    create index faults_last on faults (last_at);
    create table fault_people (
      fault_id integer not null references faults on delete cascade,
      user_id integer not null references users on delete cascade,
      primary key (fault_id, user_id)
    );
    create index fault_people_user on fault_people (user_id);
    create table fault_counts (
      day date not null,
      kind text not null,
      module text not null,
      release text not null,
      what text not null,
      times integer not null,
      longest_ms integer not null,
      primary key (module, release, kind, what, day)
    );
    create index fault_counts_day on fault_counts (day);
    create table fault_tellers (
      user_id integer not null references users on delete cascade,
      day date not null,
      faults integer not null,
      counts integer not null,
      primary key (user_id, day)
    );
    create index fault_tellers_day on fault_tellers (day);
  `.execute(database);
}
