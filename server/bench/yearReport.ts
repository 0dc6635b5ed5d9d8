import { sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { REPORT_GROUPINGS } from 'shared-contracts/report/report.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { readReport } from '../src/report/readReport.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import { manyApplications } from './manyApplications.ts';

/** A fraction of a second, for one way of dividing, in milliseconds. */
const LIMIT_MS = 500;
const RUNS = 7;
/** One more than others measure at: the rows that are added here would be in their way. */
const AGREEMENTS = 10_001;
const ROWS = 100_000;
const APPLICATIONS = 5_000;
const OFFICE = { id: 1, permissions: ROLE_PERMISSIONS.IRO };

/** Measures the report of the present year, divided in each way, at ten thousand agreements with a hundred thousand mobility rows, against its limit. */
async function measure(database: Database): Promise<void> {
  await manyRows(database);
  await manyApplications(database, APPLICATIONS);
  await sql`analyze`.execute(database);
  const present = academicYearOf(new Date());
  const { rows } = await sql<{ agreements: number; rows: number; going: number }>`
    select (select count(*)::integer from agreements) as agreements, (select count(*)::integer from agreement_mobilities) as rows,
      (select count(*)::integer from applications where application_year = ${present} and status = 'validated') as going`.execute(
    database,
  );
  tell(
    `${rows[0]?.agreements} agreements, ${rows[0]?.rows} rows, ${rows[0]?.going} validated applications, median of ${RUNS}`,
  );
  for (const by of REPORT_GROUPINGS) {
    let lines = 0;
    const ms = await medianOf(async () => {
      const report = await readReport(database, { year: present, by, kind: '', present }, OFFICE);
      lines = report.rows.length;
    });
    tell(
      `by ${by}: ${ms.toFixed(0)} ms, ${lines} lines, ${(ms / LIMIT_MS).toFixed(2)} of the limit of ${LIMIT_MS} ms, ${ms < LIMIT_MS ? 'met' : 'MISSED'}`,
    );
  }
}

/** Copies mobility rows with their subject areas within their agreements until there are so many. */
async function manyRows(database: Database): Promise<void> {
  const columns = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name not in ('id', 'mobility_id')`.execute(
      database,
    );
    return sql.join(rows.map(({ name }) => sql.ref(name)));
  };
  const [ofRows, ofAreas] = [await columns('agreement_mobilities'), await columns('mobility_subject_areas')];
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from agreement_mobilities`.execute(database);
    const missing = ROWS - (rows[0]?.count ?? 0);
    if (missing <= 0) return;
    await sql`
      with chosen as materialized (
        select id as old, nextval(pg_get_serial_sequence('agreement_mobilities', 'id')) as new from agreement_mobilities limit ${missing}
      ), made as (
        insert into agreement_mobilities (id, ${ofRows}) select chosen.new, ${ofRows} from chosen join agreement_mobilities on id = chosen.old
      )
      insert into mobility_subject_areas (mobility_id, ${ofAreas}) select chosen.new, ${ofAreas} from chosen join mobility_subject_areas on mobility_id = chosen.old`.execute(
      database,
    );
  }
}

async function medianOf(run: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index <= RUNS; index += 1) {
    const begun = performance.now();
    await run();
    // The first one opens connections and warms the database up.
    if (index > 0) times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

await withBenchDatabase(AGREEMENTS, async (url) => {
  const database = openDatabase(url, { connections: 8 });
  try {
    await measure(database);
  } finally {
    await database.destroy();
  }
});
