import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Lets the agreement list be sorted at any size: by the name of the partner, which is kept with the agreement, and by members that may be empty, which come
 * last both ways.
 *
 * The name is that of the first partner, as the list shows it. A rename that meets a new agreement with the same partner in the same moment can leave that
 * one in its former place, until either changes again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agreements add column partner_sort_name text;

    create function sort_name_of_partner(of_agreement integer) returns text language sql stable as $function$
      select sort_name from agreement_institutions named join institutions on institutions.id = named.institution_id
      where named.agreement_id = of_agreement and not is_local order by institutions.id limit 1
    $function$;
    update agreements set partner_sort_name = sort_name_of_partner(id);

    create function note_partners() returns trigger language plpgsql as $function$
    begin
      update agreements set partner_sort_name = sort_name_of_partner(agreements.id)
      where agreements.id in (select agreement_id from changed)
        and partner_sort_name is distinct from sort_name_of_partner(agreements.id);
      return null;
    end $function$;
    create trigger agreement_institutions_added after insert on agreement_institutions
      referencing new table as changed for each statement execute function note_partners();
    create trigger agreement_institutions_changed after update on agreement_institutions
      referencing new table as changed for each statement execute function note_partners();
    create trigger agreement_institutions_removed after delete on agreement_institutions
      referencing old table as changed for each statement execute function note_partners();

    create function note_partner_name() returns trigger language plpgsql as $function$
    begin
      -- In one order, so that two that are renamed at once do not wait for each other.
      perform from agreements
      where id in (select agreement_id from agreement_institutions where institution_id = new.id) order by id for no key update;
      update agreements set partner_sort_name = sort_name_of_partner(agreements.id)
      where agreements.id in (select agreement_id from agreement_institutions where institution_id = new.id)
        and partner_sort_name is distinct from sort_name_of_partner(agreements.id);
      return null;
    end $function$;
    create trigger institutions_partner_name after update on institutions for each row
      when (old.sort_name is distinct from new.sort_name or old.is_local is distinct from new.is_local)
      execute function note_partner_name();

    create index agreements_partner on agreements (fold_text(partner_sort_name), id) include (end_year_id) where not is_deleted;
    create index agreements_partner_last on agreements (fold_text(partner_sort_name) desc nulls last, id desc)
      include (end_year_id) where not is_deleted;
    create index agreements_ewp_status_last on agreements (ewp_status_id desc nulls last, id desc)
      include (end_year_id) where not is_deleted;
  `.execute(database);
}
