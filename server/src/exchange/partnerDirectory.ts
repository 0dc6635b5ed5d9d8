import { sql } from 'kysely';
import type { ExchangeInstitution, ExchangeOunit } from 'shared-contracts/exchange.ts';
import type { Database } from '../database/database.ts';

/**
 * Lists the institutions of a country that an agreement can be made with, by name.
 *
 * - none for a country outside the programme, such as the United Kingdom; the local institution is no partner
 */
export async function partnersOf(
  database: Database,
  countryId: number,
): Promise<readonly ExchangeInstitution[]> {
  const { rows } = await sql<ExchangeInstitution>`
    select id, hei_id, name, erasmus_code as "erasmusCode", city_name as "cityName" from institutions
    where country_id = (select id from programme_countries where id = ${countryId}) and not is_local
    order by fold_text(name), id`.execute(database);
  return rows;
}

/** Lists the organisational units of an institution; undefined when no institution has the id. */
export async function unitsOf(database: Database, heiId: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ units: Array<string | null> | null }>`
    select (select array_agg(distinct ounit_id order by ounit_id) from departments where institution_id = institutions.id) as units
    from institutions where hei_id = ${heiId}`.execute(database);
  return rows[0] && (rows[0].units ?? []).filter((unit) => unit !== null);
}

type Unit = {
  readonly name: string;
  readonly nameGR: string | null;
  readonly contacts: readonly Person[] | null;
};
type Person = {
  readonly email: string | null;
  readonly given: string | null;
  readonly family: string;
  readonly phone: string | null;
};

/**
 * Gives an organisational unit with its contacts; undefined when the institution has no such unit.
 *
 * - of several records of one person the latest; trial contacts, whose address contains `test`, are left out
 */
export async function unitOf(
  database: Database,
  heiId: string,
  ounitId: string,
): Promise<ExchangeOunit | undefined> {
  const { rows } = await sql<Unit>`
    select departments.name, departments.name_gr as "nameGR", (
      select json_agg(json_build_object('email', email, 'given', given_name, 'family', family_name, 'phone', phone)
        order by fold_text(family_name), fold_text(given_name))
      from (
        select distinct on (lower(email), lower(family_name)) email, given_name, family_name, phone from contacts
        where department_id = departments.id and coalesce(email, '') not ilike '%test%'
        order by lower(email), lower(family_name), date_modified desc, id desc
      ) people
    ) as contacts
    from departments join institutions on institutions.id = departments.institution_id
    where hei_id = ${heiId} and ounit_id = ${ounitId} order by departments.id limit 1`.execute(database);
  const [unit] = rows;
  if (unit === undefined) return undefined;
  const greek = unit.nameGR === null ? [] : [{ value: unit.nameGR, lang: 'el' }];
  return { ounitId, name: [{ value: unit.name }, ...greek], contact: (unit.contacts ?? []).map(toContact) };
}

function toContact({ email, given, family, phone }: Person): ExchangeOunit['contact'][number] {
  return {
    email: email === null ? [] : [email],
    personGivenNames: given === null ? [] : [{ value: given }],
    personFamilyName: [{ value: family }],
    phoneNumber: phone === null ? [] : [{ e164: phone }],
  };
}
