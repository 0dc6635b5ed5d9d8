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

    update contacts set is_private = true, person_id = id
      where uid is not null and department_id is null
        and id not in (select contact_id from agreement_contacts)
        and id not in (select coordinator_contact_id from factsheets where coordinator_contact_id is not null);
  `.execute(database);
}
