import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, draftApplication } from '../support/api/saveBodies.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

const SET = 'MobilityAgreements';
const create = (key: string, body: unknown = agreement(), user: UserName = 'iro', set = SET) =>
  api.save(user, set, body, { 'idempotency-key': key });

async function counts() {
  const { rows } = await sql<{ agreements: number; audits: number }>`
    select (select count(*)::integer from agreements) as agreements, (select count(*)::integer from audit_entries) as audits`.execute(
    api.database,
  );
  return rows[0]!;
}

describe('a creation with an Idempotency-Key', () => {
  test('that is repeated gives the record as it is now, and changes nothing', async () => {
    const key = randomUUID();
    const first = await create(key);
    await api.save('iro2', SET, { ...ids(first.body), comments: '<p>Meanwhile</p>' });
    const before = await counts();
    const again = await create(key);
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, comments: '<p>Meanwhile</p>' } });
    expect(await counts()).toEqual(before);
  });

  test('that is made ten times at once makes one record, and all are answered with it', async () => {
    const key = randomUUID();
    const { agreements } = await counts();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await counts()).agreements).toBe(agreements + 1);
  });

  test('whose repetition says something else is shown what was saved, which a save can go on from', async () => {
    const key = randomUUID();
    const first = await create(key);
    const typed = agreement({ comments: '<p>Typed since</p>' });
    const stale = await create(key, typed);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { id: first.body.id } } });
    const goOn = { ...typed, ...ids(stale.body.current) };
    expect(await create(key, goOn)).toMatchObject({ status: 200, body: { comments: '<p>Typed since</p>' } });
  });

  test('that was refused may be made again under its key', async () => {
    const key = randomUUID();
    expect((await create(key, agreement({ startYear: null }))).status).toBe(400);
    expect((await create(key)).status).toBe(200);
  });

  test("is refused with another set's key", async () => {
    const key = randomUUID();
    await create(key);
    const body = { type: 'ignored' };
    expect(await create(key, body, 'iro', 'MobilityContacts')).toMatchObject({
      status: 422,
      body: { code: 'key-reused', field: 'Idempotency-Key' },
    });
  });

  test("does not meet another user's key", async () => {
    const key = randomUUID();
    const mine = await create(key);
    const theirs = await create(key, agreement(), 'iro2');
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  test('gives each of several records, in their order', async () => {
    const key = randomUUID();
    const first = await create(key, [agreement(), agreement({ endYear: { id: 2027 } })]);
    const again = await create(key, [agreement(), agreement({ endYear: { id: 2027 } })]);
    expect(again.body.map(({ id }: any) => id)).toEqual(first.body.map(({ id }: any) => id));
  });

  test('is known in quotes and in capitals, and by those who may create nothing else', async () => {
    const key = randomUUID();
    const first = await create(key, draftApplication(), 'student', 'ApplicationStudentStudiesForms');
    const again = await create(
      `"${key.toUpperCase()}"`,
      draftApplication(),
      'student',
      'ApplicationStudentStudiesForms',
    );
    expect(first.status).toBe(200);
    expect(again.body.id).toBe(first.body.id);
  });

  test.each([
    ['5'],
    ['""'],
    ["'; drop table users; --"],
    [`${randomUUID()}, ${randomUUID()}`],
    ['x'.repeat(5000)],
  ])('is refused when the key is no UUID: %s', async (key) => {
    expect(await create(key)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Idempotency-Key', code: 'not-a-uuid' }] },
    });
  });

  test('is forgotten after a week', async () => {
    const key = randomUUID();
    const first = await create(key);
    api.setClock(new Date('2026-11-29T12:00:00Z'));
    const later = await create(key);
    api.setClock(new Date('2026-11-21T12:00:00Z'));
    expect(later.body.id).not.toBe(first.body.id);
  });
});

test('a change takes no notice of the key: an old version is an old version', async () => {
  const key = randomUUID();
  const { body } = await create(key);
  const change = { ...ids(body), comments: '<p>Once</p>' };
  expect((await create(key, change)).status).toBe(200);
  expect((await create(key, change)).status).toBe(409);
});

function ids({ id, dateModified }: { readonly id: number; readonly dateModified: string }) {
  return { id, dateModified };
}
