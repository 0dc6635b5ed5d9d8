import { sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { overviewChartsSchema } from 'shared-contracts/overview/overviewCharts.ts';
import { placeListSchema } from 'shared-contracts/places/placeList.ts';
import {
  REPORT_GROUPINGS,
  reportSchema,
  YEARS_OF_A_REPORT,
  type Report,
  type ReportGrouping,
} from 'shared-contracts/report/report.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

// What the report counts, beside what is counted here row by row from the bare tables.

const TIMEOUT_MS = patient(60_000);
const YEAR = academicYearOf(new Date());
const TERMINATED = 4;
const APPROVED_BY_ALL = 7;

type Agreement = {
  readonly id: number;
  readonly terminated: number;
  readonly deleted: boolean;
  readonly local: number | null;
  readonly ewp: number | null;
  readonly first: number;
  readonly last: number;
  readonly partners: ReadonlyArray<{ readonly id: number; readonly country: number }>;
  readonly departments: readonly number[];
  readonly rows: readonly Row[];
};
type Row = {
  readonly id: number;
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly fromDepartment: number | null;
  readonly toDepartment: number | null;
  readonly places: number | null;
  readonly cycles: readonly string[];
  readonly codes: readonly string[];
};
type Student = { readonly year: number; readonly agreement: number; readonly department: number | null };

let server: TestServer;
const tokens = new Map<string, string>();
let agreements: readonly Agreement[] = [];
let students: readonly Student[] = [];
let countryOf: ReadonlyMap<number, number> = new Map();
/** Department of the office's own contact, which every agreement names. */
let office: number | null = null;
let codeOf: ReadonlyMap<number, string> = new Map();

async function rowsOf<Found>(statement: ReturnType<typeof sql>): Promise<readonly Found[]> {
  return (await statement.execute(server.database)).rows as Found[];
}
async function ask(name: string, path: string) {
  const response = await fetch(`${server.baseUrl}/api/${path}`, { headers: bearer(tokens.get(name) ?? '') });
  return { status: response.status, body: await response.json() };
}
const report = async (query: string) => reportSchema.parse((await ask('iro', `Report?${query}`)).body);

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'teacher', 'student', 'guest'])
    tokens.set(name, await signIn(server.baseUrl, name));
  await addStudents();
  agreements = await rowsOf<Agreement>(sql`
    select id, terminated, is_deleted as deleted, local_status as local, ewp_status_id as ewp, start_year_id as first, end_year_id as last,
      (select coalesce(json_agg(json_build_object('id', institutions.id, 'country', country_id)), '[]') from agreement_institutions
        join institutions on institutions.id = institution_id where agreement_id = agreements.id and institution_id <> 1) as partners,
      (select coalesce(json_agg(distinct department_id) filter (where department_id is not null), '[]') from agreement_contacts
        join contacts on contacts.id = contact_id join departments on departments.id = department_id
        where agreement_id = agreements.id and departments.institution_id = 1
          and department_id is distinct from (select department_id from contacts where id = 3)) as departments,
      (select coalesce(json_agg(json_build_object('id', rows.id, 'kind', kind, 'from', from_institution_id, 'to', to_institution_id,
          'fromDepartment', from_department_id, 'toDepartment', to_department_id, 'places', mobilities_per_year,
          'cycles', (select coalesce(json_agg(study_cycle), '[]') from mobility_study_cycles where mobility_id = rows.id),
          'codes', (select coalesce(json_agg(code), '[]') from mobility_subject_areas
            join subject_areas on subject_areas.id = subject_area_id where mobility_id = rows.id)) order by position, rows.id), '[]')
        from agreement_mobilities rows where agreement_id = agreements.id) as rows
    from agreements`);
  students = await rowsOf<Student>(sql`
    select * from (
      select application_year as year, department_id as department,
        (select iia_id from application_preferred_mobilities where application_id = applications.id order by position, id limit 1) as agreement
      from applications left join application_studies_data studies on studies.application_id = applications.id
      where status in ('submitted', 'validated') and not is_deleted) applied where agreement is not null`);
  countryOf = new Map(
    (
      await rowsOf<{ id: number; country: number }>(sql`select id, country_id as country from institutions`)
    ).map((row) => [row.id, row.country]),
  );
  const [contact] = await rowsOf<{ department: number | null }>(
    sql`select department_id as department from contacts where id = 3`,
  );
  office = contact?.department ?? null;
  codeOf = new Map(
    (await rowsOf<{ id: number; code: string }>(sql`select id, code from subject_areas`)).map((row) => [
      row.id,
      row.code,
    ]),
  );
}, TIMEOUT_MS);
afterAll(() => server.stop());

