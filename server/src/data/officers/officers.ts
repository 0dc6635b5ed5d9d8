import { sql } from 'kysely';
import type { CurrentOfficers, Officers, OfficerSet } from 'shared-contracts/officers/officers.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import { desksOf, TODAY } from './desks.ts';
import { MODEL } from '../sets/model.ts';

/** An account of the office that is open: by the role of the last sign-in, and by its group as long as nobody signed in with it. */
export const IS_OPEN_OFFICER = sql<boolean>`users.enabled and coalesce(
  (select role = 'IRO' from user_roles where user_id = users.id),
  exists (
    select from user_groups join groups on groups.id = group_id
    where user_id = users.id and groups.name = 'International Relations Office'
  )
)`;

/** Lists the people of the office, and whoever is in charge of something though they are no longer of it. */
export async function listOfficers(
  database: Database,
  { me, language }: { readonly me: number; readonly language: LanguageTag },
): Promise<Officers> {
  const latin = sql`nullif(concat_ws(' ', given_name, family_name), '')`;
  const greek = sql`nullif(concat_ws(' ', given_name_greek, family_name_greek), '')`;
  const name = readsGreek(language) ? sql`coalesce(${greek}, ${latin}, name)` : sql`coalesce(${latin}, name)`;
  const { rows } = await sql<Officers['value'][number]>`
    select id, name, is_open as "isOpen", (
      select jsonb_build_object('lastDay', last_day::text, 'deputy', deputy_id) from officer_absences
      where user_id = people.id and ${TODAY} between first_day and last_day
    ) as away, id <> ${me} and id in (${desksOf(me)}) as "isOnMyDesk" from (
      select users.id, ${name} as name, ${IS_OPEN_OFFICER} as is_open from users
    ) people
    where is_open or exists (select from agreements where officer_id = people.id)
      or exists (select from applications where officer_id = people.id)
      or exists (select from officer_absences where people.id in (user_id, deputy_id))
    order by fold_text(name), id`.execute(database);
  return { me, value: rows };
}

/** Tells who is in charge of records now. */
export async function readCurrentOfficers(
  database: Database,
  set: OfficerSet,
  ids: readonly number[],
): Promise<CurrentOfficers> {
  const { rows } = await sql<CurrentOfficers['value'][number]>`
    select id, officer_id as officer from ${sql.table(MODEL[set].table)}
    where id = any(${ids}::integer[]) order by id`.execute(database);
  return { value: rows };
}
