import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, studentRow } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi();
  await sql`insert into user_roles (user_id, role, seen_at)
    values (${USER_IDS.iro}, 'IRO', now()), (${USER_IDS.iro2}, 'IRO', now()) on conflict do nothing`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const DRAFTS = { name: 'Drafts', query: 'status=1', isShared: false };
const post = (user: UserName, path: string, body: unknown, key: string) =>
  api.call(user, 'POST', `/exchange${path}`, body, { 'idempotency-key': `"${key}"` });
const keep = (key: string, change: object = {}, user: UserName = 'iro', list = 'agreements') =>
  post(user, `/views/${list}`, { ...DRAFTS, ...change }, key);
const countOf = async (table: 'list_views' | 'agreements') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`.execute(api.database);
  return rows[0]?.count;
};

describe('a kept view with an Idempotency-Key', () => {
  beforeEach(() => sql`delete from list_views`.execute(api.database));

  test('that is sent again is there once, and answered as before', async () => {
    const key = randomUUID();
    const first = await keep(key);
    expect(await keep(key)).toEqual(first);
    expect(first).toMatchObject({ status: 200, body: { value: [{ name: 'Drafts' }] } });
    expect(await countOf('list_views')).toBe(1);
  });

  test('that is sent five times at once is there once, and all are answered alike', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => keep(key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countOf('list_views')).toBe(1);
  });

  test('is refused without one when it is sent again, as before', async () => {
    expect((await api.call('iro', 'POST', '/exchange/views/agreements', DRAFTS)).status).toBe(200);
    expect((await api.call('iro', 'POST', '/exchange/views/agreements', DRAFTS)).status).toBe(400);
  });

  test('is another one for another person', async () => {
    const key = randomUUID();
    const mine = await keep(key);
    const theirs = await keep(key, {}, 'iro2');
    expect(theirs.status).toBe(200);
    expect(theirs.body.value).toMatchObject([{ isOwn: true }]);
    expect(theirs.body.value[0].id).not.toBe(mine.body.value[0].id);
  });

  test.each([
    ['another body', { name: 'Others' }, 'agreements'],
    ['another list', {}, 'applications'],
  ])('is refused for %s', async (_name, change, list) => {
    const key = randomUUID();
    await keep(key);
    expect(await keep(key, change, 'iro', list)).toMatchObject({
      status: 422,
      body: { code: 'key-reused', field: 'Idempotency-Key' },
    });
    expect(await countOf('list_views')).toBe(1);
  });

  test('that was refused can be sent again under its key', async () => {
    const key = randomUUID();
    const taken = await keep(randomUUID());
    expect((await keep(key)).status).toBe(400);
    const { id, version } = taken.body.value[0];
    await api.call('iro', 'DELETE', `/exchange/views/agreements/${id}?version=${version}`);
    expect((await keep(key)).status).toBe(200);
  });

  test('is refused with a key that is none', async () => {
    expect(await keep('5')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Idempotency-Key', code: 'not-a-uuid' }] },
    });
  });
});

describe('a split with an Idempotency-Key', () => {
  async function stored() {
    const rows = [studentRow({ totalMonthsPerYear: 10 }), studentRow({ totalMonthsPerYear: 20 })];
    const saved = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({ studentMobilitiesForStudies: rows }),
    );
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${saved.body.id}`);
    const [, moved] = body.studentMobilitiesForStudies;
    return { id: body.id, sent: { dateModified: body.dateModified, drafts: [[moved.id]] } };
  }

  test('that is sent again makes the drafts once, and answers with their ids', async () => {
    const { id, sent } = await stored();
    const before = await countOf('agreements');
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => post('iro', `/iias/${id}/split`, sent, key)));
    answers.push(await post('iro', `/iias/${id}/split`, sent, key));
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { agreementId: id, drafts: [expect.any(Number)] },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await countOf('agreements')).toBe(Number(before) + 1);
  });

  test('of another agreement, or by another call, does not get the first answer', async () => {
    const [one, other] = [await stored(), await stored()];
    const key = randomUUID();
    await post('iro', `/iias/${one.id}/split`, one.sent, key);
    expect((await post('iro', `/iias/${other.id}/split`, other.sent, key)).status).toBe(422);
    expect((await keep(key)).status).toBe(422);
  });

  test('that was refused can be sent again under its key', async () => {
    const { id, sent } = await stored();
    const key = randomUUID();
    const old = { ...sent, dateModified: '2020-01-01T00:00:00.000Z' };
    expect((await post('iro', `/iias/${id}/split`, old, key)).status).toBe(409);
    expect((await post('iro', `/iias/${id}/split`, sent, key)).status).toBe(200);
  });
});
