import { sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import pg from 'pg';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { manyAgreements } from './manyAgreements.ts';
import type { Choice } from '../queries.ts';

/** More than these are copies of the sample's. */
const MOST_MADE = 100_000;

/**
 * Makes ready the database for one size, and leaves it there for the next run.
 *
 * - server: address of any database on the server
 * - result: address of the database with that many agreements
 */
export async function benchDatabase(
  server: string,
  agreements: number,
  tell: (line: string) => void,
): Promise<string> {
  const name = `portal_bench_${agreements}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { connections: 2 });
  try {
    const sampleAgreements = Math.min(agreements, MOST_MADE);
    const { wroteSample } = await prepareDatabase(database, { sampleAgreements, tell });
    if (wroteSample && agreements > MOST_MADE) {
      tell(`Copying them until there are ${agreements}`);
      await manyAgreements(database, agreements);
    }
    // A freshly loaded table has no visibility map yet: every index-only scan would read the table as well.
    if (wroteSample) await sql`vacuum (analyze)`.execute(database);
  } finally {
    await database.destroy();
  }
  return url.href;
}

/** Picks filters that a fair share of the agreements meets: the fifth most frequent partner country and subject area, the third department. */
export async function chooseFilters(database: Database): Promise<Choice> {
  const year = academicYearOf(new Date());
  const country = await idAt(
    database,
    4,
    sql`
    select i.country_id as id from agreement_institutions p join institutions i on i.id = p.institution_id and not i.is_local
    group by 1 order by count(*) desc`,
  );
  const department = await idAt(
    database,
    2,
    sql`
    select c.department_id as id from agreement_contacts p
    join contacts c on c.id = p.contact_id join departments d on d.id = c.department_id
    join institutions i on i.id = d.institution_id and i.is_local
    where c.id <> 3 group by 1 order by count(*) desc`,
  );
  const active = await idAt(
    database,
    0,
    sql`
    select count(*)::integer as id from agreements where not is_deleted and end_year_id >= ${year}`,
  );
  const area = await idAt(
    database,
    4,
    sql`
    select subject_area_id as id from mobility_subject_areas group by 1 order by count(*) desc`,
  );
  return { year, country, department, active, area };
}

async function idAt(database: Database, position: number, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ id: number }>`${query} offset ${position} limit 1`.execute(database);
  if (!rows[0]) throw new Error('The sample is too small to choose filters from');
  return rows[0].id;
}
