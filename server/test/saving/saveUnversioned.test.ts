import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, draftApplication } from '../support/api/saveBodies.ts';
import { COORDINATOR } from '../support/api/saveFixture.ts';

type Body = { readonly id: number } & Readonly<Record<string, unknown>>;

const AGREEMENTS = 'MobilityAgreements';
const COORDINATORS = 'ECTSCoordinatorTables';
const WRITERS = 8;

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function made(set: string, body: object, user: UserName = 'iro') {
  const { status, body: saved } = await api.save(user, set, body);
  expect([status, saved.errors]).toEqual([200, undefined]);
  return saved;
}

const newAgreement = () => made(AGREEMENTS, agreement());
const newCoordinator = () => made(COORDINATORS, COORDINATOR);

const read = async (set: string, id: number) => (await api.call('iro', 'GET', `${set}/${id}`)).body;

/** What the audit has of a member, oldest first, without the making of the record. */
async function audited(set: string, id: number, member: string) {
  const { rows } = await sql<{ operation: string; before: string | null; after: string | null }>`
    select operation, before->>${member} as before, after->>${member} as after from audit_entries
    where set_name = ${set} and record_id = ${id} and operation <> 'create' order by id`.execute(
    api.database,
  );
  return rows;
}

async function auditCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit_entries`.execute(
    api.database,
  );
  return rows[0]!.count;
}

describe('a save that names no version', () => {
  test('changes what it names and nothing else, and the audit keeps what was there', async () => {
    const { id, dateModified } = await newCoordinator();
    await made(COORDINATORS, { id, dateModified, lastName: 'Theirs' }, 'iro2');
    const saved = await made(COORDINATORS, { id, purpose: 'Outgoing' });
    expect(saved).toMatchObject({ lastName: 'Theirs', purpose: 'Outgoing' });
    expect(Date.parse(saved.dateModified)).toBeGreaterThan(Date.parse(dateModified));
    expect((await audited(COORDINATORS, id, 'purpose')).at(-1)).toEqual({
      operation: 'update',
      before: 'Incoming',
      after: 'Outgoing',
    });
  });

  test.each([
    ['$state', (id: number) => api.save('iro', COORDINATORS, { id, $state: 4 })],
    ['its address', (id: number) => api.call('iro', 'DELETE', `${COORDINATORS}/${id}`)],
    ['the set', (id: number) => api.call('iro', 'DELETE', COORDINATORS, { id })],
  ])('deletes by %s, and the audit keeps the record', async (_by, remove) => {
    const { id } = await newCoordinator();
    expect((await remove(id)).status).toBe(200);
    expect((await api.call('iro', 'GET', `${COORDINATORS}/${id}`)).status).toBe(404);
    expect(await audited(COORDINATORS, id, 'lastName')).toEqual([
      { operation: 'delete', before: 'Lu', after: null },
    ]);
    expect((await remove(id)).status).toBe(404);
  });

  test('marks an agreement and an application as deleted', async () => {
    const { id } = await newAgreement();
    await made(AGREEMENTS, { id, isDeleted: true });
    expect((await read(AGREEMENTS, id)).isDeleted).toBe(true);
    const form = await made('ApplicationStudentStudiesForms', draftApplication(), 'student');
    await made('ApplicationStudentStudiesForms', { id: form.id, isDeleted: true }, 'student');
    expect((await read('ApplicationStudentStudiesForms', form.id)).isDeleted).toBe(true);
  });

  test('finds the settings of a type by that type, as the documents post them', async () => {
    const settings = { applicationType: 'short-term-studies', applicationCounter: 7, academicYear: 2026 };
    const saved = await made('ApplicationSettings', settings);
    expect(saved).toMatchObject({ id: 2, applicationCounter: 7 });
    // Whoever says that there are none yet is told of these.
    const none = { ...settings, applicationCounter: 9, dateModified: null };
    expect(await api.save('iro', 'ApplicationSettings', none)).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { applicationCounter: 7 } },
    });
    await sql`delete from application_settings where id = 2`.execute(api.database);
    // The fixture has given ids by hand.
    await sql`select setval(pg_get_serial_sequence('application_settings', 'id'), 100)`.execute(api.database);
    expect(await made('ApplicationSettings', none)).toMatchObject({ applicationCounter: 9 });
  });

  test('that changes nothing leaves version and audit as they are', async () => {
    const before = await newAgreement();
    const audits = await auditCount();
    const { id, comments, localStatus } = before;
    expect((await made(AGREEMENTS, { id, comments, localStatus })).dateModified).toBe(before.dateModified);
    expect(await auditCount()).toBe(audits);
  });
});

describe('saves at the same time', () => {
  test('without a version follow one another, and the audit has each value that was overwritten', async () => {
    const { id } = await newCoordinator();
    const purposes = Array.from({ length: WRITERS }, (_, index) => `Purpose ${index}`);
    const answers = await Promise.all(
      purposes.map((purpose, index) =>
        api.save(index % 2 === 0 ? 'iro' : 'iro2', COORDINATORS, { id, purpose }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(purposes.map(() => 200));
    const entries = await audited(COORDINATORS, id, 'purpose');
    expect(entries.map(({ after }) => after).sort()).toEqual(purposes);
    expect(entries.map(({ before }) => before)).toEqual([
      'Incoming',
      ...entries.slice(0, -1).map(({ after }) => after),
    ]);
    expect((await read(COORDINATORS, id)).purpose).toBe(entries.at(-1)?.after);
  });

  test('without a version on different members both stay', async () => {
    const { id } = await newCoordinator();
    await Promise.all([
      made(COORDINATORS, { id, purpose: 'Outgoing' }),
      made(COORDINATORS, { id, lastName: 'Lou' }, 'iro2'),
    ]);
    expect(await read(COORDINATORS, id)).toMatchObject({ purpose: 'Outgoing', lastName: 'Lou' });
  });

  test('one with and one without a version: the one without is the last, or the other is refused and sees it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, dateModified } = await newAgreement();
      const [named, unnamed] = await Promise.all([
        api.save('iro', AGREEMENTS, { id, dateModified, comments: '<p>named</p>' }),
        api.save('iro2', AGREEMENTS, { id, comments: '<p>unnamed</p>' }),
      ]);
      expect(unnamed.status).toBe(200);
      expect([200, 409]).toContain(named.status);
      if (named.status === 409)
        expect(named.body).toMatchObject({ code: 'stale', current: { comments: '<p>unnamed</p>' } });
      expect((await read(AGREEMENTS, id)).comments).toBe('<p>unnamed</p>');
      const kept = (await audited(AGREEMENTS, id, 'comments')).map(({ after }) => after);
      expect(kept).toEqual(named.status === 200 ? ['<p>named</p>', '<p>unnamed</p>'] : ['<p>unnamed</p>']);
    }
  });
});

describe('without a version, as with one', () => {
  const expectRefusal = async (user: UserName, body: Body, expected: object) => {
    const audits = await auditCount();
    const before = await read(AGREEMENTS, body.id);
    expect(await api.save(user, AGREEMENTS, body)).toMatchObject(expected);
    expect(await read(AGREEMENTS, body.id)).toEqual(before);
    expect(await auditCount()).toBe(audits);
  };

  test('what the life cycle has closed stays closed, for its own reason', async () => {
    const { id } = await newAgreement();
    await sql`update agreements set status_id = 3, ewp_status_id = 7 where id = ${id}`.execute(api.database);
    const closed = { status: 409, body: { errors: [{ code: 'approved-by-all' }] } };
    await expectRefusal('iro', { id, comments: '<p>x</p>' }, closed);
    await expectRefusal('iro', { id, startYear: 2026 }, closed);
    await expectRefusal('iro', { id, terminated: 4 }, { status: 409 });
    await sql`update agreements set is_deleted = true, ewp_status_id = 1 where id = ${id}`.execute(
      api.database,
    );
    await expectRefusal('iro', { id, comments: '<p>x</p>' }, { status: 409, body: { code: 'conflict' } });
  });

  test('whoever has not the right is refused', async () => {
    const { id } = await newAgreement();
    await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
    for (const change of [{ startYear: 2026 }, { isDeleted: true }, { localStatus: 1 }, { $state: 4 }])
      for (const user of ['teacher', 'student', 'guest'] as const)
        await expectRefusal(user, { id, ...change }, { status: 403 });
  });

  test('what there is not is not found, and is not made', async () => {
    const { status, body } = await api.save('iro', AGREEMENTS, { id: 999_999, localStatus: 1 });
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await api.save('iro', COORDINATORS, { id: 999_999, $state: 4 })).status).toBe(404);
  });

  test('what a role may not see comes to it neither by the answer nor by the history', async () => {
    const { id } = await newAgreement();
    await made(AGREEMENTS, { id, comments: '<p>for the office</p>' });
    const answer = await api.save('teacher', AGREEMENTS, { id, startYear: 2026 });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('comments');
    expect((await api.save('teacher', AGREEMENTS, { id, comments: '<p>mine</p>' })).status).toBe(403);
    const stale = await api.save('teacher', AGREEMENTS, { id, dateModified: null, startYear: 2025 });
    expect([stale.status, Object.hasOwn(stale.body.current, 'comments')]).toEqual([409, false]);
    for (const user of ['teacher', 'student', 'guest'] as const)
      expect((await api.call(user, 'GET', `${AGREEMENTS}/${id}/history`)).status).toBe(403);
    const { body } = await api.call('iro', 'GET', `${AGREEMENTS}/${id}/history`);
    expect(body.value[1].changes).toEqual([
      { field: 'comments', before: null, after: expect.stringContaining('for the office') },
    ]);
  });
});
