import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Remembers what of a factsheet each person has seen: all changes up to an entry of the audit, 0 for none; it goes with the person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table factsheet_looks (
      user_id integer not null references users on delete cascade,
      factsheet_id integer not null references factsheets on delete cascade,
      looked_at timestamptz(3) not null,
      seen_entry bigint not null,
      primary key (user_id, factsheet_id)
    );
    create index factsheet_looks_factsheet on factsheet_looks (factsheet_id);
  `.execute(database);
}
