import { sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { placeListSchema } from 'shared-contracts/places/placeList.ts';
import {
  destinationDetailSchema,
  destinationInterestListSchema,
  destinationListSchema,
} from 'shared-contracts/places/destinations.ts';
import { FEW } from 'shared-contracts/places/few.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

// What screens tell of places, agreed, used, left and wanted, beside what plain SQL counts: each application is looked at by itself here.

const TIMEOUT_MS = patient(60_000);
const YEAR = academicYearOf(new Date());

type Going = {
  readonly year: number;
  readonly status: string;
  readonly department: number;
  readonly owner: string;
  readonly wishes: ReadonlyArray<{ readonly agreement: number | null; readonly institution: number | null }>;
};

let server: TestServer;
const tokens = new Map<string, string>();
/** Every application that counts for anything, wish by wish. */
let applications: readonly Going[] = [];
let department = 0;

async function rowsOf<Row>(statement: ReturnType<typeof sql>): Promise<readonly Row[]> {
  return (await statement.execute(server.database)).rows as Row[];
}
async function ask(name: string, path: string): Promise<unknown> {
  const response = await fetch(`${server.baseUrl}/api/${path}`, { headers: bearer(tokens.get(name) ?? '') });
  expect(response.status).toBe(200);
  return response.json();
}
const told = (count: number) => (count > 0 && count < FEW ? null : count);

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'teacher', 'student']) tokens.set(name, await signIn(server.baseUrl, name));
  await sql`update application_settings set academic_year = ${YEAR}`.execute(server.database);
  const [most] = await rowsOf<{ id: number }>(sql`
    select from_department_id as id from agreement_mobilities join agreements on agreements.id = agreement_id
    where from_department_id is not null and kind = 'studies' and from_institution_id = 1 and local_status = 1
      and not is_deleted and terminated = 0 and start_year_id <= ${YEAR} and end_year_id > ${YEAR}
    group by 1 order by count(*) desc, 1 limit 1`);
  department = most?.id ?? 0;
  await addApplications();
  applications = await rowsOf<Going>(sql`
    select application_year as year, status, department_id as department, users.name as owner,
      (select json_agg(json_build_object('agreement', iia_id, 'institution', institution_id) order by position, id)
        from application_preferred_mobilities where application_id = applications.id) as wishes
    from applications join application_studies_data studies on studies.application_id = applications.id join users on users.id = owner_id
    where not is_deleted and exists (select from application_preferred_mobilities where application_id = applications.id)`);
}, TIMEOUT_MS);
afterAll(() => server.stop());

/** Applications to a few destinations of the department, so many that some counts are few and some are not, in this year and before. */
async function addApplications(): Promise<void> {
  const { destinations } = destinationListSchema.parse(
    await ask('student', `destinations?department=${department}`),
  );
  const [many, few, other] = destinations.map(({ id, agreements }) => ({ id, agreement: agreements[0]?.id }));
  for (const [wishes, times, year, status] of [
    [[many, few], FEW + 2, YEAR, 'validated'],
    [[many, other], FEW, YEAR - 1, 'validated'],
    [[few, many], 2, YEAR - 1, 'validated'],
    [[few], 1, YEAR, 'submitted'],
    [[many], 3, YEAR, 'draft'],
    [[other], 9, YEAR - 5, 'validated'],
  ] as const)
    for (let time = 0; time < times; time += 1)
      await sql`
        with made as (
          insert into applications (owner_id, type, status, application_year)
          select id, 'long-term-studies', ${status}, ${year} from users where name = 'student2' returning id
        ), studies as (
          insert into application_studies_data (application_id, department_id, study_cycle) select id, ${department}, 6 from made
        )
        insert into application_preferred_mobilities (application_id, position, iia_id, institution_id)
        select made.id, position, (wish ->> 'agreement')::integer, (wish ->> 'id')::integer
        from made, json_array_elements(${JSON.stringify(wishes)}::json) with ordinality wanted (wish, position)`.execute(
        server.database,
      );
}

/** The applications of the year in some statuses, by the agreement that they name first. */
function firstWishes(statuses: readonly string[]): ReadonlyMap<number, readonly Going[]> {
  const going = applications.filter(({ year, status }) => year === YEAR && statuses.includes(status));
  return Map.groupBy(
    going.filter(({ wishes }) => wishes[0]?.agreement != null),
    ({ wishes }) => wishes[0]?.agreement ?? 0,
  );
}

