import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../src/database/database.ts';
import { listDestinations } from '../src/places/destinations/listDestinations.ts';
import { listPlaces, type PlaceQuestion } from '../src/places/catalogue/listPlaces.ts';
import { tell, withEachDatabase } from './support/benchSetting.ts';

const RUNS = 9;
const OFFICE = {
  caller: { id: 1, permissions: ROLE_PERMISSIONS.IRO },
  today: new Date(),
  tag: 'en',
} as const;
const ALL: PlaceQuestion = {
  search: '',
  kind: '',
  direction: '',
  department: null,
  country: null,
  partner: null,
  year: null,
  field: '',
  cycle: '',
  language: null,
  level: '',
  noLanguage: false,
  blended: false,
  free: false,
  order: 'partner',
  isDescending: false,
  skip: 0,
  top: 25,
};
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1200,20000' } } });

/** Measures the catalogue of places and the destinations of the department that has most, at several sizes, against `DATABASE_URL` or the embedded PostgreSQL. The databases are kept for the next run. */
async function main(): Promise<void> {
  await withEachDatabase(values.sizes, measure);
}

async function measure(database: Database, size: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select from_department_id as id from agreement_mobilities where from_department_id is not null and kind = 'studies'
    group by 1 order by count(*) desc limit 1`.execute(database);
  const departmentId = rows[0]?.id ?? 0;
  const year = academicYearOf(OFFICE.today);
  const questions: Readonly<Record<string, Partial<PlaceQuestion>>> = {
    'first page': {},
    'by language and level': { language: 1, level: 'B1', direction: 'outgoing' },
    'without a language': { noLanguage: true },
    'most free places': { order: 'free', isDescending: true, kind: 'studies' },
    'by language, page of 1000': { order: 'language', top: 1000 },
  };
  for (const [name, question] of Object.entries(questions))
    await time(`${size} agreements, ${name}`, async () => {
      const { total } = await listPlaces(database, { ...ALL, ...question }, OFFICE);
      return `${total} rows`;
    });
  await time(`${size} agreements, destinations of a department`, async () => {
    const list = await listDestinations(database, { departmentId, year });
    return `${list.destinations.length} destinations, ${JSON.stringify(list).length} bytes`;
  });
}

async function time(name: string, run: () => Promise<string>): Promise<void> {
  const times: number[] = [];
  let said = '';
  for (let index = 0; index < RUNS; index += 1) {
    const begun = performance.now();
    said = await run();
    times.push(performance.now() - begun);
  }
  const [median = 0] = times.toSorted((one, other) => one - other).slice(Math.floor(RUNS / 2));
  tell(`${name}: ${median.toFixed(0)} ms (${said})`);
}

await main();
