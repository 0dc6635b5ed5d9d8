import { sql } from 'kysely';
import { MOST_KEPT } from 'shared-contracts/places/destinationLimits.ts';
import {
  destinationDeskSchema,
  destinationDetailSchema,
  destinationInterestListSchema,
  destinationListSchema,
} from 'shared-contracts/places/destinations.ts';
import { mobilityChoices } from 'shared-contracts/applications/preferredMobility.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { studiesAgreements } from '../../src/data/rules/applications/studiesAgreements.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const TIMEOUT_MS = patient(60_000);
const YEAR = academicYearOf(new Date());

let server: TestServer;
let department = 0;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'teacher', 'student', 'student2', 'guest'])
    tokens.set(name, await signIn(server.baseUrl, name));
  await sql`update application_settings set academic_year = ${YEAR}`.execute(server.database);
  department = (
    await first<{ id: number }>(sql`
    select from_department_id as id from agreement_mobilities join agreements on agreements.id = agreement_id
    where from_department_id is not null and kind = 'studies' and from_institution_id = 1
      and local_status = 1 and not is_deleted and terminated = 0 and start_year_id <= ${YEAR} and end_year_id > ${YEAR}
    group by 1 order by count(*) desc, 1 limit 1`)
  ).id;
}, TIMEOUT_MS);
afterAll(() => server.stop());

async function first<Row>(statement: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await statement.execute(server.database);
  return rows[0] as Row;
}

