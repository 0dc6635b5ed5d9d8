import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Remembers who has taken or declined the tour of the portal; it goes with the person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table tours_known (
      user_id integer primary key references users on delete cascade,
      known_at timestamptz(3) not null
    );
  `.execute(database);
}
