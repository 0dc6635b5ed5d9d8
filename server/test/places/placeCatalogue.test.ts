import { sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { placeListSchema, type PlaceRow } from 'shared-contracts/places/placeList.ts';
import { PLACE_ORDERS } from 'shared-contracts/places/placeTerms.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const TIMEOUT_MS = patient(60_000);
const YEAR = academicYearOf(new Date());

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'teacher', 'student']) tokens.set(name, await signIn(server.baseUrl, name));
}, TIMEOUT_MS);
afterAll(() => server.stop());

async function ask(name: string, query: Readonly<Record<string, string | number>>) {
  const address = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const response = await fetch(`${server.baseUrl}/api/places?${address.toString()}`, {
    headers: bearer(tokens.get(name) ?? ''),
  });
  return { status: response.status, body: await response.json() };
}
const list = async (query: Readonly<Record<string, string | number>> = {}, name = 'iro') =>
  placeListSchema.parse((await ask(name, query)).body);
async function count(condition = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from agreement_mobilities mobility join agreements on agreements.id = mobility.agreement_id
    join institutions sender on sender.id = from_institution_id join institutions receiver on receiver.id = to_institution_id
    where not is_deleted and terminated <> 4 and (local_status = 1 or ewp_status_id = 7) and end_year_id >= ${YEAR}
      and sender.is_local <> receiver.is_local and ${condition}`.execute(server.database);
  return rows[0]?.count ?? 0;
}

describe('the catalogue of places', () => {
  test('has every mobility row of agreements in force or to come, and nothing of drafts', async () => {
    const { total, value } = await list({ top: 1000 });
    expect(total).toBe(await count());
    expect(total).toBeGreaterThan(100);
    expect(value).toHaveLength(Math.min(total, 1000));
    for (const { lastYear } of value) expect(lastYear).toBeGreaterThanOrEqual(YEAR);
  });

  test('answers where one can go with a language at B1 from a department', async () => {
    const { rows } = await sql<{ department: number; language: number }>`
      select from_department_id as department, language_id as language from agreement_mobilities mobility
      join mobility_language_skills skills on skills.mobility_id = mobility.id and language_level <= 'B1'
      join agreements on agreements.id = agreement_id and not is_deleted and terminated <> 4 and local_status = 1 and end_year_id >= ${YEAR}
      where kind = 'studies' and from_department_id is not null and from_institution_id = 1 order by mobility.id limit 1`.execute(
      server.database,
    );
    const [asked] = rows;
    if (asked === undefined) throw new Error('the sample has no row with a language at B1');
    const query = { ...asked, level: 'B1', kind: 'studies', direction: 'outgoing', top: 1000 };
    const { value, total } = await list(query);
    expect(total).toBeGreaterThan(0);
    for (const { languages, department } of value) {
      expect(department?.id ?? asked.department).toBe(asked.department);
      expect(languages.some(({ id, level }) => id === asked.language && (level ?? 'A1') <= 'B1')).toBe(true);
    }
    expect((await list({ ...query, level: 'C2' })).total).toBeGreaterThanOrEqual(total);
    expect((await list({ ...query, level: 'A1' })).total).toBeLessThanOrEqual(total);
  });

  test('counts by each filter what SQL counts', async () => {
    const has = (table: string, more = sql`true`) =>
      sql`exists (select from ${sql.table(table)} parts where parts.mobility_id = mobility.id and ${more})`;
    expect((await list({ noLanguage: 1 })).total).toBe(
      await count(sql`not ${has('mobility_language_skills')}`),
    );
    expect((await list({ kind: 'teaching' })).total).toBe(await count(sql`kind = 'teaching'`));
    expect((await list({ direction: 'incoming' })).total).toBe(await count(sql`receiver.is_local`));
    expect((await list({ blended: 1 })).total).toBe(await count(sql`blended`));
    expect((await list({ country: 380 })).total).toBe(
      await count(sql`380 in (sender.country_id, receiver.country_id)`),
    );
    expect((await list({ cycle: '3rd' })).total).toBe(
      await count(
        sql`(${has('mobility_study_cycles', sql`study_cycle = '3rd'`)} or not ${has('mobility_study_cycles')})`,
      ),
    );
  });

  test('takes what is in no list for nothing, and searches without accents and capitals', async () => {
    for (const query of [{ kind: 'holidays' }, { level: '0' }, { cycle: "'" }, { field: '%' }])
      expect((await ask('iro', query)).status).toBe(200);
    expect((await list({ kind: 'holidays' })).total).toBe(0);
    const [first] = (await list()).value;
    if (first === undefined) throw new Error('there are no rows');
    const found = await list({ search: first.partner.name.toUpperCase(), top: 1000 });
    expect(found.value.map(({ partner }) => partner.id)).toContain(first.partner.id);
    expect((await ask('iro', { top: 0 })).status).toBe(400);
    expect((await ask('iro', { department: 'x' })).status).toBe(404);
  });

  test.each(PLACE_ORDERS)('goes by %s one way and the other, and gives every row once', async (order) => {
    const ids = async (descending: number) =>
      (await list({ order, descending, kind: 'studies', top: 1000 })).value.map(({ id }) => id);
    const [up, down] = [await ids(0), await ids(1)];
    expect(new Set(up).size).toBe(up.length);
    expect(up.toSorted()).toEqual(down.toSorted());
  });

  test('puts the most places first, and pages follow one another', async () => {
    const query = { order: 'places', descending: 1 };
    const all = (await list({ ...query, top: 60 })).value;
    const places = all.map((row) => row.places ?? -1);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    const pages = [0, 20, 40].map(async (skip) => (await list({ ...query, top: 20, skip })).value);
    expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});

describe('places that are used', () => {
  const rowOf = async (agreement: number, name: string) =>
    (await list({ search: String(agreement), kind: 'studies', direction: 'outgoing' }, name)).value;

  test('are those of submitted and validated applications by their first wish, to whoever reads all applications', async () => {
    const { rows } = await sql<{ agreement: number; department: number; institution: number }>`
      select agreement_id as agreement, min(from_department_id) as department, min(to_institution_id) as institution from agreement_mobilities
      join agreements on agreements.id = agreement_id and not is_deleted and terminated = 0 and local_status = 1 and end_year_id > ${YEAR} and start_year_id <= ${YEAR}
      where kind = 'studies' and from_institution_id = 1 and from_department_id is not null and from_department_id not in (
        select department_id from contacts join users on users.id = contacts.uid where users.name = 'teacher' and department_id is not null)
      group by agreement_id having count(*) = 1 order by agreement_id limit 1`.execute(server.database);
    const [asked] = rows;
    if (asked === undefined) throw new Error('the sample has no agreement with one row');
    const { agreement, department, institution } = asked;
    await sql`update agreement_mobilities set mobilities_per_year = 4 where agreement_id = ${agreement} and kind = 'studies'`.execute(
      server.database,
    );
    await sql`update application_preferred_mobilities set iia_id = null where iia_id = ${agreement}`.execute(
      server.database,
    );
    await sql`update application_settings set academic_year = ${YEAR}`.execute(server.database);
    await sql`
      with made as (
        insert into applications (owner_id, type, status, application_year, is_deleted)
        select users.id, 'long-term-studies', status, year, gone from users, (values ('validated', ${YEAR}::integer, false), ('validated', ${YEAR}, false),
          ('submitted', ${YEAR}, false), ('validated', ${YEAR - 1}, false), ('validated', ${YEAR}, true)) made (status, year, gone)
        where users.name = 'student' returning id
      ), studies as (
        insert into application_studies_data (application_id, department_id, study_cycle) select id, ${department}, 6 from made
      )
      insert into application_preferred_mobilities (application_id, iia_id, institution_id) select id, ${agreement}, ${institution} from made`.execute(
      server.database,
    );
    const only = (found: readonly PlaceRow[]) => found.find((row) => row.agreement === agreement);
    expect(only(await rowOf(agreement, 'iro'))).toMatchObject({ places: 4, given: 3, isFull: false });
    // Of another department a teacher learns whether there is a place, and nothing of the people.
    expect(only(await rowOf(agreement, 'teacher'))).toMatchObject({ places: 4, given: null, isFull: false });
    await sql`update agreement_mobilities set mobilities_per_year = 3 where agreement_id = ${agreement} and kind = 'studies'`.execute(
      server.database,
    );
    expect(only(await rowOf(agreement, 'teacher'))).toMatchObject({ given: null, isFull: true });
    expect(
      (
        await list({ search: String(agreement), free: 1, kind: 'studies', direction: 'outgoing', top: 1000 })
      ).value.filter((row) => row.agreement === agreement),
    ).toEqual([]);
    const byFree = async (name: string) =>
      (await list({ order: 'free', kind: 'studies' }, name)).value.map(({ id }) => id);
    expect(await byFree('teacher')).toEqual(
      (await list({ order: 'partner', kind: 'studies' }, 'teacher')).value.map(({ id }) => id),
    );
    expect(await byFree('iro')).not.toEqual(await byFree('teacher'));
  });
});

test('students and strangers do not list the catalogue', async () => {
  expect((await ask('student', {})).status).toBe(403);
  expect((await fetch(`${server.baseUrl}/api/places`)).status).toBe(401);
});
