import { sql } from 'kysely';
import {
  DEFAULT_LOCAL_CONTACT_ID,
  EUROPEAN_PROGRAMMES_DEPARTMENT,
  LOCAL_INSTITUTION_ID,
} from 'shared-contracts/agreements/agreements.ts';
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
  await requireSameUniversity(database, localCode);
  await loadCities(database, countryIds);
  await writeInstitutions(database, countryIds, localCode);
  await loadLocalDepartments(database, localCode);
  await loadDefaultContact(database);
}

/** The office may write our own Erasmus code otherwise: a database goes by the one that it began with. */
async function requireSameUniversity(database: Database, localCode: string): Promise<void> {
  const key = 'local-institution';
  const begun = await database
    .selectFrom('portal_meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  const known = begun === undefined ? (await localInstitution(database))?.code : String(begun.value['code']);
  if (known !== undefined && known !== localCode)
    throw new Error(`The database belongs to another university: ${known}, not ${localCode}.`);
  if (begun === undefined)
    await database
      .insertInto('portal_meta')
      .values({ key, value: JSON.stringify({ code: localCode }) })
      .execute();
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
  const institutions = await withoutEdited(database, await readCsv('institutions.csv'));
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

/** An institution that somebody gave another code is the same one: the list must not bring it a second time. */
async function withoutEdited(database: Database, listed: readonly CsvRow[]): Promise<readonly CsvRow[]> {
  const { rows } = await sql<{ ids: readonly string[] }>`
    select array_remove(array[erasmus_code, hei_id, pic], null) as ids from institutions
    where date_modified <> date_created`.execute(database);
  const edited = new Set(rows.flatMap(({ ids }) => ids));
  return listed.filter(
    (row) =>
      ![row.text('erasmus_code'), row.optional('hei_id'), row.optional('pic')].some(
        (id) => id != null && edited.has(id),
      ),
  );
}

/** A list to begin with: the office names, adds and removes departments since, and what it removed must not come back. */
async function loadLocalDepartments(database: Database, localCode: string): Promise<void> {
  const existing = await sql`
    select from departments where institution_id = ${LOCAL_INSTITUTION_ID} limit 1`.execute(database);
  if (existing.rows.length > 0) return;
  const batch = columnBatch('departments', {
    name: 'text',
    name_gr: 'text',
    domain: 'text',
    institution_id: 'integer',
  });
  for (const [name, ...others] of await departmentsOf(localCode)) {
    batch.add(name, ...others, LOCAL_INSTITUTION_ID);
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
