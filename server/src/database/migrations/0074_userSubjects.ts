import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps which account of the identity provider each user is, and which other one was refused under the same name last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_subjects (
      user_id integer primary key references users on delete cascade,
      issuer text not null,
      subject text not null,
      refused_issuer text,
      refused_subject text,
      refused_at timestamptz(3)
    );
    create index user_subjects_refused on user_subjects (refused_at) where refused_at is not null;
  `.execute(database);
}
