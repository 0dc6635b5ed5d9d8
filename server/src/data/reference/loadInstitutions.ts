import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID, EUROPEAN_PROGRAMMES_DEPARTMENT, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import { columnBatch } from '../../database/columnBatch.ts';
import type { Database } from '../../database/database.ts';
import { readCsv } from './csvTable.ts';

/** Erasmus code of the university that runs this portal. */
export const LOCAL_ERASMUS_CODE = 'G  THESSAL01';

/** A new list mends what the old one brought, but never what somebody changed in the portal since. */
const UNLESS_EDITED = (table: string) => `where ${table}.date_modified = ${table}.date_created`;

/** Writes towns, institutions, the local university's departments, and the contact that every agreement has. */
export async function loadInstitutions(database: Database): Promise<void> {
  const countries = await sql<{ id: number; code: string }>`select id, code from countries`.execute(database);
  const countryIds = new Map(countries.rows.map((country) => [country.code, country.id]));
  await loadCities(database, countryIds);
  await writeInstitutions(database, countryIds);
  await loadLocalDepartments(database);
  await loadDefaultContact(database);
}

async function loadCities(database: Database, countryIds: ReadonlyMap<string, number>): Promise<void> {
  const batch = columnBatch(
    'cities',
    { name: 'text', name_gr: 'text', country_id: 'integer' },
    'on conflict (country_id, name) do update set name_gr = excluded.name_gr',
  );
  for (const city of await readCsv('cities.csv')) {
    batch.add(city.text('name'), city.optional('name_gr'), countryIds.get(city.text('country')) ?? null);
  }
  await batch.take()(database);
}

async function writeInstitutions(database: Database, countryIds: ReadonlyMap<string, number>): Promise<void> {
  const text = { name: 'text', name_gr: 'text', erasmus_code: 'text', hei_id: 'text', city_name: 'text', pic: 'text' } as const;
  const columns = { ...text, website: 'text', country_id: 'integer', is_local: 'boolean' } as const;
  const changes = Object.keys(columns).map((column) => `${column} = excluded.${column}`);
  const batch = columnBatch(
    'institutions',
    columns,
    `on conflict (erasmus_code) do update set ${changes.join(', ')} ${UNLESS_EDITED('institutions')}`,
  );
  // The local university stands first in the file: the first id of a new table is 1.
  for (const institution of await readCsv('institutions.csv')) {
    const code = institution.text('erasmus_code');
    batch.add(
      institution.text('name'),
      institution.optional('name_gr'),
      code,
      institution.optional('hei_id'),
      institution.optional('city'),
      institution.optional('pic'),
      institution.optional('website'),
      countryIds.get(institution.text('country')) ?? null,
      code === LOCAL_ERASMUS_CODE,
    );
  }
  await batch.take()(database);
  const local = await sql<{ id: number }>`select id from institutions where is_local`.execute(database);
  if (local.rows[0]?.id !== LOCAL_INSTITUTION_ID) throw new Error('The local institution did not get the id 1.');
}

async function loadLocalDepartments(database: Database): Promise<void> {
  const existing = await sql<{ name: string }>`
    select name from departments where institution_id = ${LOCAL_INSTITUTION_ID}`.execute(database);
  const names = new Set(existing.rows.map((department) => department.name));
  const batch = columnBatch('departments', { name: 'text', name_gr: 'text', domain: 'text', institution_id: 'integer' });
  for (const department of await readCsv('local_departments.csv')) {
    if (names.has(department.text('name'))) continue;
    batch.add(department.text('name'), department.optional('name_gr'), department.optional('domain'), LOCAL_INSTITUTION_ID);
  }
  await batch.take()(database);
}

/** The office puts its own name and address in, on the contact's page. */
async function loadDefaultContact(database: Database): Promise<void> {
  await sql`
    insert into contacts (id, title, given_name, family_name, email, roles, department_id)
    select ${DEFAULT_LOCAL_CONTACT_ID}, '', 'Institutional', 'Coordinator', 'erasmus.office@example.org',
      ${JSON.stringify([{ value: 'Institutional Coordinator', language: 'en' }])}::jsonb, departments.id
    from departments
    where institution_id = ${LOCAL_INSTITUTION_ID} and name = ${EUROPEAN_PROGRAMMES_DEPARTMENT}
    order by departments.id limit 1
    on conflict (id) do nothing`.execute(database);
  await sql`
    select setval(pg_get_serial_sequence('contacts', 'id'), greatest(max(id), ${DEFAULT_LOCAL_CONTACT_ID}))
    from contacts`.execute(database);
}
