import { sql } from 'kysely';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const ID = FIXTURE.openAgreement;
const SET = 'MobilityAgreements';
const { iro, iro2, teacher } = USER_IDS;

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi();
  await sql`insert into user_roles (user_id, role, seen_at)
    values (${iro}, 'IRO', now()), (${iro2}, 'IRO', now()), (${teacher}, 'Faculty', now())`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`update agreements set officer_id = null`.execute(api.database);
  await sql`update users set enabled = true`.execute(api.database);
  await sql`delete from audit_entries where before ? 'officer'`.execute(api.database);
});

type Item = { readonly id: number; readonly from: number | null; readonly to: number | null };
const assign = (items: readonly Item[], user: UserName = 'iro', set: string = SET) =>
  api.call(user, 'POST', '/exchange/officers/assign', { set, items });

describe('an officer in charge', () => {
  test('is assigned, counted and found again by the list, and no version of the record moves', async () => {
    const before = await api.call('iro', 'GET', `${SET}/${ID}`);
    const { status, body } = await assign([
      { id: ID, from: null, to: iro2 },
      { id: 999_999, from: null, to: iro2 },
    ]);
    expect({ status, body }).toEqual({
      status: 200,
      body: { assigned: [ID], changed: [], missing: [999_999] },
    });
    const after = await api.call('iro', 'GET', `${SET}/${ID}?$expand=officer($select=id)`);
    expect(after.body.officer).toMatchObject({ id: iro2 });
    expect(after.body.dateModified).toBe(before.body.dateModified);
    const rows = await api.call('iro', 'GET', `${SET}?$filter=officer/id eq ${iro2}&$select=id`);
    expect(rows.body.value).toEqual([{ id: ID }]);
  });

  test('stays when a colleague was quicker: the second is told who it is, and nothing is overwritten', async () => {
    const both = await Promise.all([
      assign([{ id: ID, from: null, to: iro }]),
      assign([{ id: ID, from: null, to: iro2 }], 'iro2'),
    ]);
    const [won, lost] = both.toSorted((a, b) => b.body.assigned.length - a.body.assigned.length);
    expect(won?.body).toMatchObject({ assigned: [ID], changed: [] });
    expect(lost?.body.assigned).toEqual([]);
    const { body } = await api.call('iro', 'POST', '/exchange/officers/current', { set: SET, ids: [ID] });
    expect(lost?.body.changed).toEqual(body.value);
  });

  test('is in the history by name, from whom to whom', async () => {
    await assign([{ id: ID, from: null, to: iro }]);
    await assign([{ id: ID, from: iro, to: iro2 }], 'iro2');
    const { body } = await api.call('iro', 'GET', `/api/MobilityAgreements/${ID}/history`);
    expect(body.value[0]).toMatchObject({
      by: 'iro2',
      changes: [{ field: 'officer', before: 'iro', after: 'iro2' }],
    });
  });

  test('survives a save of the agreement, and no save assigns one', async () => {
    await assign([{ id: ID, from: null, to: iro2 }]);
    const { body } = await api.call('iro', 'GET', `${SET}/${ID}`);
    const saved = await api.save('iro', SET, { id: ID, dateModified: body.dateModified, comments: 'x' });
    expect(saved.status).toBe(200);
    expect(
      (await api.call('iro', 'POST', '/exchange/officers/current', { set: SET, ids: [ID] })).body,
    ).toEqual({ value: [{ id: ID, officer: iro2 }] });
    const refused = await api.save('iro', SET, { id: ID, officer: iro });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'officer', code: 'read-only' }] },
    });
  });

  test('is of the office, with an open account; whoever was in charge just before can be again', async () => {
    expect((await assign([{ id: ID, from: null, to: teacher }])).status).toBe(400);
    expect((await assign([{ id: ID, from: null, to: 999_999 }])).status).toBe(400);
    await assign([{ id: ID, from: null, to: iro2 }]);
    await sql`update users set enabled = false where id = ${iro2}`.execute(api.database);
    await assign([{ id: ID, from: iro2, to: iro }]);
    expect((await assign([{ id: ID, from: iro, to: iro2 }])).body.assigned).toEqual([ID]);
    const { body } = await api.call('iro', 'GET', '/exchange/officers');
    expect(body).toEqual({
      me: iro,
      value: [
        { id: iro, name: 'iro', isOpen: true, away: null, isOnMyDesk: false },
        { id: iro2, name: 'iro2', isOpen: false, away: null, isOnMyDesk: false },
      ],
    });
  });

  test('is the office’s to see and to assign', async () => {
    await assign([{ id: ID, from: null, to: iro2 }]);
    for (const user of ['teacher', 'student', 'guest'] as const) {
      expect((await assign([{ id: ID, from: iro2, to: null }], user)).status).toBe(403);
      expect((await api.call(user, 'GET', '/exchange/officers')).status).toBe(403);
    }
    const { body } = await api.call('teacher', 'GET', `${SET}/${ID}?$expand=officer`);
    expect(body).not.toHaveProperty('officer');
    expect((await api.call('teacher', 'GET', `${SET}?$select=id,officer`)).status).toBe(403);
    for (const filter of [`officer/id eq ${iro2}`, 'officer ne null']) {
      const found = await api.call('teacher', 'GET', `${SET}?$filter=${filter}&$select=id`);
      expect(found.body.value ?? []).toEqual([]);
    }
  });

  test.each([
    [[]],
    [
      [
        { id: ID, from: null, to: iro },
        { id: ID, from: null, to: iro },
      ],
    ],
    [[{ id: 2_147_483_648, from: null, to: iro }]],
    [[{ id: ID, from: null, to: 'iro' }]],
    [[{ id: ID, from: null, to: 4_000_000_000 }]],
  ])('%j is refused and changes nothing', async (items: any) => {
    expect((await assign(items)).status).toBe(400);
    const { rows } = await sql`select id from agreements where officer_id is not null`.execute(api.database);
    expect(rows).toEqual([]);
  });

  test('is assigned to thousands at once', async () => {
    const items = Array.from({ length: 5_000 }, (_, index) => ({ id: 100_000 + index, from: null, to: iro }));
    expect((await assign(items)).body.missing).toHaveLength(5_000);
  });
});

test('an application has one too, which its student never reads', async () => {
  const { rows } = await sql<{ id: number; owner: string }>`
    insert into applications (owner_id, type, status, date_created, date_modified)
    values (${USER_IDS.student}, 'long-term-studies', 'draft', now(), now()) returning id`.execute(
    api.database,
  );
  const id = rows[0]!.id;
  const { body } = await assign([{ id, from: null, to: iro }], 'iro', 'ApplicationStudentStudiesForms');
  expect(body).toEqual({ assigned: [id], changed: [], missing: [] });
  const own = await api.raw('student', `ApplicationStudentStudiesForms/${id}`);
  expect(own.statusCode).toBe(200);
  expect(own.body).not.toContain('officer');
  const asked = await api.call('student', 'GET', 'ApplicationStudentStudiesForms?$select=id,officer');
  expect(asked.status).toBe(403);
  const listed = await api.call(
    'iro',
    'GET',
    `ApplicationStudentStudiesForms?$filter=officer/id eq ${iro}&$select=id`,
  );
  expect(listed.body.value).toEqual([{ id }]);
});
