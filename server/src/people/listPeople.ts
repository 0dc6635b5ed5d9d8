import { sql } from 'kysely';
import {
  PEOPLE_PARTS,
  PEOPLE_SEARCH_MAX_LENGTH,
  PEOPLE_SORTS,
  type PeopleSort,
  type PersonRow,
} from 'shared-contracts/people/people.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import type { Database } from '../database/database.ts';
import { badQuery } from '../platform/query/badQuery.ts';
import { applicationsOf, EMAIL_KEY, IS_OURS, isCoordinatorOf, NAME_KEY, SAID } from './personSql.ts';

/**
 * What is wanted of the list.
 *
 * - search: as it was typed; `''` for everybody
 * - part: one of `PEOPLE_PARTS`; `''` for everybody
 * - sort: one of `PEOPLE_SORTS`, `-` before it for the last first; `''` for the name
 * - language: of the order
 * - currentYear: academic year; agreements that end in it or later are current
 */
export type WantedPeople = {
  readonly search: string;
  readonly department: number | null;
  readonly part: string;
  readonly sort: string;
  readonly skip: number;
  readonly top: number;
  readonly language: LanguageTag;
  readonly currentYear: number;
};

/** Lists a page of people, each once, as worded last; places are counted for that page alone. Throws a `Problem` 400 for another part or order. */
export async function listPeople(
  database: Database,
  wanted: WantedPeople,
): Promise<{ readonly value: readonly PersonRow[]; readonly total: number }> {
  const { skip, top, currentYear } = wanted;
  const people = peopleSql(wanted);
  const order = orderOf(wanted);
  const { rows: totals } = await sql<{ total: number }>`
    ${people} select count(*)::integer as total from people`.execute(database);
  const { rows } = await sql<PersonRow>`
    ${people}, page as (
      select people.*, row_number() over (order by ${order}) as shown from people
      join contacts on contacts.id = people.latest left join departments on departments.id = contacts.department_id
      order by ${order} limit ${top} offset ${skip}
    )
    select page.person_id as id, ${SAID}, contacts.left_at as "leftAt", page.twins,
      (select json_build_object('current', count(distinct agreements.id) filter (where end_year_id >= ${currentYear}), 'all', count(distinct agreements.id))
        from agreement_contacts join agreements on agreements.id = agreement_id
        where contact_id = any(page.records) and not is_deleted) as agreements,
      (select count(*)::integer from factsheets join institutions on institutions.id = factsheets.institution_id
        where is_local and is_active and coordinator_contact_id = any(page.records)) as factsheets,
      (select count(*)::integer from ects_coordinators where ${isCoordinatorOf(sql`page.records`)}) as coordinators,
      ${applicationsOf(sql`page.records`)} as applications
    from page join contacts on contacts.id = page.latest left join departments on departments.id = contacts.department_id
    order by shown`.execute(database);
  return { value: rows, total: totals[0]?.total ?? 0 };
}

/** People with their records and the latest of these, and how many others each may be the same as. */
function peopleSql({ search, department, part }: WantedPeople) {
  if (part !== '' && !PEOPLE_PARTS.some((one) => one === part)) {
    throw badQuery('part', {
      en: 'Parts of the list are twins and left.',
      el: 'Τα μέρη της λίστας είναι twins και left.',
    });
  }
  // Cut first, whatever somebody sends.
  const text = search.slice(0, PEOPLE_SEARCH_MAX_LENGTH).replaceAll('\0', '').trim();
  const conditions = [
    sql<boolean>`true`,
    ...(text === '' ? [] : [sql<boolean>`records && array(select search_contacts(${text}, true))`]),
    ...(department === null ? [] : [sql<boolean>`${department} = any(departments)`]),
    ...(part === 'twins' ? [sql<boolean>`twins > 0`] : []),
    ...(part === 'left' ? [sql<boolean>`has_left`] : []),
  ];
  return sql`
    with ours as materialized (
      select contacts.id, person_id, department_id, date_modified, left_at, ${NAME_KEY} as name_key, ${EMAIL_KEY} as email_key
      from contacts where ${IS_OURS}
    ), alike as (
      select one.person_id, other.person_id as other from ours one join ours other
        on other.name_key = one.name_key and one.name_key <> '' and other.person_id <> one.person_id
      union select one.person_id, other.person_id from ours one join ours other
        on other.email_key = one.email_key and one.email_key <> '' and other.person_id <> one.person_id
    ), people as (
      select * from (
        select person_id, array_agg(id) as records, array_agg(department_id) as departments, bool_or(left_at is not null) as has_left,
          (array_agg(id order by date_modified desc, id desc))[1] as latest,
          (select count(*)::integer from alike where alike.person_id = ours.person_id) as twins
        from ours group by person_id
      ) grouped where ${sql.join(conditions, sql` and `)}
    )`;
}

function orderOf({ sort, language }: WantedPeople) {
  const name = sql`fold_text(contacts.family_name), fold_text(coalesce(contacts.given_name, ''))`;
  const orders: Readonly<Record<PeopleSort, ReturnType<typeof sql>>> = {
    name: sql`fold_text(contacts.family_name)`,
    email: sql`nullif(fold_text(coalesce(contacts.email, '')), '')`,
    department: readsGreek(language)
      ? sql`fold_text(coalesce(departments.name_gr, departments.name))`
      : sql`fold_text(departments.name)`,
    agreements: sql`(select count(distinct agreement_id) from agreement_contacts join agreements on agreements.id = agreement_id
      where contact_id = any(people.records) and not is_deleted)`,
  };
  if (sort === '') return sql`${name}, people.person_id`;
  const key = PEOPLE_SORTS.find((one) => sort === one || sort === `-${one}`);
  if (key === undefined) {
    throw badQuery('sort', {
      en: 'People are sorted by name, email, department or agreements.',
      el: 'Τα πρόσωπα ταξινομούνται κατά name, email, department (τμήμα) ή agreements (συμφωνίες).',
    });
  }
  // What is not known comes last, whichever way.
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${orders[key]} ${direction}, ${name}, people.person_id`;
}
