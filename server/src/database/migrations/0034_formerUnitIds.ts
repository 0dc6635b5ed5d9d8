import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Remembers the ids that our departments had before: partners may hold copies that name them. The latest department that had an id is meant by it; one that takes its own back has it again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_ounit_ids (
      ounit_id text primary key,
      department_id integer not null references departments on delete cascade
    );
    create index former_ounit_ids_department on former_ounit_ids (department_id);

    create function keep_former_ounit_id() returns trigger language plpgsql as $$
    begin
      if coalesce(btrim(old.ounit_id), '') <> '' and exists (select from institutions where id = new.institution_id and is_local) then
        insert into former_ounit_ids (ounit_id, department_id) values (old.ounit_id, new.id)
          on conflict (ounit_id) do update set department_id = excluded.department_id;
        delete from former_ounit_ids where ounit_id = new.ounit_id;
      end if;
      return null;
    end $$;
    create trigger departments_former_ounit_id after update of ounit_id on departments
      for each row when (old.ounit_id is distinct from new.ounit_id) execute function keep_former_ounit_id();
  `.execute(database);
}
