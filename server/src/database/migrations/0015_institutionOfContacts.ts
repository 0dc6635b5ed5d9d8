import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps with each contact the institution that it speaks for: that of its department, and a fact of its own without one.
 *
 * Of contacts without a department it is found out by what is known: whoever is a user or has a number of staff is ours; a coordinator of
 * factsheets belongs to their institution; a mail address has the domain of an institution, or one that our own people alone have; whoever stands in
 * agreements with several partners is ours, in those with one partner the partner's. Docs: decision 0024.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contacts add column institution_id integer references institutions;
    create index contacts_institution on contacts (institution_id, id);

    create function follow_department() returns trigger language plpgsql as $$
    begin
      if new.department_id is not null then
        select institution_id into new.institution_id from departments where id = new.department_id;
      end if;
      return new;
    end $$;
    create trigger contacts_institution before insert or update of department_id, institution_id on contacts
      for each row execute function follow_department();
    create function move_contacts() returns trigger language plpgsql as $$
    begin
      update contacts set institution_id = new.institution_id where department_id = new.id;
      return null;
    end $$;
    create trigger departments_institution after update of institution_id on departments
      for each row when (old.institution_id <> new.institution_id) execute function move_contacts();

    update contacts set institution_id = departments.institution_id from departments where departments.id = department_id;
    update contacts set institution_id = own.id from institutions own
      where is_local and contacts.institution_id is null and (uid is not null or coalesce(apm, '') <> '' or contacts.id = 3);
    update contacts set institution_id = said.institution_id
      from (
        select coordinator_contact_id as id, min(institution_id) as institution_id from factsheets
        group by coordinator_contact_id having count(distinct institution_id) = 1
      ) said
      where contacts.institution_id is null and said.id = contacts.id;

    create temporary table placeless as
      select id, lower(substring(email from '@([^@]+)$')) as domain from contacts where institution_id is null;
    update contacts set institution_id = found.institution_id
      from (
        select distinct on (placeless.id) placeless.id, institutions.id as institution_id
        from placeless join institutions on domain = lower(hei_id) or domain like '%.' || lower(hei_id)
        order by placeless.id, length(hei_id) desc
      ) found
      where found.id = contacts.id;
    update contacts set institution_id = own.id
      from placeless cross join institutions own
      where own.is_local and placeless.id = contacts.id and contacts.institution_id is null and domain in (
        select lower(substring(email from '@([^@]+)$')) from contacts where institution_id is not null
        group by 1 having every(institution_id = own.id)
      );
    update contacts set institution_id = case when found.partners > 1 then found.own else found.partner end
      from (
        select contact_id, count(distinct partner.id) as partners, min(partner.id) as partner, min(own.id) as own
        from agreement_contacts join agreement_institutions using (agreement_id)
        join institutions partner on partner.id = institution_id and not partner.is_local
        cross join institutions own where own.is_local
        group by contact_id
      ) found
      where contacts.institution_id is null and found.contact_id = contacts.id;
    drop table placeless;
  `.execute(database);
}
