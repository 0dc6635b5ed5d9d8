import { sql } from 'kysely';
import { registerPeople } from '../../src/people/peopleRoutes.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { COORDINATOR, FIXTURE } from '../support/api/saveFixture.ts';
import { agreement } from '../support/api/saveBodies.ts';

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi((app, parts) => registerPeople(app, { ...parts, services: null }));
  await sql`insert into departments (id, name, name_gr, institution_id) values (50, 'Physics', 'Φυσική', 1)`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());

let counter = 0;

type Said = Readonly<Record<string, unknown>>;
/** Somebody of ours with a name and an address of their own. */
async function addPerson(said: Said = {}): Promise<number> {
  counter += 1;
  const person = {
    givenName: `Given${counter}`,
    familyName: `Family${counter}`,
    email: `person${counter}@example.org`,
    department: FIXTURE.localDepartment,
    roles: [{ value: 'Departmental Coordinator' }],
    ...said,
  };
  const { status, body } = await api.save('iro', 'MobilityContacts', person);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

async function addAgreement(contact: number, change: object = {}): Promise<number> {
  const contacts = [{ id: contact }, { id: FIXTURE.localCoordinator }, FIXTURE.partnerContact];
  const { status, body } = await api.save(
    'iro',
    'MobilityAgreements',
    agreement({ departmentalCoordinatorContacts: contacts, ...change }),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

const list = async (query: string, user: UserName = 'iro') =>
  (await api.call(user, 'GET', `/exchange/people?${query}`)).body;
const read = async (id: number) => (await api.call('iro', 'GET', `/exchange/people/${id}`)).body;
const change = (id: number, call: string, body: object, user: UserName = 'iro') =>
  api.call(user, 'POST', `/exchange/people/${id}/${call}`, body);
const contact = async (id: number) => (await api.call('iro', 'GET', `MobilityContacts/${id}`)).body;
const namedBy = async (agreementId: number): Promise<number[]> =>
  (
    await api.call('iro', 'GET', `MobilityAgreements/${agreementId}`)
  ).body.departmentalCoordinatorContacts.map(({ id }: any) => id);

/** An agreement that words a person in its own way. */
async function wordInOwnWay(id: number, agreementId: number, said: Said): Promise<number> {
  // One that no other agreement has is changed where it is.
  await addAgreement(id);
  const { body } = await api.call('iro', 'GET', `MobilityAgreements/${agreementId}`);
  const others = [{ id: FIXTURE.localCoordinator }, { id: FIXTURE.partnerContact }];
  const { status } = await api.save('iro', 'MobilityAgreements', {
    id: agreementId,
    dateModified: body.dateModified,
    departmentalCoordinatorContacts: [{ id, ...said }, ...others],
  });
  expect(status).toBe(200);
  const own = (await namedBy(agreementId)).find((one) => ![id, 2, 3].includes(one));
  if (own === undefined) throw new Error('The agreement words nobody for itself.');
  return own;
}

describe('the list of people', () => {
  test('has everybody of ours once, by whichever alphabet they are searched, and nobody of a partner', async () => {
    const id = await addPerson({ givenName: 'Γεώργιος', familyName: 'Παπαδάκης', email: 'gp@example.org' });
    const [first] = [await addAgreement(id), await addAgreement(id)];
    await wordInOwnWay(id, first, { phone: '+302310997711' });
    for (const search of ['papadakis', 'ΠΑΠΑΔΑΚΗΣ', 'gp@example']) {
      const { value, total } = await list(`search=${encodeURIComponent(search)}`);
      expect(total).toBe(1);
      expect(value).toMatchObject([{ id, phone: '+302310997711', agreements: { current: 3, all: 3 } }]);
    }
    expect((await list('search=partner')).value).toEqual([]);
  });

  test('is sorted and filtered, and counts the other places where somebody stands', async () => {
    const id = await addPerson({
      givenName: 'Zoe',
      familyName: 'Zzz',
      email: 'zoe@example.org',
      department: 50,
    });
    await sql`update factsheets set coordinator_contact_id = ${id} where id = ${FIXTURE.activeFactsheet}`.execute(
      api.database,
    );
    const entry = { ...COORDINATOR, firstName: 'Zoe', lastName: 'Zzz', email: 'ZOE@example.org' };
    expect((await api.save('iro', 'ECTSCoordinatorTables', entry)).status).toBe(200);
    const { value } = await list('department=50');
    expect(value).toMatchObject([
      { id, factsheets: 1, coordinators: 1, applications: 0, twins: 0, leftAt: null },
    ]);
    const names = async (sort: string) =>
      (await list(`sort=${sort}&top=100`)).value.map((row: any) => row.familyName);
    const ascending = await names('name');
    expect(ascending.indexOf('Zzz')).toBeGreaterThan(ascending.indexOf('Office'));
    expect(await names('-name')).toEqual(ascending.toReversed());
    const counts = (await list('sort=-agreements&top=100')).value.map((row: any) => row.agreements.all);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(await list('sort=phone')).toMatchObject({ code: 'bad-query' });
  });

  test('names who may be there twice, by address or by name in whichever alphabet', async () => {
    const id = await addPerson({ givenName: 'Νίκος', familyName: 'Δήμου', email: 'dimou@example.org' });
    const twin = await addPerson({
      givenName: 'Nikos',
      familyName: 'Dimou',
      email: 'nd@example.org',
      department: 50,
    });
    const { value } = await list('part=twins&top=100');
    const named = value.filter((row: any) => [id, twin].includes(row.id));
    expect(named.map((row: any) => row.twins)).toEqual([1, 1]);
    expect((await read(id)).twins).toMatchObject([{ id: twin, reasons: ['name'], agreements: 0 }]);
  });

  test.each<[UserName]>([['teacher'], ['student'], ['guest']])(
    'is refused to %s, and so is a change',
    async (user) => {
      const id = FIXTURE.localCoordinator;
      const { version } = await read(id);
      expect((await api.call(user, 'GET', '/exchange/people')).status).toBe(403);
      expect((await api.call(user, 'GET', `/exchange/people/${id}`)).status).toBe(403);
      const answer = await change(id, 'correction', { version, changes: { email: 'x@example.org' } }, user);
      expect(answer.status).toBe(403);
    },
  );
});

describe('a correction', () => {
  test('reaches every wording and the ECTS coordinators, leaves roles and departments, and stands in the history of each agreement', async () => {
    const id = await addPerson({ familyName: 'Everywhere', email: 'ever@example.org' });
    const [one, two] = [await addAgreement(id), await addAgreement(id)];
    const own = await wordInOwnWay(id, two, {
      department: { id: 50 },
      roles: [{ value: 'Institutional Coordinator' }, { value: 'Departmental Coordinator' }],
    });
    const entry = await api.save('iro', 'ECTSCoordinatorTables', {
      ...COORDINATOR,
      lastName: 'Everywhere',
      email: 'ever@example.org',
    });
    const before = (await api.call('iro', 'GET', `MobilityAgreements/${one}`)).body;
    const { version } = await read(id);
    const answer = await change(own, 'correction', {
      version,
      changes: { email: 'new@example.org', phone: '+30 2310 99 77 55' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { id, agreements: 3, approved: 0, told: 0, coordinators: 1 },
    });
    for (const record of [id, own])
      expect(await contact(record)).toMatchObject({ email: 'new@example.org', phone: '+302310997755' });
    expect(await contact(own)).toMatchObject({ department: expect.objectContaining({ id: 50 }) });
    expect((await contact(own)).roles).toHaveLength(2);
    expect((await api.call('iro', 'GET', `ECTSCoordinatorTables/${entry.body.id}`)).body).toMatchObject({
      email: 'new@example.org',
    });
    expect((await api.call('iro', 'GET', `MobilityAgreements/${one}`)).body.dateModified).toBe(
      before.dateModified,
    );
    for (const agreementId of [one, two]) {
      const { body } = await api.call('iro', 'GET', `MobilityAgreements/${agreementId}/history`);
      expect(body.value[0]).toMatchObject({ by: 'iro', operation: 'update' });
      expect(JSON.stringify(body.value[0].changes)).toContain('new@example.org');
    }
  });

  test('that is refused for one record leaves all as they are', async () => {
    const id = await addPerson();
    const own = await wordInOwnWay(id, await addAgreement(id), { phone: '+302310111111' });
    const { version } = await read(id);
    const before = [await contact(id), await contact(own)];
    const answer = await change(id, 'correction', {
      version,
      changes: { address: 'Elsewhere 1', email: 'nobody' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', code: 'not-an-email' }] },
    });
    expect([await contact(id), await contact(own)]).toEqual(before);
    expect((await change(id, 'correction', { version, changes: {} })).status).toBe(400);
    expect((await change(id, 'correction', { version, changes: { roles: [] } })).status).toBe(400);
  });

  test('of two people at once is made by one, and the other hears that something has changed', async () => {
    const id = await addPerson();
    await addAgreement(id);
    const { version } = await read(id);
    const both = await Promise.all([
      change(id, 'correction', { version, changes: { address: 'First street' } }),
      change(id, 'correction', { version, changes: { address: 'Second street' } }, 'iro2'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('stale');
    const won = both.findIndex(({ status }) => status === 200);
    expect((await contact(id)).address).toBe(['First street', 'Second street'][won]);
  });

  test('is of what was previewed: a further agreement that names the person is another preview', async () => {
    const id = await addPerson();
    const { version } = await read(id);
    await addAgreement(id);
    expect(await change(id, 'correction', { version, changes: { address: 'Third street' } })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });
});

describe('two records of one person', () => {
  test('are joined: all agreements say what the one says, each with its department and roles', async () => {
    const id = await addPerson({ familyName: 'Joined', email: 'right@example.org', phone: '+302310222222' });
    const other = await addPerson({ familyName: 'Joined', email: 'wrong@example.org', department: 50 });
    const named = await addAgreement(other);
    const [person, twin] = [await read(id), await read(other)];
    const answer = await change(id, 'joining', {
      version: person.version,
      other,
      otherVersion: twin.version,
    });
    expect(answer).toMatchObject({ status: 200, body: { id, agreements: 1 } });
    expect(await contact(other)).toMatchObject({
      email: 'right@example.org',
      phone: '+302310222222',
      person: id,
      department: expect.objectContaining({ id: 50 }),
    });
    expect(await namedBy(named)).toContain(other);
    expect((await read(other)).id).toBe(id);
    expect((await list('search=joined')).value).toMatchObject([{ id, agreements: { all: 1 } }]);
  });

  test('stay two where both sign in, and where somebody is joined with themselves', async () => {
    const id = await addPerson();
    await sql`update contacts set uid = 7 where id = ${id}`.execute(api.database);
    const [person, teacher] = [await read(id), await read(FIXTURE.teacherContact)];
    const accounts = {
      version: person.version,
      other: FIXTURE.teacherContact,
      otherVersion: teacher.version,
    };
    expect(await change(id, 'joining', accounts)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const self = { version: person.version, other: id, otherVersion: person.version };
    expect(await change(id, 'joining', self)).toMatchObject({ status: 400 });
  });
});

describe('a person who is replaced', () => {
  test('goes from agreements that last into the year, which name the other with the roles of both, once', async () => {
    const [id, other] = [await addPerson(), await addPerson()];
    const later = await addAgreement(id, { startYear: 2027, endYear: { id: 2028 } });
    const earlier = await addAgreement(id, { startYear: 2026, endYear: { id: 2026 } });
    const shared = await addAgreement(id, {
      departmentalCoordinatorContacts: [{ id }, { id: other }, { id: 3 }, { id: 2 }],
    });
    const [person, follower] = [await read(id), await read(other)];
    const body = { version: person.version, by: other, byVersion: follower.version, fromYear: 2027 };
    expect(await change(id, 'replacement', body)).toMatchObject({ status: 200, body: { agreements: 2 } });
    expect(await namedBy(later)).toEqual(expect.arrayContaining([other, 3, 2]));
    expect(await namedBy(shared)).toEqual([2, 3, other]);
    expect(await namedBy(earlier)).toContain(id);
    expect((await read(other)).counts.agreements).toBe(2);
    expect((await change(id, 'replacement', body)).status).toBe(409);
  });

  test('keeps the roles of the agreement: the other gets a record with them where none has them', async () => {
    const roles = [{ value: 'Departmental Coordinator' }, { value: 'Staff Mobility Contact' }];
    await sql`insert into role_descriptions (id, value) values (9, 'Staff Mobility Contact') on conflict do nothing`.execute(
      api.database,
    );
    const [id, other] = [await addPerson({ roles }), await addPerson()];
    const named = await addAgreement(id);
    const [person, follower] = [await read(id), await read(other)];
    const body = { version: person.version, by: other, byVersion: follower.version, fromYear: 2026 };
    expect((await change(id, 'replacement', body)).status).toBe(200);
    const records = await Promise.all((await namedBy(named)).map(contact));
    const [there] = records.filter((record) => record.person === other);
    expect(there.roles.map(({ value }: any) => value)).toEqual(roles.map(({ value }) => value));
  });

  test('is nobody whom every agreement has, and is not followed by who has left', async () => {
    const [id, other] = [await addPerson(), await addPerson()];
    const left = await read(other);
    expect((await change(other, 'leaving', { version: left.version, hasLeft: true })).status).toBe(200);
    const [person, follower, office] = [
      await read(id),
      await read(other),
      await read(FIXTURE.localCoordinator),
    ];
    const by = { by: other, byVersion: follower.version, fromYear: 2026 };
    expect(await change(id, 'replacement', { version: person.version, ...by })).toMatchObject({
      status: 409,
    });
    const everywhere = { version: office.version, by: id, byVersion: person.version, fromYear: 2026 };
    expect(await change(FIXTURE.localCoordinator, 'replacement', everywhere)).toMatchObject({ status: 409 });
  });
});

test('who has left is marked in all records, is found by that, and can come back', async () => {
  const id = await addPerson();
  const own = await wordInOwnWay(id, await addAgreement(id), { phone: '+302310333333' });
  const before = await read(id);
  expect((await change(id, 'leaving', { version: before.version, hasLeft: true })).status).toBe(200);
  for (const record of [id, own]) expect((await contact(record)).leftAt).not.toBeNull();
  expect((await list('part=left&top=100')).value.map((row: any) => row.id)).toContain(id);
  const after = await read(id);
  expect(after.leftAt).not.toBeNull();
  expect((await change(id, 'leaving', { version: after.version, hasLeft: false })).status).toBe(200);
  expect((await list('part=left&top=100')).value.map((row: any) => row.id)).not.toContain(id);
});
