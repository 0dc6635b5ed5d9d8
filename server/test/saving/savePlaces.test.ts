import { sql } from 'kysely';
import { INSTITUTION_SEARCH_MAX_LENGTH } from 'shared-contracts/institutions/institutionList.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

const read = async (set: string, id: number) => (await api.call('iro', 'GET', `${set}/${id}`)).body;

async function change(set: string, id: number, body: object) {
  const { dateModified } = await read(set, id);
  return api.save('iro', set, { id, dateModified, ...body });
}

const refused = (field: string, code: string) => ({
  status: 400,
  body: { errors: expect.arrayContaining([expect.objectContaining({ field, code })]) },
});

describe('an institution', () => {
  const { localInstitution, otherPartner, partner } = FIXTURE;

  test('is changed by the office, of whom the second is told that it changed', async () => {
    const { dateModified } = await read('MobilityInstitutions', otherPartner);
    const body = { name: 'Other University of Sample', nameGR: 'Άλλο Πανεπιστήμιο', cityName: 'Pisa' };
    expect(
      await api.save('iro', 'MobilityInstitutions', { id: otherPartner, dateModified, ...body }),
    ).toMatchObject({ status: 200, body });
    expect(
      await api.save('iro2', 'MobilityInstitutions', { id: otherPartner, dateModified, cityName: 'Siena' }),
    ).toMatchObject({ status: 409, body: { code: 'stale', current: { cityName: 'Pisa' } } });
  });

  test('has a name of one line', async () => {
    const body = { name: 'Other\r\nUniversity\n', cityName: '\tPisa' };
    expect(await change('MobilityInstitutions', otherPartner, body)).toMatchObject({
      status: 200,
      body: { name: 'Other University', cityName: 'Pisa' },
    });
  });

  test.each(['teacher', 'student', 'guest'] as const)('is changed by %s not at all', async (user) => {
    const { dateModified } = await read('MobilityInstitutions', otherPartner);
    const body = { id: otherPartner, dateModified, name: 'Mine' };
    expect((await api.save(user, 'MobilityInstitutions', body)).status).toBe(403);
  });

  test('gets another id of the network while no agreement on the network names it', async () => {
    expect(await change('MobilityInstitutions', otherPartner, { heiId: 'other2.example.edu' })).toMatchObject(
      { status: 200, body: { heiId: 'other2.example.edu' } },
    );
  });

  test.each([
    ['a partner', partner],
    ['our own', localInstitution],
  ])('that agreements on the network name keeps its id: %s', async (_, id) => {
    expect(await change('MobilityInstitutions', id, { heiId: 'new.example.edu' })).toMatchObject(
      refused('heiId', 'named-by-agreements'),
    );
    expect(await change('MobilityInstitutions', id, { heiId: null })).toMatchObject(
      refused('heiId', 'named-by-agreements'),
    );
  });

  test('keeps its id also in a save of its factsheet', async () => {
    const { dateModified } = await read('MobilityFactsheets', FIXTURE.activeFactsheet);
    const { dateModified: version } = await read('MobilityInstitutions', localInstitution);
    const institution = { id: localInstitution, dateModified: version, heiId: 'new.example.edu' };
    const answer = await api.save('iro', 'MobilityFactsheets', {
      id: FIXTURE.activeFactsheet,
      dateModified,
      institution,
    });
    expect(answer).toMatchObject(refused('institution/heiId', 'named-by-agreements'));
  });

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ erasmusCode: 'I SAMPLE03' }, 'erasmusCode', 'not-an-erasmus-code'],
    [{ erasmusCode: 'I  SAMPLE01' }, 'erasmusCode', 'not-unique'],
    [{ heiId: 'partner.example.edu' }, 'heiId', 'not-unique'],
    [{ heiId: 'Nobody' }, 'heiId', 'not-a-hei-id'],
    [{ website: 'www.example.org' }, 'website', 'not-a-web-address'],
    [{ country: 1 }, 'country', 'read-only'],
    [{ isLocal: true }, 'isLocal', 'read-only'],
  ])('refuses %j', async (body, field, code) => {
    expect(await change('MobilityInstitutions', otherPartner, body)).toMatchObject(refused(field, code));
  });
});

