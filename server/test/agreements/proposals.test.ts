import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { registerNotes } from '../../src/notes/registerNotes.ts';
import { registerProposals } from '../../src/notes/proposals/registerProposals.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const PROPOSALS = '/exchange/iias/proposals';
const YEARS = { startYear: 2026, endYear: 2028 };

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi((app, parts) => {
    registerProposals(app, parts);
    registerNotes(app, {
      ...parts,
      canMail: false,
      publicUrl: 'https://portal.example.org',
      onMail: () => {},
    });
  });
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const propose = (change: object = {}, user: UserName = 'teacher') =>
  api.call(user, 'POST', PROPOSALS, {
    key: randomUUID(),
    institution: FIXTURE.partner,
    ...YEARS,
    text: 'Three students ask for it each year.\nΣυνεργαζόμαστε ήδη στην έρευνα.',
    ...change,
  });
const listed = async (filter: string, user: UserName = 'iro') => {
  const { body } = await api.call(user, 'GET', `MobilityAgreements?$filter=${filter}&$select=id`);
  return body.value.map(({ id }: { id: number }) => id);
};
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from agreements`.execute(
    api.database,
  );
  return rows[0]!.count;
};

describe('a proposal', () => {
  test('is a draft of its coordinator, which the office finds with the reason', async () => {
    const { status, body } = await propose();
    expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(Number) } });
    const expand = 'institutions,owner,status,departmentalCoordinatorContacts,startYear,endYear';
    const read = await api.call('teacher', 'GET', `MobilityAgreements/${body.id}?$expand=${expand}`);
    expect(read.body).toMatchObject({
      status: { id: 1 },
      startYear: { id: YEARS.startYear },
      endYear: { id: YEARS.endYear },
      owner: { id: 2 },
      institutions: [{ id: 1 }, { id: FIXTURE.partner }],
      departmentalCoordinatorContacts: [{ id: FIXTURE.teacherContact }],
    });
    expect(await listed('isProposed eq true')).toContain(body.id);
    expect(await listed('namesMe eq true', 'teacher')).toContain(body.id);
    const notes = await api.call('iro', 'GET', `/exchange/iias/${body.id}/notes`);
    expect(notes.body.value).toEqual([
      expect.objectContaining({
        kind: 'proposal',
        isOwn: false,
        text: expect.stringContaining('Three students'),
      }),
    ]);
    const taken = await api.call('iro', 'DELETE', `/exchange/notes/${notes.body.value[0].id}`);
    expect(taken.status).toBe(409);
    await sql`update agreements set status_id = 2 where id = ${body.id}`.execute(api.database);
    expect(await listed('isProposed eq true and id gt 0')).not.toContain(body.id);
  });

  test('of one person is accepted twenty times within a day, also of those at one time', async () => {
    await sql`update agreement_notes set created_at = created_at - interval '25 hours'`.execute(api.database);
    const answers = await Promise.all(Array.from({ length: 24 }, () => propose()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect((await propose()).body.message).toContain('20 agreements within 24 hours');
    await sql`update agreement_notes set created_at = created_at - interval '25 hours'`.execute(api.database);
    expect((await propose()).status).toBe(200);
  });

  test('is made once, however often and however fast it is sent', async () => {
    const key = randomUUID();
    const before = await count();
    const answers = await Promise.all([1, 2, 3].map(() => propose({ key })));
    const again = await propose({ key });
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const changes = [
      { text: 'something else' },
      { endYear: 2027 },
      { startYear: 2027 },
      { institution: FIXTURE.otherPartner },
    ];
    for (const change of changes) expect((await propose({ key, ...change })).status).toBe(409);
    await sql`update agreements set end_year_id = 2027 where id = ${again.body.id}`.execute(api.database);
    expect((await propose({ key })).body).toEqual(again.body);
  });

  test.each([
    ['institution', { institution: 1 }],
    ['institution', { institution: 999_999 }],
    ['startYear', { startYear: 1999 }],
    ['endYear', { endYear: 2050 }],
    ['endYear', { startYear: 2028, endYear: 2026 }],
    ['text', { text: '  ' }],
    ['text', { text: 'x'.repeat(4_001) }],
    ['institution', { institution: null }],
    ['institution', { institution: -1 }],
    ['key', { key: 'mine' }],
    [undefined, { status: { id: 3 } }],
  ])('is refused and leaves nothing: %s %j', async (field, change) => {
    const before = await count();
    const { status, body } = await propose(change);
    expect(status).toBe(400);
    if (field !== undefined) expect(JSON.stringify(body)).toContain(`"${field}`);
    expect(await count()).toBe(before);
  });

  test('is for coordinators, and no other way leads them to a new agreement', async () => {
    for (const user of ['iro', 'student', 'guest'] as const)
      expect((await propose({}, user)).status).toBe(403);
    const { status } = await api.save('teacher', 'MobilityAgreements', {
      startYear: { id: 2026 },
      endYear: { id: 2028 },
      status: { id: 1 },
      institutions: [{ id: 1 }, { id: FIXTURE.partner }],
    });
    expect(status).toBe(403);
  });

  test('of somebody without a contact record says what is missing', async () => {
    const { status, body } = await propose({}, 'teacher2');
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('local-coordinator-missing'),
    ]);
  });
});
