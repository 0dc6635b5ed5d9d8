import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Tells the records that people made for themselves from those that agreements name: they are nobody else's wording. Docs: decision 0002. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contacts add column is_private boolean not null default false;

    create function keep_alone() returns trigger language plpgsql as $$
    begin
      new.person_id := new.id;
      return new;
    end $$;
    -- By its name it comes before contacts_person, which leaves a person alone that is known.
    create trigger contacts_alone before insert or update of person_id on contacts
      for each row when (new.is_private) execute function keep_alone();
  `.execute(database);
}