describe('a department of ours', () => {
  const add = (body: object) =>
    api.save('iro', 'MobilityDepartments', { institution: FIXTURE.localInstitution, ...body });
  const remove = async (user: 'iro' | 'teacher', id: number) => {
    const { dateModified } = await read('MobilityDepartments', id);
    return api.call(user, 'DELETE', `MobilityDepartments/${id}`, undefined, {
      'if-match': `"${dateModified}"`,
    });
  };
  const use = async (id: number) => (await api.call('iro', 'GET', `departments/${id}/use`)).body;
  const ounitOf = async (id: number) => (await read('MobilityDepartments', id)).ounitId;

  test('has an id of the network from the start, which no other has, and keeps it', async () => {
    const [first, second] = [await add({ name: 'Astronomy' }), await add({ name: 'Botany' })];
    const ids = [first.body.ounitId, second.body.ounitId, await ounitOf(FIXTURE.localDepartment)];
    expect(ids).toEqual([1, 2, 3].map(() => expect.stringMatching(/^ou-[0-9a-f]{12}$/)));
    expect(new Set(ids).size).toBe(3);
    const named = await change('MobilityDepartments', first.body.id, { nameGR: 'Αστρονομία' });
    expect(named).toMatchObject({ status: 200, body: { ounitId: first.body.ounitId } });
    expect(await change('MobilityDepartments', first.body.id, { ounitId: null })).toMatchObject(
      refused('ounitId', 'required'),
    );
  });

  test('takes an id and a code of its own, as long as they are its own alone', async () => {
    const { id } = (await add({ name: 'Chemistry' })).body;
    expect(await change('MobilityDepartments', id, { ounitId: 'CHEM-1', ounitCode: 'CHEM' })).toMatchObject({
      status: 200,
      body: { ounitId: 'CHEM-1', ounitCode: 'CHEM' },
    });
    expect(await add({ name: 'Chemistry II', ounitId: 'CHEM-1' })).toMatchObject(
      refused('ounitId', 'not-unique'),
    );
    expect(await add({ name: 'Chemistry II', ounitCode: 'CHEM' })).toMatchObject(
      refused('ounitCode', 'not-unique'),
    );
    // Units of partners are theirs to name.
    const theirs = { name: 'Chimica', institution: FIXTURE.partner, ounitId: 'CHEM-1' };
    expect((await api.save('iro', 'MobilityDepartments', theirs)).status).toBe(200);
  });

  test.each([
    [{ ounitId: 'Χημεία' }, 'ounitId', 'not-an-ounit-id'],
    [{ ounitId: ' x' }, 'ounitId', 'not-an-ounit-id'],
    [{ ounitId: 'x'.repeat(65) }, 'ounitId', 'too-long'],
    [{ url: 'math.example' }, 'url', 'not-a-web-address'],
    [{ institution: FIXTURE.partner }, 'institution', 'read-only'],
    [{ name: 'zoology' }, 'name', 'not-unique'],
    [{ nameGR: 'ΖΩΟΛΟΓΙΑ' }, 'nameGR', 'not-unique'],
  ])('refuses %j', async (body, field, code) => {
    await add({ name: 'Zoology', nameGR: 'Ζωολογία' });
    expect(await change('MobilityDepartments', FIXTURE.localDepartment, body)).toMatchObject(
      refused(field, code),
    );
  });

  test('that every agreement offers is known by its English name', async () => {
    const { id } = (await add({ name: 'Department of European Educational Programmes' })).body;
    expect(await change('MobilityDepartments', id, { name: 'Erasmus Office' })).toMatchObject(
      refused('name', 'read-only'),
    );
    expect((await change('MobilityDepartments', id, { nameGR: 'Τμήμα Ευρωπαϊκών' })).status).toBe(200);
  });

  test('goes while nothing refers to it, and by nobody but the office', async () => {
    const { id } = (await add({ name: 'Alchemy' })).body;
    expect((await remove('teacher', id)).status).toBe(403);
    const earlier = { 'if-match': '2020-01-01T00:00:00.000Z' };
    expect((await api.call('iro', 'DELETE', `MobilityDepartments/${id}`, undefined, earlier)).status).toBe(
      409,
    );
    expect(await use(id)).toEqual({ agreements: 0, told: 0, contacts: 0, coordinators: 0, applications: 0 });
    expect((await remove('iro', id)).status).toBeLessThan(300);
    expect((await api.call('iro', 'GET', `MobilityDepartments/${id}`)).status).toBe(404);
    expect(await use(FIXTURE.localDepartment)).toMatchObject({ agreements: 1, told: 1, contacts: 2 });
    const used = await remove('iro', FIXTURE.localDepartment);
    expect(used).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(used.body.message).toMatch(/agreements 1, contacts 2/);
  });

  test('of a partner stays, as it is theirs', async () => {
    const theirs = await api.save('iro', 'MobilityDepartments', {
      name: 'Fisica',
      institution: FIXTURE.partner,
    });
    expect(theirs.body.ounitId).toBeNull();
    expect((await remove('iro', theirs.body.id)).status).toBe(403);
  });

  test('is one, though two give the same id at once', async () => {
    const [a, b] = [(await add({ name: 'Ecology' })).body, (await add({ name: 'Geodesy' })).body];
    const both = await Promise.all(
      [a, b].map(({ id, dateModified }) =>
        api.save('iro', 'MobilityDepartments', { id, dateModified, ounitId: 'SAME' }),
      ),
    );
    // Whoever comes second is told by the field, or, in the very same moment, by the database.
    expect([400, 409]).toContain(Math.max(...both.map(({ status }) => status)));
    const { rows } =
      await sql`select from departments where ounit_id = 'SAME' and institution_id = 1`.execute(api.database);
    expect(rows).toHaveLength(1);
  });
});

