import { sql } from 'kysely';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, studentRow } from '../support/api/saveBodies.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;

async function three(change: object = {}) {
  const { status, body } = await api.save(
    'iro',
    'MobilityAgreements',
    agreement({
      studentMobilitiesForStudies: [
        studentRow({ totalMonthsPerYear: 10 }),
        studentRow({ totalMonthsPerYear: 20 }),
        studentRow({ totalMonthsPerYear: 30 }),
      ],
      ...change,
    }),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  const made = await read(body.id);
  const rows: number[] = made.studentMobilitiesForStudies.map(({ id }: { id: number }) => id);
  return { made, rows };
}

const split = (id: number, body: unknown, user: UserName = 'iro') =>
  api.exchange(user, `/iias/${id}/split`, body);
const monthsOf = async (id: number) =>
  (await read(id)).studentMobilitiesForStudies.map(
    ({ totalMonthsPerYear }: { totalMonthsPerYear: number }) => totalMonthsPerYear,
  );

describe('splitting an agreement', () => {
  test('moves rows into drafts with the same partner, years and contacts, and keeps the others as they are', async () => {
    const { made, rows } = await three({ status: { name: 'Submitted' } });
    const [first, second, third] = rows;
    const { status, body } = await split(made.id, {
      dateModified: made.dateModified,
      drafts: [[third], [second]],
    });
    expect(status).toBe(200);
    expect(await monthsOf(made.id)).toEqual([10]);
    expect((await read(made.id)).studentMobilitiesForStudies[0].id).toBe(first);
    expect(await Promise.all(body.drafts.map(monthsOf))).toEqual([[30], [20]]);
    const draft = await read(body.drafts[0]);
    expect(draft).toMatchObject({
      status: { name: 'Draft' },
      ewpStatus: { id: 1 },
      startYear: made.startYear,
      endYear: made.endYear,
      partnerAgreementIdentifications: [],
      owner: { name: 'iro' },
    });
    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(ids(draft.institutions)).toEqual(ids(made.institutions));
    expect(ids(draft.departmentalCoordinatorContacts)).toEqual(ids(made.departmentalCoordinatorContacts));
    const row = (one: object) => JSON.stringify(one, (key, value) => (key === 'id' ? undefined : value));
    expect(row(draft.studentMobilitiesForStudies[0])).toEqual(row(made.studentMobilitiesForStudies[2]));
    const { body: history } = await api.call('iro', 'GET', `/api/MobilityAgreements/${made.id}/history`);
    expect(JSON.stringify(history)).toContain('iro');
  });

  test('gives drafts that can be opened, changed and saved', async () => {
    const { made, rows } = await three();
    const { body } = await split(made.id, { dateModified: made.dateModified, drafts: [[rows[1]]] });
    const draft = await read(body.drafts[0]);
    const saved = await api.save('iro', 'MobilityAgreements', {
      id: draft.id,
      dateModified: draft.dateModified,
      status: { name: 'Submitted' },
    });
    expect(saved.status).toBe(200);
  });

  test('is done once: who asks again has looked at another version', async () => {
    const { made, rows } = await three();
    const asked = { dateModified: made.dateModified, drafts: [[rows[1]]] };
    expect((await split(made.id, asked)).status).toBe(200);
    const before = await sql`select count(*) from agreements`.execute(api.database);
    expect((await split(made.id, asked)).status).toBe(409);
    expect((await sql`select count(*) from agreements`.execute(api.database)).rows).toEqual(before.rows);
  });

  test.each([
    ['all rows', (rows: number[]) => [rows], 'drafts', 'too-many'],
    ['no row', () => [[]], 'drafts/0', 'required'],
    ['nothing', () => [], 'drafts', 'required'],
    ['a row twice', (rows: number[]) => [[rows[0]], [rows[0]]], 'drafts', 'not-unique'],
    ['a row of another agreement', () => [[987_654]], 'drafts/0/0', 'not-in-list'],
  ])('is refused with %s', async (_case, drafts, field, code) => {
    const { made, rows } = await three();
    const { status, body } = await split(made.id, { dateModified: made.dateModified, drafts: drafts(rows) });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [expect.objectContaining({ field, code })],
    });
    expect(await monthsOf(made.id)).toEqual([10, 20, 30]);
  });

  test('is refused where the agreement cannot be edited, and for whoever is not of the office', async () => {
    const { made, rows } = await three();
    await sql`update agreements set ewp_status_id = 7 where id = ${made.id}`.execute(api.database);
    const asked = { dateModified: made.dateModified, drafts: [[rows[1]]] };
    expect((await split(made.id, asked)).status).toBe(409);
    for (const user of ['teacher', 'student', 'guest'] as const)
      expect((await split(made.id, asked, user)).status).toBe(403);
    expect((await split(123_456, asked)).status).toBe(404);
    expect(await monthsOf(made.id)).toEqual([10, 20, 30]);
  });
});
