import { sql } from 'kysely';
import { MOST_PERSON_AGREEMENTS, type Person } from 'shared-contracts/people/people.ts';
import type { Database } from '../database/database.ts';
import {
  applicationsOf,
  EMAIL_KEY,
  IS_APPROVED,
  IS_OURS,
  IS_TOLD,
  isCoordinatorOf,
  NAME_KEY,
  SAID,
} from './personSql.ts';

/** A person by the ids of their records, and the version of all that is said here of them. */
export type KnownPerson = {
  readonly id: number;
  readonly records: readonly number[];
  readonly version: string;
};

/**
 * Finds a person of our university by the id of any of their records; undefined when there is none.
 *
 * The version changes with each record of theirs, and with each place that names them or does so no longer.
 */
export async function findPerson(database: Database, id: number): Promise<KnownPerson | undefined> {
  const { rows } = await sql<KnownPerson>`
    select person_id as id, array_agg(contacts.id order by contacts.id) as records, ${VERSION} as version
    from contacts where ${IS_OURS} and person_id = (select person_id from contacts where id = ${id}) group by person_id`.execute(
    database,
  );
  return rows[0];
}

const VERSION = sql`md5(
  string_agg(contacts.id || ':' || contacts.date_modified, ',' order by contacts.id)
  || '|' || coalesce((select string_agg(agreement_id::text, ',' order by agreement_id)
    from agreement_contacts join agreements on agreements.id = agreement_id
    where contact_id = any(array_agg(contacts.id)) and not is_deleted), '')
  || '|' || coalesce((select string_agg(ects_coordinators.id || ':' || date_modified, ',' order by ects_coordinators.id)
    from ects_coordinators where ${isCoordinatorOf(sql`array_agg(contacts.id)`)}), ''))`;

/**
 * Reads a person with all places where they stand; undefined when there is none.
 *
 * - isConnected: to the network; nobody is told of anything otherwise
 */
export async function readPerson(
  database: Database,
  id: number,
  { currentYear, isConnected }: { readonly currentYear: number; readonly isConnected: boolean },
): Promise<Person | undefined> {
  const known = await findPerson(database, id);
  if (known === undefined) return undefined;
  const records = sql`${known.records}::integer[]`;
  const agreements = sql`agreements where not is_deleted and agreements.id in (
    select agreement_id from agreement_contacts where contact_id = any(${records}))`;
  const { rows: wordings } = await sql<
    Person['wordings'][number] & { uid: number | null; leftAt: Date | null }
  >`
    select contacts.id, ${SAID}, contacts.uid, contacts.left_at as "leftAt",
      (select count(*)::integer from agreement_contacts join agreements on agreements.id = agreement_id
        where contact_id = contacts.id and not is_deleted) as agreements
    from contacts left join departments on departments.id = contacts.department_id
    where contacts.id = any(${records}) order by contacts.date_modified desc, contacts.id desc`.execute(
    database,
  );
  const { rows: counted } = await sql<Person['counts']>`
    select count(*)::integer as agreements, count(*) filter (where end_year_id >= ${currentYear})::integer as current,
      count(*) filter (where ${IS_APPROVED})::integer as approved, count(*) filter (where ${IS_TOLD})::integer as told
    from ${agreements}`.execute(database);
  const { rows: named } = await sql<Person['agreements'][number]>`
    select agreements.id, start_year_id as "startYear", end_year_id as "endYear", status_id as status, ewp_status_id as "ewpStatus", terminated,
      ${IS_TOLD} as "isTold",
      (select json_build_object('name', name, 'nameGR', name_gr) from agreement_institutions join institutions on institutions.id = institution_id
        where agreement_id = agreements.id and not is_local order by institutions.id limit 1) as partner
    from ${agreements} order by end_year_id desc, agreements.id desc limit ${MOST_PERSON_AGREEMENTS}`.execute(
    database,
  );
  const { rows: places } = await sql<Pick<Person, 'factsheets' | 'coordinators' | 'applications'>>`
    select
      coalesce((select json_agg(json_build_object('id', factsheets.id, 'isActive', is_active) order by is_active desc, factsheets.id desc)
        from factsheets join institutions on institutions.id = factsheets.institution_id
        where is_local and coordinator_contact_id = any(${records})), '[]') as factsheets,
      coalesce((select json_agg(json_build_object('id', ects_coordinators.id, 'purpose', purpose,
          'department', json_build_object('id', departments.id, 'name', departments.name, 'nameGR', departments.name_gr)) order by ects_coordinators.id)
        from ects_coordinators join departments on departments.id = ects_coordinators.department_id
        where ${isCoordinatorOf(records)}), '[]') as coordinators,
      ${applicationsOf(records)} as applications`.execute(database);
  const [counts] = counted;
  const [place] = places;
  if (counts === undefined || place === undefined) throw new Error('An aggregate gives one row.');
  return {
    id: known.id,
    version: known.version,
    wordings: wordings.map(({ uid: _uid, leftAt: _leftAt, ...said }) => said),
    hasAccount: wordings.some(({ uid }) => uid !== null),
    leftAt: wordings.find(({ leftAt }) => leftAt !== null)?.leftAt?.toISOString() ?? null,
    counts: { ...counts, told: isConnected ? counts.told : 0 },
    agreements: named.map((agreement) => ({ ...agreement, isTold: isConnected && agreement.isTold })),
    ...place,
    twins: await readTwins(database, known),
  };
}

/** Other people who may be the same: by the address or the name of one of their records. */
async function readTwins(database: Database, { id, records }: KnownPerson): Promise<Person['twins']> {
  const { rows } = await sql<Person['twins'][number]>`
    with said as (
      select distinct ${NAME_KEY} as name_key, ${EMAIL_KEY} as email_key from contacts where contacts.id = any(${records}::integer[])
    ), alike as (
      select person_id, bool_or(name_key <> '' and ${NAME_KEY} = name_key) as by_name, bool_or(email_key <> '' and ${EMAIL_KEY} = email_key) as by_email
      from contacts cross join said where ${IS_OURS} and person_id <> ${id} group by person_id
    )
    select distinct on (alike.person_id) alike.person_id as id, ${SAID},
      (select count(distinct agreement_id)::integer from agreement_contacts join agreements on agreements.id = agreement_id
        join contacts theirs on theirs.id = contact_id where theirs.person_id = alike.person_id and not is_deleted) as agreements,
      '' as version,
      array_remove(array[case when by_email then 'email' end, case when by_name then 'name' end], null) as reasons
    from alike join contacts on contacts.person_id = alike.person_id left join departments on departments.id = contacts.department_id
    where by_name or by_email order by alike.person_id, contacts.date_modified desc, contacts.id desc`.execute(
    database,
  );
  const twins = [];
  for (const { phone: _phone, address: _address, url: _url, ...twin } of rows as TwinRow[]) {
    const known = await findPerson(database, twin.id);
    if (known !== undefined) twins.push({ ...twin, version: known.version });
  }
  return twins;
}

type TwinRow = Person['twins'][number] & { phone: unknown; address: unknown; url: unknown };
