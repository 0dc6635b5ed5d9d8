import { sql } from 'kysely';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { Database } from '../../../database/database.ts';
import { readCsv } from '../../../reference/csvTable.ts';

export type SampleInstitution = {
  readonly id: number;
  readonly name: string;
  readonly heiId: string;
  readonly erasmusCode: string;
  readonly countryId: number;
  readonly countryCode: string;
  readonly cityName: string | null;
};

export type LocalDepartment = {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  /** ISCED-F code of four digits; null for the department of European programmes, which teaches nothing. */
  readonly subjectArea: string | null;
};

type TownRecord = { readonly postalCode: string; readonly name: string; readonly nameGreek: string };

/** Records of the reference data that the sample refers to. */
export type ReferenceRecords = {
  readonly local: SampleInstitution;
  /** Universities that may be partners, by country code, each with an identifier for the network. */
  readonly universities: ReadonlyMap<string, readonly SampleInstitution[]>;
  readonly localDepartments: readonly LocalDepartment[];
  readonly subjectAreas: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  readonly languageIds: ReadonlyMap<string, number>;
  readonly taxOfficeIds: readonly number[];
  readonly banks: readonly string[];
  readonly towns: readonly TownRecord[];
};

/** Reads what the sample builds on; throws when the reference data has not been loaded. */
export async function readReferenceRecords(database: Database): Promise<ReferenceRecords> {
  const institutions = await institutionRows(database);
  const local = institutions.find((institution) => institution.id === LOCAL_INSTITUTION_ID);
  if (!local) throw new Error('Load the reference data before the sample.');
  const subjectAreas = await rowsOf<{ id: number; code: string; name: string }>(database, 'subject_areas');
  const languages = await rowsOf<{ id: number; code: string }>(database, 'languages');
  const taxOffices = await rowsOf<{ id: number }>(database, 'tax_offices');
  const banks = await rowsOf<{ name: string; is_retail: boolean }>(database, 'banks');
  return {
    local,
    universities: await universitiesByCountry(institutions),
    localDepartments: await localDepartments(database),
    subjectAreas: new Map(subjectAreas.map((row) => [row.code, row])),
    languageIds: new Map(languages.map((row) => [row.code, row.id])),
    taxOfficeIds: taxOffices.map((row) => row.id),
    banks: banks.filter((row) => row.is_retail).map((row) => row.name),
    towns: (await readCsv('postal_codes.csv')).map((row) => ({
      postalCode: row.text('postal_code'),
      name: row.text('city'),
      nameGreek: row.text('city_gr'),
    })),
  };
}

async function rowsOf<Row>(database: Database, table: string): Promise<readonly Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)} order by id`.execute(database)).rows;
}

async function institutionRows(database: Database): Promise<readonly SampleInstitution[]> {
  const { rows } = await sql<SampleInstitution>`
    select institutions.id, institutions.name, hei_id as "heiId", erasmus_code as "erasmusCode",
      country_id as "countryId", countries.code as "countryCode", city_name as "cityName"
    from institutions join countries on countries.id = country_id
    where hei_id is not null order by institutions.id`.execute(database);
  return rows;
}

async function universitiesByCountry(
  institutions: readonly SampleInstitution[],
): Promise<ReadonlyMap<string, SampleInstitution[]>> {
  const file = await readCsv('institutions.csv');
  const codes = new Set(
    file.filter((row) => row.flag('is_university')).map((row) => row.text('erasmus_code')),
  );
  const universities = institutions.filter(
    ({ id, erasmusCode }) => id !== LOCAL_INSTITUTION_ID && codes.has(erasmusCode),
  );
  return Map.groupBy(universities, (institution) => institution.countryCode);
}

async function localDepartments(database: Database): Promise<readonly LocalDepartment[]> {
  const { rows } = await sql<{ id: number; name: string; domain: string }>`
    select id, name, domain from departments
    where institution_id = ${LOCAL_INSTITUTION_ID} and domain is not null order by id`.execute(database);
  const listed = await readCsv('local_departments.csv');
  const areas = new Map(listed.map((row) => [row.text('name'), row.optional('subject_area')]));
  return rows.map((row) => ({ ...row, subjectArea: areas.get(row.name) ?? null }));
}