describe('figures of places, beside what SQL counts', () => {
  test('agreed, used and free of every row', async () => {
    const { value } = placeListSchema.parse(await ask('iro', 'places?top=1000'));
    const agreed = await rowsOf<{ id: number; places: number | null }>(
      sql`select id, mobilities_per_year as places from agreement_mobilities`,
    );
    const placesOf = new Map(agreed.map(({ id, places }) => [id, places]));
    for (const row of value) {
      expect([row.id, row.places]).toEqual([row.id, placesOf.get(row.id)]);
      const takesStudents = row.kind === 'studies' && row.direction === 'outgoing';
      expect(row.given === null).toBe(!takesStudents);
      if (takesStudents)
        expect([row.id, row.isFull]).toEqual([
          row.id,
          row.places === null ? null : (row.given ?? 0) >= row.places,
        ]);
    }
    const given = Map.groupBy(
      value.filter((row) => row.given !== null),
      ({ agreement }) => agreement,
    );
    const going = firstWishes(['submitted', 'validated']);
    expect([...going.values()].flat().length).toBeGreaterThan(FEW);
    const holds = new Set(
      (
        await rowsOf<{ id: number }>(
          sql`select id from agreements where ${YEAR} between start_year_id and end_year_id`,
        )
      ).map(({ id }) => id),
    );
    for (const [agreement, rows] of given)
      expect([agreement, rows.reduce((sum, row) => sum + (row.given ?? 0), 0)]).toEqual([
        agreement,
        holds.has(agreement) ? (going.get(agreement)?.length ?? 0) : 0,
      ]);
  });

  test('faculty learns whether places are left, and of their own departments alone how many are used', async () => {
    await sql`update contacts set department_id = ${department} where uid = (select id from users where name = 'teacher')`.execute(
      server.database,
    );
    const of = async (name: string) => placeListSchema.parse(await ask(name, 'places?top=1000'));
    const [office, faculty] = [await of('iro'), await of('teacher')];
    const own = new Set(
      (
        await rowsOf<{ id: number }>(
          sql`select department_id as id from contacts join users on users.id = contacts.uid
            where users.name = 'teacher' and department_id is not null`,
        )
      ).map(({ id }) => id),
    );
    const byId = new Map(office.value.map((row) => [row.id, row]));
    const known = faculty.value.filter(({ given }) => given !== null);
    expect(known.length).toBeGreaterThan(0);
    for (const row of faculty.value) {
      const { given, isFull } = byId.get(row.id) ?? {};
      if (row.department !== null)
        expect([row.id, row.given]).toEqual([row.id, own.has(row.department.id) ? given : null]);
      expect([row.id, row.isFull]).toEqual([row.id, isFull]);
    }
    const sum = (of: (row: (typeof known)[number]) => number | null) =>
      known.reduce((all, row) => all + (of(row) ?? 0), 0);
    expect(faculty.counted).toEqual({
      places: sum(({ places }) => places),
      given: sum(({ given }) => given),
    });
    expect([faculty.given, office.counted?.given]).toEqual([null, office.given]);
  });

  test('whether a destination has places left for the department', async () => {
    const { destinations } = destinationListSchema.parse(
      await ask('student', `destinations?department=${department}`),
    );
    const going = firstWishes(['validated']);
    let full = 0;
    for (const agreement of destinations.flatMap(({ agreements }) => agreements)) {
      const offered = await rowsOf<{ places: number | null; department: number | null }>(sql`
        select mobilities_per_year as places, from_department_id as department from agreement_mobilities
        where agreement_id = ${agreement.id} and kind = 'studies' and from_institution_id = 1`);
      const own = offered.filter((row) => row.department === null || row.department === department);
      const counted = own.length > 0 ? own : offered;
      const students = (going.get(agreement.id) ?? []).filter(
        (one) => one.department === department || counted.some((row) => row.department === null),
      );
      const places = counted.reduce((sum, row) => sum + (row.places ?? 0), 0);
      const expected = counted.some((row) => row.places === null) ? null : students.length >= places;
      expect([agreement.id, agreement.isFull]).toEqual([agreement.id, expected]);
      if (expected === true) full += 1;
    }
    expect(full).toBeGreaterThan(0);
  });

  test('who asked for a destination, got it and goes there, of few that they are few', async () => {
    const { destinations } = destinationListSchema.parse(
      await ask('student', `destinations?department=${department}`),
    );
    const seen = new Set<string>();
    for (const { id } of destinations) {
      const { demand } = destinationDetailSchema.parse(
        await ask('student', `destinations/${id}?department=${department}`),
      );
      const own = applications.filter(
        (one) =>
          one.department === department &&
          ['submitted', 'validated'].includes(one.status) &&
          one.wishes.some(({ institution }) => institution === id),
      );
      const goes = (one: Going) => one.status === 'validated' && one.wishes[0]?.institution === id;
      const before = own.filter(({ year }) => year >= YEAR - 3 && year < YEAR);
      const counts = {
        asked: told(before.length),
        given: told(before.filter(goes).length),
        now: told(own.filter((one) => one.year === YEAR && goes(one)).length),
      };
      expect([id, demand]).toEqual([id, { firstYear: YEAR - 3, lastYear: YEAR - 1, ...counts }]);
      for (const count of Object.values(counts))
        seen.add(count === null ? 'few' : count === 0 ? 'none' : 'many');
    }
    expect([...seen].toSorted()).toEqual(['few', 'many', 'none']);
  });

  test('how much is wanted of what is agreed, by department', async () => {
    const { destinations } = destinationListSchema.parse(
      await ask('student', `destinations?department=${department}`),
    );
    const [wanted] = destinations;
    const gone = await rowsOf<{ id: number }>(sql`
      select id from institutions where not is_local and id not in (select institution_id from agreement_institutions) order by id limit 1`);
    // A student whose department only an application tells keeps two destinations, one of which has no agreement; whoever works here keeps one for others.
    await sql`delete from destination_studies`.execute(server.database);
    await sql`
      insert into kept_destinations (user_id, institution_id, position, kept_at)
      select users.id, institution, 1, now() from users, (values ('student2', ${wanted?.id}::integer), ('student2', ${gone[0]?.id}), ('iro', ${wanted?.id})) kept (name, institution)
      where users.name = kept.name`.execute(server.database);
    const { value } = destinationInterestListSchema.parse(await ask('iro', 'destination-interest'));
    const named = applications.filter(
      ({ year, status }) => year === YEAR && ['submitted', 'validated'].includes(status),
    );
    expect(value.length).toBeGreaterThan(3);
    for (const row of value) {
      const asked = named.filter(
        (one) =>
          one.department === row.department.id &&
          one.wishes.some(({ institution }) => institution === row.institution.id),
      ).length;
      const agreed = await rowsOf<{ places: number | null }>(sql`
        select mobilities_per_year as places from agreement_mobilities mobility join agreements on agreements.id = agreement_id
        where kind = 'studies' and to_institution_id = ${row.institution.id} and not is_deleted and terminated <> 4
          and (local_status = 1 or ewp_status_id = 7) and start_year_id <= ${YEAR} and end_year_id > ${YEAR}
          and (from_department_id = ${row.department.id} or from_department_id is null and agreement_id in (
            select agreement_id from agreement_contacts join contacts on contacts.id = contact_id where department_id = ${row.department.id}))`);
      const places = agreed.some((one) => one.places === null)
        ? null
        : agreed.reduce((sum, one) => sum + (one.places ?? 0), 0);
      const name = `${row.institution.id} ${row.department.id}`;
      expect([name, row.asked, row.places]).toEqual([name, told(asked), places]);
      expect([name, row.isShort]).toEqual([name, places === 0 || (places !== null && asked > places)]);
    }
    const kept = value.filter((row) => row.kept !== 0);
    expect(kept.map((row) => [row.institution.id, row.kept]).toSorted()).toEqual(
      [
        [wanted?.id, null],
        [gone[0]?.id, null],
      ].toSorted(),
    );
    expect(kept.find((row) => row.institution.id === gone[0]?.id)).toMatchObject({
      places: 0,
      isShort: true,
    });
    const isShort = value.map((row) => row.isShort);
    expect(isShort.lastIndexOf(true)).toBeLessThan(
      isShort.includes(false) ? isShort.indexOf(false) : isShort.length,
    );
  });
});
