import { sql } from 'kysely';
import {
  DEFAULT_LOCAL_CONTACT_ID,
  EUROPEAN_PROGRAMMES_DEPARTMENT,
  LOCAL_INSTITUTION_ID,
} from 'shared-contracts/agreements.ts';
import { columnBatch } from '../database/columnBatch.ts';
import type { Database } from '../database/database.ts';
import { readCsv } from './csvTable.ts';
import type { CsvRow } from './csvTable.ts';
import { DEPARTMENTS_OF_ANY_UNIVERSITY } from './fixedLists.ts';

/** Erasmus code of the university that runs the portal when nobody says otherwise. */
export const DEFAULT_LOCAL_CODE = 'G  THESSAL01';

/** A new list mends what the old one brought, but never what somebody changed in the portal since. */
const UNLESS_EDITED = (table: string) => `where ${table}.date_modified = ${table}.date_created`;

/**
 * Writes towns, institutions, the local university's departments, and the contact that every agreement has.
 *
 * - localCode: Erasmus code of the university that runs the portal
 *
 * Throws when no institution has that code, or when the database belongs to another university.
 */
export async function loadInstitutions(database: Database, localCode: string): Promise<void> {
  const countries = await sql<{ id: number; code: string }>`select id, code from countries`.execute(database);
  const countryIds = new Map(countries.rows.map((country) => [country.code, country.id]));
  const known = await localInstitution(database);
  if (known !== undefined && known.code !== localCode)
    throw new Error(`The database belongs to another university: ${known.code}, not ${localCode}.`);
  await loadCities(database, countryIds);
  await writeInstitutions(database, countryIds, localCode);
  await loadLocalDepartments(database, localCode);
  await loadDefaultContact(database);
}

async function localInstitution(database: Database): Promise<{ id: number; code: string } | undefined> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, erasmus_code as code from institutions where is_local`.execute(database);
  return rows[0];
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

async function writeInstitutions(
  database: Database,
  countryIds: ReadonlyMap<string, number>,
  localCode: string,
): Promise<void> {
  const text = {
    name: 'text',
    name_gr: 'text',
    erasmus_code: 'text',
    hei_id: 'text',
    city_name: 'text',
    pic: 'text',
  } as const;
  const columns = { ...text, website: 'text', country_id: 'integer', is_local: 'boolean' } as const;
  const changes = Object.keys(columns).map((column) => `${column} = excluded.${column}`);
  const batch = columnBatch(
    'institutions',
    columns,
    `on conflict (erasmus_code) do update set ${changes.join(', ')} ${UNLESS_EDITED('institutions')}`,
  );
  const institutions = await readCsv('institutions.csv');
  const isLocal = (institution: CsvRow) => institution.text('erasmus_code') === localCode;
  // The local university comes first: the first id of a new table is 1.
  for (const institution of [
    ...institutions.filter(isLocal),
    ...institutions.filter((other) => !isLocal(other)),
  ]) {
    batch.add(
      institution.text('name'),
      institution.optional('name_gr'),
      institution.text('erasmus_code'),
      institution.optional('hei_id'),
      institution.optional('city'),
      institution.optional('pic'),
      institution.optional('website'),
      countryIds.get(institution.text('country')) ?? null,
      isLocal(institution),
    );
  }
  await batch.take()(database);
  const local = await localInstitution(database);
  if (local?.id !== LOCAL_INSTITUTION_ID)
    throw new Error(`No institution has the Erasmus code ${localCode}.`);
}

async function loadLocalDepartments(database: Database, localCode: string): Promise<void> {
  const existing = await sql<{ name: string }>`
    select name from departments where institution_id = ${LOCAL_INSTITUTION_ID}`.execute(database);
  const names = new Set(existing.rows.map((department) => department.name));
  const batch = columnBatch('departments', {
    name: 'text',
    name_gr: 'text',
    domain: 'text',
    institution_id: 'integer',
  });
  for (const [name, ...others] of await departmentsOf(localCode)) {
    if (!names.has(name)) batch.add(name, ...others, LOCAL_INSTITUTION_ID);
  }
  await batch.take()(database);
}

type DepartmentRow = readonly [name: string, nameGreek: string | null, domain: string | null];

/** The shipped list is that of one university; every other begins with a few, and its office adds its own. */
async function departmentsOf(localCode: string): Promise<readonly DepartmentRow[]> {
  const listed = await readCsv('local_departments.csv');
  const isShipped = (name: string) =>
    localCode === DEFAULT_LOCAL_CODE || name === EUROPEAN_PROGRAMMES_DEPARTMENT;
  const shipped = listed
    .filter((row) => isShipped(row.text('name')))
    .map((row): DepartmentRow => [row.text('name'), row.optional('name_gr'), row.optional('domain')]);
  return localCode === DEFAULT_LOCAL_CODE ? shipped : [...shipped, ...DEPARTMENTS_OF_ANY_UNIVERSITY];
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
