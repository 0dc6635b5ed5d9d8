import { sql } from 'kysely';
import { agreementFilter, type AgreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { overviewChartsSchema, type OverviewCharts } from 'shared-contracts/overview/overviewCharts.ts';
import { placeListSchema } from 'shared-contracts/places/placeList.ts';
import { reportSchema } from 'shared-contracts/report/report.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

// One name, one number: what overview, list, report and places say of one year, and what plain SQL counts.

const TIMEOUT_MS = patient(60_000);
const PRESENT = academicYearOf(new Date());
const YEARS = [PRESENT - 1, PRESENT, PRESENT + 1];

let server: TestServer;
let token = '';
let charts: OverviewCharts;

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${server.baseUrl}/api/${path}`, { headers: bearer(token) });
  expect(response.status).toBe(200);
  return response.json();
}
async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await statement.execute(server.database);
  return (rows[0] as { count: number }).count;
}
const report = async (year: number, by: string) =>
  reportSchema.parse(await ask(`Report?year=${year}&by=${by}&kind=studies`));
async function totalOfList(asked: AgreementFilter): Promise<number> {
  const filter = encodeURIComponent(agreementFilter(asked, new Date()) ?? '');
  const { total } = (await ask(`MobilityAgreements?$count=true&$top=1&$select=id&$filter=${filter}`)) as {
    total: number;
  };
  return total;
}
/** Agreements in force in a year, in plain SQL. */
const inForce = (year: number) => sql`not agreements.is_deleted and ewp_status_id = 7 and terminated <> 4
  and start_year_id <= ${year} and end_year_id >= ${year}`;

beforeAll(async () => {
  server = await startTestServer();
  token = await signIn(server.baseUrl, 'iro');
  // Of every kind: drafts, final on paper only, open for changes, about to end, terminated.
  await sql`update agreements set local_status = 1 where id % 2 = 0`.execute(server.database);
  await sql`update agreements set terminated = 1 + id % 4 where ewp_status_id = 7 and id % 5 = 0`.execute(
    server.database,
  );
  await sql`
    with wanted as (
      select id, row_number() over (order by id) as number from agreements where id % 3 = 0 or is_deleted
    ), made as (
      insert into applications (owner_id, type, status, application_year)
      select users.id, 'long-term-studies', (array['draft', 'submitted', 'validated'])[1 + number % 3],
        ${PRESENT}::integer - 1 + (number % 3)::integer
      from wanted, users where users.name = 'student2' returning id
    ), numbered as (select id, row_number() over (order by id) as number from made)
    insert into application_preferred_mobilities (application_id, position, iia_id)
    select numbered.id, position, wanted.id from numbered join wanted using (number), generate_series(1, 2) position`.execute(
    server.database,
  );
  charts = overviewChartsSchema.parse(await ask('Overview/Charts'));
}, TIMEOUT_MS);
afterAll(() => server.stop());

describe.each(YEARS)('in %d', (year) => {
  test('list and report have the agreements in force that SQL counts', async () => {
    const expected = await count(
      sql`select count(*)::integer as count from agreements where ${inForce(year)}`,
    );
    expect(expected).toBeGreaterThan(10);
    expect(await totalOfList({ running: year })).toBe(expected);
    expect((await report(year, 'country')).total.now.agreements).toBe(expected);
  });

  test('overview, report and places have the places used that SQL counts', async () => {
    const expected = await count(sql`
      select count(*)::integer as count from applications
      join lateral (select iia_id from application_preferred_mobilities where application_id = applications.id order by position, id limit 1) first on true
      join agreements on agreements.id = first.iia_id
      where application_year = ${year} and status in ('submitted', 'validated') and not applications.is_deleted
        and not agreements.is_deleted and terminated <> 4 and (local_status = 1 or ewp_status_id = 7)
        and start_year_id <= ${year} and end_year_id >= ${year}
        and exists (select from agreement_mobilities where agreement_id = agreements.id and kind = 'studies' and from_institution_id = 1 and to_institution_id <> 1)`);
    expect(expected).toBeGreaterThan(0);
    const places = placeListSchema.parse(await ask(`places?year=${year}&top=1`));
    expect({
      overview: charts.places.find((one) => one.year === year)?.used,
      report: (await report(year, 'year')).total.now.used,
      places: places.given,
    }).toEqual({ overview: expected, report: expected, places: expected });
  });
});

test('overview, list and report have the same agreements in force by country', async () => {
  const { rows } = await report(PRESENT, 'country');
  const ofReport = rows.filter(({ now }) => now.agreements > 0).map(({ id, now }) => [id, now.agreements]);
  const ofOverview = charts.countries.map(({ id, count: number }) => [id, number]);
  expect(ofOverview.toSorted()).toEqual(ofReport.toSorted());
  for (const [country, number] of ofOverview.slice(0, 3))
    expect([country, await totalOfList({ country: country ?? 0, running: PRESENT })]).toEqual([
      country,
      number,
    ]);
});

test('what has not ended is counted by another name: active, drafts among it', async () => {
  const active = await totalOfList({ active: 'yes' });
  expect(charts.states.reduce((sum, { count: number }) => sum + number, 0)).toBe(active);
  expect(active).toBe(
    await count(
      sql`select count(*)::integer as count from agreements where not is_deleted and end_year_id >= ${PRESENT}`,
    ),
  );
  expect(active).toBeGreaterThan(await totalOfList({ running: PRESENT }));
});
