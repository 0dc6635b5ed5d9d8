import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps which sessions of the identity provider have ended, so that their access tokens open nothing any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_sessions (
      id bigint generated always as identity primary key,
      sid text,
      subject text,
      ended_at timestamptz(3) not null,
      logout_token text,
      noted_at timestamptz(3) not null default now(),
      check (sid is not null or subject is not null)
    );
    create index ended_sessions_sid on ended_sessions (sid) where sid is not null;
    create index ended_sessions_subject on ended_sessions (subject, ended_at) where subject is not null;
    create unique index ended_sessions_logout_token on ended_sessions (logout_token) where logout_token is not null;
    create index ended_sessions_noted_at on ended_sessions (noted_at)`.execute(database);
}
