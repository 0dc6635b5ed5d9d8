import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Gives each department of ours an id of the network, and a code for people; whoever makes a department makes it with one.
 *
 * An id says nothing, so that no reason ever comes up to change it; nobody else here has it, and an id that is taken away stays. Which ids the
 * portal made itself is remembered: no earlier system can have told partners of them.
 * Source: EWP Organizational Units API 2.1, `ounit-id`.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table departments add column ounit_code text;
    alter table departments add column has_generated_ounit_id boolean not null default false;

    update departments set ounit_id = null from institutions
      where institutions.id = institution_id and is_local and exists (
        select from departments older
        where older.institution_id = departments.institution_id and older.ounit_id = departments.ounit_id and older.id < departments.id
      );

    create function give_ounit_id() returns trigger language plpgsql as $$
    begin
      if coalesce(btrim(new.ounit_id), '') = '' and exists (select from institutions where id = new.institution_id and is_local) then
        if tg_op = 'UPDATE' and coalesce(btrim(old.ounit_id), '') <> '' and old.institution_id = new.institution_id then
          new.ounit_id := old.ounit_id;
        else
          new.ounit_id := 'ou-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12);
          new.has_generated_ounit_id := true;
        end if;
      elsif tg_op = 'UPDATE' and new.ounit_id is distinct from old.ounit_id then
        new.has_generated_ounit_id := false;
      end if;
      return new;
    end $$;
    create trigger departments_ounit_id before insert or update of ounit_id, institution_id on departments
      for each row execute function give_ounit_id();

    update departments set ounit_id = ounit_id from institutions
      where institutions.id = institution_id and is_local and coalesce(btrim(ounit_id), '') = '';

    create unique index departments_local_ounit_id on departments (ounit_id) where institution_id = 1;
    create unique index departments_local_ounit_code on departments (ounit_code) where institution_id = 1;
  `.execute(database);
}
