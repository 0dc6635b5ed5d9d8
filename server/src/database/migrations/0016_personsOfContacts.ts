import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps with each contact whose it is: contacts with the same `person_id`, the id of the first of them, are wordings of one person.
 *
 * A contact that comes without a person is found one: of the same institution with the same mail address and name, else, where one of the
 * two has no address, of the same department with the same name when only one person has it. Docs: decision 0025.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contacts add column person_id integer references contacts on delete set null;
    create index contacts_person on contacts (person_id);
    create index contacts_same_email on contacts (fold_text(btrim(email)));
    create index contacts_same_name on contacts (institution_id, fold_text(btrim(family_name)));

    create function person_of(one contacts) returns integer language sql as $$
      select coalesce(
        (
          select person_id from contacts
          where fold_text(btrim(email)) = nullif(fold_text(btrim(one.email)), '')
            and institution_id is not distinct from one.institution_id
            and fold_text(btrim(family_name)) = fold_text(btrim(one.family_name))
            and coalesce(fold_text(btrim(given_name)), '') = coalesce(fold_text(btrim(one.given_name)), '')
            and id <> one.id and person_id is not null
          order by person_id limit 1
        ),
        (
          select min(person_id) from contacts
          where institution_id = one.institution_id and department_id is not distinct from one.department_id
            and fold_text(btrim(family_name)) = fold_text(btrim(one.family_name)) and one.family_name <> '?'
            and coalesce(fold_text(btrim(given_name)), '') = coalesce(fold_text(btrim(one.given_name)), '')
            and (coalesce(btrim(email), '') = '' or coalesce(btrim(one.email), '') = '')
            and id <> one.id and person_id is not null
          having count(distinct person_id) = 1
        ))
    $$;

    do $$
    declare one contacts;
    begin
      for one in select * from contacts order by id loop
        update contacts set person_id = coalesce(person_of(one), one.id) where id = one.id;
      end loop;
    end $$;
    alter table contacts alter column person_id set not null;

    create function keep_person() returns trigger language plpgsql as $$
    begin
      if new.person_id is not null then return new; end if;
      if tg_op = 'UPDATE' and old.person_id = old.id then
        -- Who was known by this record goes on by the next one.
        update contacts set person_id = (select min(id) from contacts where person_id = old.id and id <> old.id)
          where person_id = old.id and id <> old.id;
      end if;
      new.person_id := coalesce(person_of(new), new.id);
      return new;
    end $$;
    -- By its name it follows contacts_institution, whose work it needs.
    create trigger contacts_person before insert or update of person_id on contacts
      for each row execute function keep_person();
  `.execute(database);
}
