import { sql } from 'kysely';
import { callerWith, dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import { fillReadFixture, IRO, STUDENT, TEACHER } from '../support/api/readFixture.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

const rowsOf = async (path: string, options: Readonly<Record<string, string>>) =>
  (await api.get(IRO, path, options)).body.value;

describe('a list', () => {
  test('has both sets of counts around its rows', async () => {
    const { body } = await api.get(IRO, 'MobilityAgreements', { $select: 'id', $top: '2', $skip: '1' });
    expect(body).toEqual({
      '@odata.context': '/api/$metadata#MobilityAgreements',
      '@odata.count': 4,
      '@odata.skip': 1,
      total: 4,
      skip: 1,
      value: [{ id: 2 }, { id: 3 }],
    });
  });

  test('has nothing but its rows without a count', async () => {
    expect(
      (await api.get(IRO, 'MobilityAgreements', { $select: 'id', $top: '1', $count: 'false' })).body,
    ).toEqual({ value: [{ id: 1 }] });
  });

  test('is found under any case of its name and as index.json', async () => {
    expect((await api.get(IRO, 'mobilityagreements')).body.total).toBe(4);
    expect((await api.get(IRO, 'MobilityAgreements/index.json')).body.total).toBe(4);
    expect((await api.get(IRO, 'MobilityAgreement')).status).toBe(404);
  });

  test('has 30 rows unless told, and all of them for -1', async () => {
    await sql`insert into tax_offices (name) select 'Office ' || n from generate_series(1, 60) n`.execute(
      store.database,
    );
    const sizes = await Promise.all(
      [{}, { $top: '-1' }, { $top: '0' }, { $top: '40' }].map(
        async (options) => (await rowsOf('ApplicationTaxOffices', options)).length,
      ),
    );
    expect(sizes).toEqual([30, 60, 60, 40]);
  });

  test('sorts texts as people do and pages without overlap', async () => {
    await sql`insert into banks (bic, name, is_retail) values
      ('A', 'Ωμέγα', true), ('B', 'άλφα', true), ('C', 'Βήτα', true), ('D', 'Άλφα ΙΙ', true), ('E', 'Alpha', true)`.execute(
      store.database,
    );
    const names = (await rowsOf('ApplicationBanks', { $orderby: 'name' })).map(
      (row: { name: string }) => row.name,
    );
    expect(names).toEqual(['Alpha', 'άλφα', 'Άλφα ΙΙ', 'Βήτα', 'Ωμέγα']);
    const pages = await Promise.all(
      ['0', '2', '4'].map((skip) =>
        rowsOf('ApplicationBanks', { $orderby: 'isRetail', $top: '2', $skip: skip, $select: 'id' }),
      ),
    );
    expect(new Set(pages.flat().map((row: { id: number }) => row.id)).size).toBe(5);
  });

  test('gives the first row alone, or nothing', async () => {
    expect((await api.get(IRO, 'MobilityAgreements', { $first: 'true', $select: 'id' })).body).toEqual({
      id: 1,
    });
    expect((await api.get(IRO, 'MobilityAgreements', { $first: 'true', $filter: 'id eq 9' })).status).toBe(
      204,
    );
  });

  test('counts anew once a set that the filter looks at has changed', async () => {
    const total = async () =>
      (await api.get(IRO, 'MobilityContacts', { $filter: "department/name eq 'Department of Physics'" })).body
        .total;
    const bump = (set: string) =>
      sql`update change_counters set version = version + 1 where set_name = ${set}`.execute(store.database);
    expect(await total()).toBe(1);
    await sql`insert into contacts (family_name, department_id) values ('Test', 2)`.execute(store.database);
    await bump('MobilityFactsheets');
    expect(await total()).toBe(1);
    await bump('MobilityContacts');
    expect(await total()).toBe(2);
    await sql`update departments set name = 'Physics' where id = 2`.execute(store.database);
    await bump('MobilityDepartments');
    expect(await total()).toBe(0);
  });

  test('does not mix the counts of callers', async () => {
    const total = async (caller: typeof IRO) =>
      (await api.get(caller, 'Users', { $filter: 'id gt 0' })).body.total;
    expect([await total(IRO), await total(TEACHER), await total(STUDENT)]).toEqual([4, 1, 1]);
  });
});

describe('$select and $expand', () => {
  test('key a path by its last member or by its alias', async () => {
    const [row] = await rowsOf('MobilityFactsheets', {
      $select:
        'id,institution/erasmusCode,institution/name as partner,institutionalCoordinatorContact/familyName',
      $filter: 'id eq 2',
    });
    expect(row).toEqual({
      id: 2,
      erasmusCode: 'F  ESSAI01',
      partner: "Université d'Essai",
      familyName: 'Dupont',
    });
  });

  test('take odd aliases as plain keys', async () => {
    const { body } = await api.get(IRO, 'MobilityAgreements', {
      $select: 'id as __proto__,status/name as constructor',
      $top: '1',
    });
    expect(Object.entries(body.value[0])).toEqual([
      ['__proto__', 1],
      ['constructor', 'Final'],
    ]);
  });

  test('take aliases that the statement could confuse with names of its own', async () => {
    const { body } = await api.get(IRO, 'MobilityAgreements', {
      $select: 'id as o,isDeleted as page,localStatus as k0,terminated as t1',
      $expand: 'status($select=id as o,name as s)',
      $top: '1',
      $orderby: 'id',
    });
    expect(body.value).toEqual([{ o: 1, page: false, k0: 1, t1: 0, status: { o: 3, s: 'Final' } }]);
    const groups = await api.get(IRO, 'MobilityAgreements', {
      $groupby: 'isDeleted',
      $select: 'isDeleted as g,count(id) as s',
      $orderby: 's',
    });
    expect(groups.body.value).toEqual([
      { g: true, s: 1 },
      { g: false, s: 3 },
    ]);
  });

  test('give links as objects and collections in their order', async () => {
    const [row] = await rowsOf('MobilityAgreements', {
      $filter: 'id eq 1',
      $select: 'id,status,owner,partnerAgreementIdentifications,studentMobilitiesForStudies',
    });
    expect(row.status).toEqual({ id: 3, name: 'Final' });
    expect(row.owner).toMatchObject({ id: 1, name: 'iro' });
    expect(row.partnerAgreementIdentifications.map((each: { iiaId: string }) => each.iiaId)).toEqual([
      'P-1a',
      'P-1b',
    ]);
    expect(row.studentMobilitiesForStudies).toMatchObject([
      {
        totalMonthsPerYear: 12.5,
        blended: true,
        fromInstitution: { id: 1, isLocal: true, country: { id: 1 } },
        studyCycles: [],
      },
    ]);
  });

  test('apply the options of an expanded link to it alone', async () => {
    const [row] = await rowsOf('MobilityAgreements', {
      $filter: 'id eq 2',
      $select: 'id',
      $expand:
        "institutions($select=id,country/countryName as country;$filter=isLocal eq false and contains(name,'PROVA');$orderby=id desc;$top=1),endYear($select=name)",
    });
    expect(row).toEqual({
      id: 2,
      institutions: [{ id: 3, country: 'Italy' }],
      endYear: { name: '2028-2029' },
    });
  });

  test('follow links as deep as $levels says', async () => {
    const levels = async (level: string) =>
      (await rowsOf('MobilityAgreements', { $filter: 'id eq 1', $levels: level }))[0];
    expect(await levels('0')).toMatchObject({ id: 1, status: { id: 3 } });
    expect(await levels('0')).not.toHaveProperty('institutions');
    expect((await levels('2')).owner.groups).toEqual([]);
  });

  test.each([
    ['institutions/name', '$select'],
    ['nothing', '$select'],
    ['id/name', '$select'],
    ['count(id)', undefined],
  ])('%s is refused because of %s', async ($select, field) => {
    expect((await api.get(IRO, 'MobilityAgreements', { $select })).body.field).toBe(field);
  });
});

describe('$groupby', () => {
  test('gives one row for each group with its aggregates', async () => {
    const { body } = await api.get(IRO, 'MobilityAgreements', {
      $groupby: 'status/name,isDeleted',
      $select: 'status/name as status,isDeleted,count(id) as n,max(dateCreated) as latest,avg(localStatus)',
      $orderby: 'n desc,status',
    });
    expect(body.total).toBe(4);
    expect(body.value[0]).toEqual({
      status: 'Draft',
      isDeleted: false,
      n: 1,
      latest: '2025-06-15T12:00:00.000Z',
      avg_localStatus: 0,
    });
  });

  test('aggregates the whole set without groups', async () => {
    expect(
      await rowsOf('MobilityAgreements', { $select: 'count(id) as n,min(id) as least,sum(terminated) as t' }),
    ).toEqual([{ n: 4, least: 1, t: 0 }]);
  });

  test.each([
    { $groupby: 'status', $select: 'status,id' },
    { $select: 'sum(comments)' },
    { $groupby: 'status', $select: 'status', $orderby: 'id' },
    { $groupby: 'institutions/name' },
  ])('refuses %j', async (options: Record<string, string>) => {
    expect((await api.get(IRO, 'MobilityAgreements', options)).status).toBe(400);
  });
});

describe('one record', () => {
  test('has its version as ETag, its times in UTC and its heavy members only on demand', async () => {
    const { body, headers } = await api.get(IRO, 'MobilityAgreements/1');
    expect(body).toMatchObject({
      id: 1,
      localStatus: 1,
      isDeleted: false,
      dateCreated: '2026-01-31T22:30:00.123Z',
    });
    expect(headers.etag).toBe(`"${body.dateModified}"`);
    expect((await api.get(STUDENT, 'ApplicationFiles/1')).body).not.toHaveProperty('fileBase64');
    expect((await api.get(STUDENT, 'ApplicationFiles/1', { $select: 'fileBase64' })).body).toEqual({
      fileBase64: 'JVBERi0=',
    });
  });

  test('keeps days as days', async () => {
    const { body } = await api.get(STUDENT, 'ApplicationStudentStudiesForms/1');
    expect(body.studentData).toMatchObject([{ birthDate: '2003-02-28', nameGreek: 'Ελένη' }]);
    expect(body.paymentData).toBeNull();
  });

  test.each(['0', '99', '99999999999', '-1', '1.5', 'abc', 'constructor', "1'", '1%00'])(
    '%s is not found',
    async (id) => {
      expect((await api.get(IRO, `MobilityAgreements/${id}`)).status).toBe(404);
    },
  );

  test('takes no list options', async () => {
    expect((await api.get(IRO, 'MobilityAgreements/1', { $filter: 'id eq 1' })).body).toMatchObject({
      code: 'bad-query',
      field: '$filter',
    });
  });

  test('leads to what it is linked with', async () => {
    expect((await api.get(IRO, 'MobilityAgreements/1/status')).body).toEqual({ id: 3, name: 'Final' });
    expect((await api.get(IRO, 'MobilityAgreements/3/ewpStatus')).status).toBe(204);
    expect((await api.get(IRO, 'MobilityAgreements/1/institutions', { $select: 'id' })).body).toMatchObject({
      total: 2,
      value: [{ id: 1 }, { id: 2 }],
    });
    expect(
      (await api.get(IRO, 'MobilityAgreements/1/studentMobilitiesForTraineeship', { $select: 'id' })).body,
    ).toMatchObject({ total: 1, value: [{ id: 2 }] });
    expect((await api.get(IRO, 'MobilityAgreements/1/nothing')).status).toBe(404);
    expect((await api.get(IRO, 'MobilityAgreements/99/institutions')).status).toBe(404);
  });

  test('is the caller at Users/Me in any case, or nothing when the caller has no record', async () => {
    expect((await api.get(TEACHER, 'Users/Me', { $select: 'name' })).body).toEqual({ name: 'teacher' });
    expect((await api.get(STUDENT, 'users/me', { $select: 'id' })).body).toEqual({ id: 3 });
    expect((await api.get(IRO, 'Users/Me', { $expand: 'groups' })).body).toMatchObject({
      name: 'iro',
      groups: [],
    });
    expect((await api.get(callerWith('IRO', 77, 'nobody'), 'Users/Me')).status).toBe(204);
  });
});

test('the metadata is served as XML', async () => {
  const { status, headers, body } = await api.get(IRO, '$metadata');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toContain('<EntityType Name="MobilityAgreements">');
});