async function call(name: string, method: string, path: string, body?: object) {
  const response = await fetch(`${server.baseUrl}/api/${path}`, {
    method,
    headers: {
      ...bearer(tokens.get(name) ?? ''),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const listOf = async (name: string, of = department) =>
  destinationListSchema.parse((await call(name, 'GET', `destinations?department=${of}`)).body);
const deskOf = async (name: string) =>
  destinationDeskSchema.parse((await call(name, 'GET', 'destinations/mine')).body);

/** Ways to go as the save of an application allows them. */
async function allowedWays(of: number) {
  const { rows } = await sql<{ id: number }>`select id from institutions where not is_local`.execute(
    server.database,
  );
  const student = { departmentId: of, year: YEAR };
  const agreements = await studiesAgreements(
    server.database,
    student,
    rows.map(({ id }) => id),
  );
  return mobilityChoices(agreements, student)
    .map(({ institution, agreement, person }) => `${institution.id} ${agreement.id} ${person.id}`)
    .toSorted();
}

async function offeredWays(of: number) {
  const { destinations } = await listOf('student', of);
  return destinations
    .flatMap(({ id, agreements }) =>
      agreements.flatMap((agreement) =>
        agreement.persons.map((person) => `${id} ${agreement.id} ${person.id}`),
      ),
    )
    .toSorted();
}

describe('destinations', () => {
  test('are exactly what the save of an application allows, for every department', async () => {
    const { rows } = await sql<{ id: number }>`
      select departments.id from departments join institutions on institutions.id = institution_id and is_local order by departments.id`.execute(
      server.database,
    );
    let all = 0;
    for (const { id } of rows) {
      const offered = await offeredWays(id);
      expect(offered).toEqual(await allowedWays(id));
      all += offered.length;
    }
    expect(all).toBeGreaterThan(50);
  });

  test('go away with their agreement', async () => {
    const before = await offeredWays(department);
    const [way = ''] = before;
    const agreement = Number(way.split(' ')[1]);
    for (const change of [
      sql`terminated = 4`,
      sql`is_deleted = true`,
      sql`local_status = 0, ewp_status_id = 5`,
    ]) {
      await sql`create table kept_agreement as select * from agreements where id = ${agreement}`.execute(
        server.database,
      );
      await sql`update agreements set ${change} where id = ${agreement}`.execute(server.database);
      expect(await offeredWays(department)).toEqual(
        before.filter((one) => one.split(' ')[1] !== String(agreement)),
      );
      expect(await offeredWays(department)).toEqual(await allowedWays(department));
      await sql`update agreements set terminated = was.terminated, is_deleted = was.is_deleted, local_status = was.local_status,
        ewp_status_id = was.ewp_status_id from kept_agreement was where agreements.id = was.id`.execute(
        server.database,
      );
      await sql`drop table kept_agreement`.execute(server.database);
    }
    expect(await offeredWays(department)).toEqual(before);
  });

  test('name what their rows refer to', async () => {
    const { destinations, languages, fields } = await listOf('student');
    const rows = destinations.flatMap(({ agreements }) => agreements.flatMap((agreement) => agreement.rows));
    expect(new Set(rows.flatMap((row) => row.languages.map(({ id }) => id)))).toEqual(
      new Set(languages.map(({ id }) => id)),
    );
    expect(new Set(rows.flatMap((row) => row.fields))).toEqual(new Set(fields.map(({ id }) => id)));
  });

  test('tell of demand in numbers that name nobody', async () => {
    const { destinations } = await listOf('student');
    const [destination] = destinations;
    if (destination === undefined) throw new Error('there is no destination');
    const demand = async () =>
      destinationDetailSchema.parse(
        (await call('student', 'GET', `destinations/${destination.id}?department=${department}`)).body,
      ).demand;
    await sql`update application_preferred_mobilities set institution_id = null where institution_id = ${destination.id}`.execute(
      server.database,
    );
    const add = (status: string, times: number, year = YEAR - 1) =>
      sql`
      with made as (
        insert into applications (owner_id, type, status, application_year)
        select users.id, 'long-term-studies', ${status}, ${year} from users, generate_series(1, ${times}) where users.name = 'student2' returning id
      ), studies as (
        insert into application_studies_data (application_id, department_id, study_cycle) select id, ${department}, 6 from made
      )
      insert into application_preferred_mobilities (application_id, institution_id) select id, ${destination.id} from made`.execute(
        server.database,
      );
    expect(await demand()).toEqual({ firstYear: YEAR - 3, lastYear: YEAR - 1, asked: 0, given: 0, now: 0 });
    await add('submitted', 3);
    await add('draft', 9);
    await add('validated', 1, YEAR);
    expect(await demand()).toMatchObject({ asked: null, given: 0, now: null });
    await add('validated', 5);
    expect(await demand()).toMatchObject({ asked: 8, given: 5, now: null });
  });

  test('are not told of where nobody of the department may go', async () => {
    const closed = await first<{ id: number }>(sql`
      select id from institutions where not is_local and id not in (select institution_id from agreement_institutions) limit 1`);
    expect((await call('student', 'GET', `destinations/${closed.id}?department=${department}`)).status).toBe(
      404,
    );
    expect((await call('student', 'POST', `destinations/${closed.id}/looks`, { department })).status).toBe(
      404,
    );
    expect((await call('student', 'GET', 'destinations?department=999999')).status).toBe(404);
  });
});

describe('the desk of whoever looks for a destination', () => {
  test('asks for studies that nobody knows, and remembers the answer for that person alone', async () => {
    await sql`delete from contacts where uid = (select id from users where name = 'student2')
      and not exists (select from agreement_contacts where contact_id = contacts.id) and not exists (select from factsheets where coordinator_contact_id = contacts.id)`.execute(
      server.database,
    );
    await sql`update applications set is_deleted = true where owner_id = (select id from users where name = 'student2')`.execute(
      server.database,
    );
    expect(await deskOf('student2')).toMatchObject({ department: null, studyCycle: null, kept: [] });
    expect((await call('student2', 'GET', 'destinations')).status).toBe(404);
    const answer = await call('student2', 'PUT', 'destinations/mine', { department, studyCycle: 7 });
    expect(answer.body).toMatchObject({ department: { id: department }, studyCycle: 7 });
    expect(await deskOf('student2')).toMatchObject({ department: { id: department }, studyCycle: 7 });
    expect((await call('student2', 'GET', 'destinations')).body.department.id).toBe(department);
    for (const body of [
      { department: 999_999, studyCycle: null },
      { department, studyCycle: 5 },
      {},
      { department: 'x', studyCycle: 6 },
    ])
      expect([400, 404]).toContain((await call('student2', 'PUT', 'destinations/mine', body)).status);
  });

  test('keeps destinations in the order of the person, and says what has become of them', async () => {
    await call('student', 'PUT', 'destinations/mine', { department, studyCycle: 6 });
    const { destinations } = await listOf('student');
    const [one = 0, two = 0, three = 0] = destinations.map(({ id }) => id);
    for (const id of [one, two, three, one])
      await call('student', 'PUT', `destinations/${id}/kept`, { isKept: true });
    const kept = async () => (await deskOf('student')).kept.map(({ id, state }) => [id, state]);
    expect(await kept()).toEqual([
      [one, 'open'],
      [two, 'open'],
      [three, 'open'],
    ]);
    await call('student', 'PUT', 'destinations/kept', { institutions: [three, 4_000_000, one] });
    expect(await kept()).toEqual([
      [three, 'open'],
      [one, 'open'],
      [two, 'open'],
    ]);
    expect((await deskOf('student2')).kept).toEqual([]);
    const ofOne = sql`(select agreement_id from agreement_institutions where institution_id = ${one})`;
    await sql`create table was as select * from agreements where id in ${ofOne}`.execute(server.database);
    await sql`update agreements set terminated = 4 where id in ${ofOne}`.execute(server.database);
    expect(await kept()).toContainEqual([one, 'terminated']);
    await sql`update agreements set terminated = 0, start_year_id = ${YEAR - 4}, end_year_id = ${YEAR} where id in ${ofOne}`.execute(
      server.database,
    );
    expect(await kept()).toContainEqual([one, 'ended']);
    await sql`update agreements set terminated = was.terminated, start_year_id = was.start_year_id, end_year_id = was.end_year_id from was where was.id = agreements.id`.execute(
      server.database,
    );
    await call('student', 'PUT', `destinations/${two}/kept`, { isKept: false });
    expect(await kept()).toEqual([
      [three, 'open'],
      [one, 'open'],
    ]);
    const me = sql`(select id from users where name = 'student')`;
    await sql`insert into kept_destinations select ${me}, institutions.id, 100, now() from institutions where not is_local and id not in (${one}, ${two}, ${three}) order by institutions.id limit ${MOST_KEPT - 2}`.execute(
      server.database,
    );
    expect((await call('student', 'PUT', `destinations/${two}/kept`, { isKept: true })).status).toBe(409);
    expect((await call('student', 'PUT', 'destinations/1/kept', { isKept: true })).status).toBe(404);
  });

  test('is for people with a role', async () => {
    expect((await call('guest', 'GET', 'destinations/mine')).status).toBe(403);
  });
});

describe('how much destinations are wanted', () => {
  test('is counted without people, for the office of all departments and for faculty of their own', async () => {
    const { destinations } = await listOf('student');
    const destination = destinations[3]?.id ?? 0;
    for (let times = 0; times < 6; times += 1)
      expect(
        (await call('student', 'POST', `destinations/${destination}/looks`, { department })).body,
      ).toEqual({ isCounted: true });
    expect((await call('iro', 'POST', `destinations/${destination}/looks`, { department })).body).toEqual({
      isCounted: false,
    });
    const interest = async (name: string) =>
      destinationInterestListSchema.parse((await call(name, 'GET', 'destination-interest')).body).value;
    expect(
      (await interest('iro')).find(
        (row) => row.institution.id === destination && row.department.id === department,
      ),
    ).toMatchObject({ looks: 6, kept: 0 });
    const { rows } = await sql<{ id: number }>`
      select department_id as id from contacts where uid = (select id from users where name = 'teacher')`.execute(
      server.database,
    );
    const own = new Set(rows.map(({ id }) => id));
    for (const row of await interest('teacher')) expect(own.has(row.department.id)).toBe(true);
    expect((await call('student', 'GET', 'destination-interest')).status).toBe(403);
  });
});