describe('the list of institutions', () => {
  const list = async (user: 'iro' | 'teacher' | 'student', query = '') => {
    const { status, body } = await api.call(user, 'GET', `institutions?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const names = async (query: string) =>
    (await list('iro', query)).value.map(({ erasmusCode }: { erasmusCode: string }) => erasmusCode);

  test('has every institution by country and name, with what its agreements and factsheets are', async () => {
    const { value, total } = await list('iro');
    expect(total).toBe(3);
    expect(value).toMatchObject([
      {
        id: 1,
        isLocal: true,
        agreements: null,
        factsheet: FIXTURE.activeFactsheet,
        country: { countryName: 'Greece' },
      },
      { id: 3, agreements: { current: 0, all: 0 }, factsheet: null },
      { id: 2, agreements: { current: 1, all: 1 }, factsheet: FIXTURE.partnerFactsheet },
    ]);
  });

  test('tells students of no agreements, which they have no list of', async () => {
    const { value } = await list('student');
    expect(value.map(({ agreements }: { agreements: unknown }) => agreements)).toEqual([null, null, null]);
    expect((await api.call('guest', 'GET', 'institutions')).status).toBe(403);
  });

  test.each([
    ['search=PARTNÉR', ['I  SAMPLE01']],
    ['search=i%20sample02', ['I  SAMPLE02']],
    ['search=university%20partner', ['I  SAMPLE01']],
    ['search=%25', []],
    ['search=%00', ['G  SAMPLE01', 'I  SAMPLE02', 'I  SAMPLE01']],
    ['country=1', ['G  SAMPLE01']],
    ['partners=1', ['I  SAMPLE01']],
    ['search=partnar', ['I  SAMPLE01']],
    ['sort=name', ['G  SAMPLE01', 'I  SAMPLE02', 'I  SAMPLE01']],
    ['sort=-name', ['I  SAMPLE01', 'I  SAMPLE02', 'G  SAMPLE01']],
    ['sort=code', ['G  SAMPLE01', 'I  SAMPLE01', 'I  SAMPLE02']],
    ['sort=-city&top=1', ['I  SAMPLE02']],
    ['sort=-country&top=2', ['I  SAMPLE02', 'I  SAMPLE01']],
    ['top=1&skip=1', ['I  SAMPLE02']],
    ['skip=50', []],
  ])('finds by %s', async (query, codes) => {
    expect(await names(query)).toEqual(codes);
  });

  test.each(['top=0', 'top=1000', 'partners=2', 'skip=-1', 'country=x', 'sort=secret'])(
    'refuses %s',
    async (query) => {
      expect((await api.call('iro', 'GET', `institutions?${query}`)).status).toBeGreaterThanOrEqual(400);
      expect((await api.call('iro', 'GET', `institutions?${query}`)).status).toBeLessThan(500);
    },
  );

  test('looks for no more than its field takes', async () => {
    const ask = (words: string) => api.call('iro', 'GET', `institutions?search=${encodeURIComponent(words)}`);
    expect(await ask(`partner ${'ω '.repeat(1000)}`)).toMatchObject({
      status: 400,
      body: { code: 'bad-query' },
    });
    const longest = `partner${' '.repeat(INSTITUTION_SEARCH_MAX_LENGTH - 7)}`;
    expect((await ask(longest)).status).toBe(200);
    expect((await ask(`${longest} `)).status).toBe(400);
  });
});