/** Students of this year and the one before who go by many agreements, some of them by one that nobody goes by any more. */
async function addStudents(): Promise<void> {
  await sql`
    with wanted as (
      select id, start_year_id as first, row_number() over (order by id) as number from agreements where id % 3 = 0 or is_deleted
    ), made as (
      insert into applications (owner_id, type, status, application_year)
      select users.id, 'long-term-studies', case when number % 5 = 0 then 'submitted' else 'validated' end, ${YEAR}::integer - (number % 2)::integer
      from wanted, users where users.name = 'student2' returning id, application_year
    ), numbered as (
      select id, row_number() over (order by id) as number from made
    ), studies as (
      insert into application_studies_data (application_id, department_id, study_cycle)
      select numbered.id, (select id from departments where institution_id = 1 order by id offset number % 20 limit 1), 6 + number % 3 from numbered
    )
    insert into application_preferred_mobilities (application_id, position, iia_id)
    select numbered.id, 1, wanted.id from numbered join wanted using (number)`.execute(server.database);
}

const inForce = (year: number) =>
  agreements.filter(
    ({ ewp, terminated, deleted, first, last }) =>
      ewp === APPROVED_BY_ALL && terminated !== TERMINATED && !deleted && first <= year && year <= last,
  );
const usable = (year: number) =>
  agreements.filter(
    ({ local, ewp, terminated, deleted, first, last }) =>
      (local === 1 || ewp === APPROVED_BY_ALL) &&
      terminated !== TERMINATED &&
      !deleted &&
      first <= year &&
      year <= last,
  );

/** How many students of a year name an agreement first. */
const usedOf = (agreement: number, year: number) =>
  students.filter((student) => student.agreement === agreement && student.year === year).length;

function sumsOf(year: number, kind: string, isIn: (agreement: Agreement, row: Row) => boolean) {
  let [outgoing, incoming] = [0, 0];
  for (const agreement of usable(year))
    for (const row of agreement.rows) {
      if ((kind !== '' && row.kind !== kind) || (row.from === 1) === (row.to === 1) || !isIn(agreement, row))
        continue;
      if (row.from === 1) outgoing += row.places ?? 0;
      else incoming += row.places ?? 0;
    }
  return { outgoing, incoming };
}

const partnerOf = (row: Row) => (row.from === 1 ? row.to : row.from);
const departmentOf = (row: Row) => (row.from === 1 ? row.fromDepartment : row.toDepartment);
const names = (codes: readonly string[], key: number | null) =>
  key === null ? codes.length === 0 : codes.some((code) => code.startsWith(codeOf.get(key) ?? '-'));

/** Whether a key has an agreement, and a row of it. */
const BELONGS: Readonly<
  Record<
    ReportGrouping,
    {
      readonly agreement: (agreement: Agreement, key: number | null) => boolean;
      readonly row: (agreement: Agreement, row: Row, key: number | null) => boolean;
    }
  >
