import pg from 'pg';
import { sql } from 'kysely';
import { DEPARTMENTAL_COORDINATOR } from 'shared-contracts/institutions/contacts.ts';
import { openDatabase, type Database } from '../../database/database.ts';

/** Makes a partner's own database beside the portal's, in the same cluster, when it is not there; gives its address. */
export async function partnerDatabase(portalUrl: string, erasmusCode: string): Promise<string> {
  const name = `partner_${erasmusCode.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;
  const client = new pg.Client({ connectionString: portalUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(portalUrl);
  url.pathname = name;
  return url.href;
}

type Unit = { readonly name: string; readonly ounitId: string };
type Person = Readonly<Record<'ounitId' | 'given' | 'family' | 'email' | 'phone' | 'address', string | null>>;

/** Tells a partner which units, and people in them, the portal believes it to have: agreements of the sample name them. */
export async function tellUnits(portalUrl: string, partnerUrl: string, erasmusCode: string): Promise<void> {
  const [portal, partner] = [
    openDatabase(portalUrl, { connections: 1 }),
    openDatabase(partnerUrl, { connections: 1 }),
  ];
  try {
    const { rows } = await sql<Unit>`
      select departments.name, ounit_id as "ounitId" from departments join institutions on institutions.id = institution_id
      where erasmus_code = ${erasmusCode} and ounit_id is not null order by departments.id`.execute(portal);
    await sql`
      insert into departments (name, ounit_id, institution_id, is_sample)
      select unit.name, unit."ounitId", institutions.id, true
      from institutions, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as unit (name text, "ounitId" text)
      where is_local and not exists (
        select from departments where institution_id = institutions.id and ounit_id = unit."ounitId"
      )`.execute(partner);
    await tellPeople(portal, partner, erasmusCode);
    await sql`update change_counters set version = version + 1 where set_name in ('MobilityDepartments', 'MobilityContacts')`.execute(
      partner,
    );
  } finally {
    await Promise.all([portal.destroy(), partner.destroy()]);
  }
}

/** The sample's people alone: whom somebody typed in for a partner is not the partner's. */
async function tellPeople(portal: Database, partner: Database, erasmusCode: string): Promise<void> {
  const { rows } = await sql<Person>`
    select ounit_id as "ounitId", given_name as given, family_name as family, email, phone, address
    from contacts join departments on departments.id = department_id join institutions on institutions.id = contacts.institution_id
    where erasmus_code = ${erasmusCode} and ounit_id is not null and email is not null and contacts.is_sample order by contacts.id`.execute(
    portal,
  );
  await sql`
    insert into contacts (given_name, family_name, email, phone, address, roles, department_id, is_sample)
    select person.given, person.family, person.email, person.phone, person.address,
      jsonb_build_array(jsonb_build_object('value', ${DEPARTMENTAL_COORDINATOR}::text, 'language', 'en')), departments.id, true
    from departments join institutions on institutions.id = institution_id and is_local
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as person ("ounitId" text, given text, family text, email text, phone text, address text) on "ounitId" = ounit_id
    where not exists (select from contacts where department_id = departments.id and contacts.email = person.email)`.execute(
    partner,
  );
}
