import { sql } from 'kysely';
import { ChangeReader } from '../../src/records/changes/changeReader.ts';
import { MODEL } from '../../src/data/sets/model.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { draftApplication } from '../support/api/saveBodies.ts';
import { callerWith } from '../support/api/dataApiApp.ts';
import { eventually } from '../support/eventually.ts';

const FORMS = 'ApplicationStudentStudiesForms';
let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

/** The counters that are given may be half a second old: asks until the answer knows of a version. */
async function whenKnown(path: string, { id, dateModified }: { id: number; dateModified: string }) {
  return eventually(
    () => api.call('student', 'GET', path),
    ({ body }) => body.records[`${FORMS}/${id}`] === dateModified,
  );
}

describe('GET /api/changes', () => {
  test('gives counters that move with each save, and the version of a record', async () => {
    const { body: first } = await api.save('student', FORMS, draftApplication());
    const path = `changes?sets=${FORMS},MobilityCountries&records=${FORMS}/${first.id}`;
    const before = await whenKnown(path, first);
    expect(before.body).toEqual({
      sets: { [FORMS]: expect.any(Number), MobilityCountries: 0 },
      records: { [`${FORMS}/${first.id}`]: first.dateModified },
    });
    const { body: second } = await api.save('student', FORMS, {
      id: first.id,
      dateModified: first.dateModified,
      pastMobilities: true,
    });
    const after = await whenKnown(path, second);
    expect(after.body.sets).toEqual({ [FORMS]: Number(before.body.sets[FORMS]) + 1, MobilityCountries: 0 });
    expect(after.body.records).toEqual({ [`${FORMS}/${first.id}`]: second.dateModified });
    expect(second.dateModified).not.toBe(first.dateModified);
  });

  test('answers 304 while nothing changes', async () => {
    const first = await api.raw('student', `changes?sets=${FORMS}`);
    const again = await api.raw('student', `changes?sets=${FORMS}`, {
      'if-none-match': String(first.headers.etag),
    });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    await api.save('student', FORMS, draftApplication());
    await eventually(
      () => api.raw('student', `changes?sets=${FORMS}`, { 'if-none-match': String(first.headers.etag) }),
      ({ statusCode }) => statusCode === 200,
    );
  });

  test('tells nothing of records that the caller may not read', async () => {
    const { body } = await api.save('student', FORMS, draftApplication());
    const name = `${FORMS}/${body.id}`;
    const asked = async (user: 'student' | 'student2') =>
      (await api.call(user, 'GET', `changes?records=${name}`)).body.records;
    expect(await asked('student')).toEqual({ [name]: body.dateModified });
    expect(await asked('student2')).toEqual({ [name]: null });
    const { body: closed } = await api.call('teacher', 'GET', `changes?sets=${FORMS}&records=${name}`);
    expect(closed).toEqual({ sets: {}, records: { [name]: null } });
  });

  test.each([
    ['changes?sets=Nothing', 404],
    ['changes?other=1', 400],
    [`changes?records=${FORMS}/x`, 404],
    [`changes?records=${FORMS}/1/owner`, 404],
    [`changes?records=${Array.from({ length: 21 }, (_, index) => `${FORMS}/${index}`).join()}`, 400],
  ])('refuses %s', async (path, status) => {
    expect((await api.call('student', 'GET', path)).status).toBe(status);
  });
});

describe('ChangeReader', () => {
  test('reads the counters once for all who ask within half a second, and versions only when one moves', async () => {
    let now = 0;
    let reads = 0;
    const counting = api.database.withPlugin({
      transformQuery: ({ node }) => {
        reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const reader = new ChangeReader(counting, () => now);
    const record = { name: 'MobilityCountries/1', definition: MODEL.MobilityCountries, id: 1 };
    const ask = (user: number) =>
      reader.read(callerWith('IRO', user, 'iro'), [MODEL.MobilityCountries], [record]);
    await Promise.all(Array.from({ length: 50 }, () => ask(1)));
    now = 499;
    await ask(1);
    const once = reads;
    now = 501;
    await ask(1);
    expect(reads).toBe(once + 1);
    await sql`update change_counters set version = version + 1 where set_name = 'MobilityCountries'`.execute(
      api.database,
    );
    now = 1002;
    await ask(1);
    expect(reads).toBe(once + 3);
  });
});