> = {
  year: { agreement: () => true, row: () => true },
  country: {
    agreement: ({ partners }, key) => partners.some(({ country }) => country === key),
    row: (_, row, key) => countryOf.get(partnerOf(row)) === key,
  },
  partner: {
    agreement: ({ partners }, key) => partners.some(({ id }) => id === key),
    row: (_, row, key) => partnerOf(row) === key,
  },
  department: {
    agreement: ({ departments }, key) =>
      key === null ? departments.length === 0 : departments.includes(key),
    row: ({ departments }, row, key) => {
      const own = departmentOf(row);
      const all = own === null ? departments : own === office ? [] : [own];
      return key === null ? all.length === 0 : all.includes(key);
    },
  },
  broadField: {
    agreement: ({ rows }, key) =>
      key === null
        ? rows.every(({ codes }) => codes.length === 0)
        : rows.some(({ codes }) => names(codes, key)),
    row: (_, row, key) => names(row.codes, key),
  },
  field: {
    agreement: ({ rows }, key) =>
      key === null
        ? rows.every(({ codes }) => codes.length === 0)
        : rows.some(({ codes }) => names(codes, key)),
    row: (_, row, key) => names(row.codes, key),
  },
};

describe('the figures of the report, beside what is counted row by row', () => {
  test.each(REPORT_GROUPINGS.flatMap((by) => ['', 'studies', 'teaching'].map((kind) => [by, kind] as const)))(
    'by %s, places of kind "%s"',
    async (by, kind) => {
      const { rows, total } = await report(`year=${YEAR}&by=${by}&kind=${kind}`);
      expect(rows.length).toBeGreaterThan(by === 'year' ? YEARS_OF_A_REPORT - 1 : 3);
      const { agreement, row: hasRow } = BELONGS[by];
      for (const row of rows)
        for (const [figures, year] of [
          [row.now, by === 'year' ? (row.id ?? 0) : YEAR],
          [row.before, (by === 'year' ? (row.id ?? 0) : YEAR) - 1],
        ] as const) {
          const expected = {
            agreements: inForce(year).filter((one) => agreement(one, row.id)).length,
            ...sumsOf(year, kind, (one, mobility) => hasRow(one, mobility, row.id)),
          };
          const { used, ...counted } = figures;
          expect([row.id, row.name, year, counted]).toEqual([row.id, row.name, year, expected]);
          expect(used === null).toBe(kind === 'teaching');
        }
      expect(total.now).toMatchObject({
        agreements: inForce(YEAR).length,
        ...sumsOf(YEAR, kind, () => true),
      });
      expect(total.before).toMatchObject({
        agreements: inForce(YEAR - 1).length,
        ...sumsOf(YEAR - 1, kind, () => true),
      });
    },
  );

  test('no key is left out', async () => {
    const { rows } = await report(`year=${YEAR}&by=partner`);
    const ids = new Set(rows.map(({ id }) => id));
    for (const { partners } of [...inForce(YEAR), ...inForce(YEAR - 1)])
      for (const { id } of partners) expect(ids.has(id)).toBe(true);
    const countries = (await report(`year=${YEAR}&by=country`)).rows;
    const summed = countries.reduce((sum, { now }) => sum + now.outgoing, 0);
    expect(summed).toBe((await report(`year=${YEAR}`)).total.now.outgoing);
  });

  test('which places are used, and who names none that is counted', async () => {
    const { total, elsewhere, rows } = await report(`year=${YEAR}&by=partner&kind=studies`);
    const takes = usable(YEAR).filter(({ rows: all }) =>
      all.some(({ kind, from, to }) => kind === 'studies' && from === 1 && to !== 1),
    );
    const used = takes.reduce((sum, { id }) => sum + usedOf(id, YEAR), 0);
    expect(used).toBeGreaterThan(10);
    expect(total.now.used).toBe(used);
    expect(rows.reduce((sum, { now }) => sum + (now.used ?? 0), 0)).toBe(used);
    const all = students.filter(({ year }) => year === YEAR).length;
    expect(elsewhere).toBe(all - used);
    expect(elsewhere).toBeGreaterThan(0);
    const charts = overviewChartsSchema.parse((await ask('iro', 'Overview/Charts')).body);
    expect(charts.places.find(({ year }) => year === YEAR)).toEqual({
      year: YEAR,
      outgoing: total.now.outgoing,
      incoming: total.now.incoming,
      used,
    });
  });

  test('are those of the lists that they lead to', async () => {
    const list = async (query: string) =>
      placeListSchema.parse((await ask('iro', `places?top=1000&year=${YEAR}&kind=studies&${query}`)).body);
    const agreementsOf = async (filter: string) => {
      const asked = `MobilityAgreements?$count=true&$top=1&$filter=${encodeURIComponent(filter)}`;
      const { body } = await ask('iro', asked);
      return (body as { readonly total: number }).total;
    };
    for (const [by, placesKey, filterOf] of [
      [
        'country',
        'country',
        (id: number) => `institutions/country eq ${id} and institutions/isLocal eq false`,
      ],
      ['partner', 'partner', (id: number) => `institutions/id eq ${id} and institutions/isLocal eq false`],
      ['department', 'department', (id: number) => `departmentalCoordinatorContacts/department eq ${id}`],
      ['broadField', 'field', null],
      ['field', 'field', null],
    ] as const) {
      const { rows } = await report(`year=${YEAR}&by=${by}&kind=studies`);
      for (const row of rows.filter(({ id }) => id !== null).slice(0, 6)) {
        const asked = `${placesKey}=${placesKey === 'field' ? row.code : row.id}`;
        const out = await list(`${asked}&direction=outgoing`);
        const sum = (all: typeof out, of: 'places' | 'given') =>
          all.value.reduce((most, one) => most + (one[of] ?? 0), 0);
        expect([by, row.id, out.value.length]).toEqual([by, row.id, out.total]);
        const agreed = [row.now.outgoing, row.now.used];
        expect([by, row.id, sum(out, 'places'), sum(out, 'given')]).toEqual([by, row.id, ...agreed]);
        expect([by, row.id, out.places, out.given]).toEqual([by, row.id, ...agreed]);
        expect(sum(await list(`${asked}&direction=incoming`), 'places')).toBe(row.now.incoming);
        if (filterOf === null || row.id === null) continue;
        const found = await agreementsOf(
          `${filterOf(row.id)} and ewpStatus/id eq 7 and terminated ne 4 and isDeleted eq false and startYear/id le ${YEAR} and endYear/id ge ${YEAR}`,
        );
        expect([by, row.id, found]).toEqual([by, row.id, row.now.agreements]);
      }
    }
  });
});

