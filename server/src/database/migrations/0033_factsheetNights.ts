import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Remembers which partners are to be asked for their factsheets at night, what became of that, and what a fetch changed. Finds the last kept answer of an institution, so that one that says the
 * same need not be kept again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table factsheet_nights (
      institution_id integer primary key references institutions on delete cascade,
      due_at timestamptz(3),
      claimed_until timestamptz(3),
      tried_at timestamptz(3),
      failure jsonb
    );
    create index factsheet_nights_due on factsheet_nights (institution_id) where due_at is not null;
    create table factsheet_notes (
      id bigint generated always as identity primary key,
      factsheet_id integer not null references factsheets on delete cascade,
      at timestamptz(3) not null,
      user_id integer references users on delete set null,
      changes jsonb not null
    );
    create index factsheet_notes_factsheet on factsheet_notes (factsheet_id, id);
    create index factsheet_notes_at on factsheet_notes (at);
    create index factsheet_notes_user on factsheet_notes (user_id);
    create index exchange_documents_institutions on exchange_documents (kind, (hei_ids[1]), id)
      where direction = 'outgoing' and kind in ('factsheet', 'institutions');
  `.execute(database);
}