describe('the report', () => {
  test('is of the present year unless another is asked for, and says of which years there is anything', async () => {
    const body: Report = await report('');
    expect(body).toMatchObject({ year: YEAR, present: YEAR, by: 'year', kind: '' });
    expect(body.rows.map(({ id }) => id)).toEqual([YEAR - 4, YEAR - 3, YEAR - 2, YEAR - 1, YEAR]);
    const years = agreements.filter(({ deleted }) => !deleted);
    expect(body.firstYear).toBe(Math.min(...years.map(({ first }) => first)));
    expect(body.lastYear).toBe(Math.max(...years.map(({ last }) => last)));
  });

  test('of a year in which nothing was agreed has no lines', async () => {
    const body = await report('year=1990&by=country&kind=studies');
    expect(body.rows).toEqual([]);
    expect(body.total.now).toEqual({ agreements: 0, outgoing: 0, used: 0, incoming: 0 });
  });

  test('is the office’s alone', async () => {
    for (const name of ['teacher', 'student', 'guest']) expect((await ask(name, 'Report')).status).toBe(403);
    expect((await fetch(`${server.baseUrl}/api/Report`)).status).toBe(401);
  });

  test.each([
    ['year=-1', 400],
    ['year=2201', 400],
    ['year=abc', 400],
    ['year=2147483648', 400],
    ['year=2026.5', 400],
    ['year=', 400],
    ['', 200],
    ['kind=', 200],
    ['by=%00', 400],
    ["by=country'--", 400],
    ['by=constructor', 400],
    ['by=__proto__', 400],
    ['kind=%F0%9F%8E%93', 400],
    [`kind=${'x'.repeat(5000)}`, 400],
    ['by=country&by=field', 400],
  ])('answers %s with no fault of its own', async (query, expected) => {
    const { status } = await ask('iro', `Report?${query}`);
    expect(status).toBeLessThan(500);
    expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), expected]);
  });
});
