import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type BulkApi, startBulkApi } from '../support/api/bulkApi.ts';
import { studentRow } from '../support/api/saveBodies.ts';
import { START_TIMEOUT_MS } from '../support/api/saveApi.ts';

let api: BulkApi;

beforeAll(async () => {
  api = await startBulkApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
const LIST = 'studentMobilitiesForStudies';

async function previewed(work: string, id: number, edit: object) {
  const { body } = await api.bulk('iro', '/preview', { work, agreements: [id], edit });
  return body.value[0];
}

async function run(work: string, ids: readonly number[], edit: object) {
  const { status, body } = await api.begin('iro', work, ids, { edit });
  expect([status, body.message]).toEqual([200, undefined]);
  return api.ended(body.id);
}

describe('changing years', () => {
  test('shows each year before and after, changes what was named alone, and keeps what was asked with the job', async () => {
    const id = await api.newAgreement();
    const before = await read(id);
    expect(await previewed('changeYears', id, { endYear: 2028 })).toMatchObject({
      reason: null,
      changes: [{ field: 'endYear', before: '2027-2028', after: '2028-2029' }],
    });
    expect(await read(id)).toEqual(before);
    const { rows, job } = await run('changeYears', [id], { endYear: 2028 });
    expect(rows.get(id)).toMatchObject({ state: 'done' });
    expect(job.edit).toEqual({ endYear: 2028 });
    const { dateModified: _then, endYear: _year, ...rest } = before;
    expect(await read(id)).toMatchObject({ ...rest, endYear: { id: 2028 } });
  });

  test('names what a save refuses, what would not change, and what both have approved', async () => {
    const [one, same, approved] = [
      await api.newAgreement(),
      await api.newAgreement(),
      await api.newAgreement(),
    ];
    await sql`update agreements set ewp_status_id = 7 where id = ${approved}`.execute(api.database);
    expect((await previewed('changeYears', one, { endYear: 2025 })).reason.errors).toMatchObject([
      { field: 'endYear', code: 'end-before-start' },
    ]);
    expect((await previewed('changeYears', same, { startYear: 2026 })).reason.message).toContain('Nothing');
    const { rows } = await run('changeYears', [approved], { endYear: 2028 });
    expect(rows.get(approved).reason.code).toBe('approved-by-all');
    expect(await read(approved)).toMatchObject({ endYear: { id: 2027 } });
  });
});

describe('changing places', () => {
  const rows = [
    studentRow({ mobilitiesPerYear: 3 }),
    studentRow({ mobilitiesPerYear: 5, studyCycles: [{ studyCycle: '2nd' }] }),
  ];

  test('changes the rows that are meant, and says so of each; all else of them stays', async () => {
    const id = await api.newAgreement({ [LIST]: rows });
    const before = await read(id);
    const places = { how: 'plus', amount: 2, list: LIST, studyCycle: '2nd', field: '06' };
    expect((await previewed('changePlaces', id, { places })).changes).toEqual([
      { field: `${LIST}/1/mobilitiesPerYear`, before: '5', after: '7' },
    ]);
    await run('changePlaces', [id], { places });
    const after = await read(id);
    expect(after[LIST][0]).toEqual(before[LIST][0]);
    expect(after[LIST][1]).toEqual({ ...before[LIST][1], mobilitiesPerYear: 7 });

    await run('changePlaces', [id], { places: { how: 'times', amount: 0.5 } });
    expect((await read(id))[LIST].map((row: any) => row.mobilitiesPerYear)).toEqual([2, 4]);
    await run('changePlaces', [id], { places: { how: 'to', amount: 6 } });
    expect((await read(id))[LIST].map((row: any) => row.mobilitiesPerYear)).toEqual([6, 6]);
  });

  test('changes nothing where no row is meant, or a row would be left with less than none', async () => {
    const id = await api.newAgreement({ [LIST]: rows });
    const none = { how: 'to', amount: 9, field: '09' };
    expect((await previewed('changePlaces', id, { places: none })).reason.message).toContain('Nothing');
    const { rows: ended } = await run('changePlaces', [id], { places: { how: 'plus', amount: -4 } });
    expect(ended.get(id).reason.errors).toMatchObject([{ field: `${LIST}/0/mobilitiesPerYear` }]);
    expect((await read(id))[LIST].map((row: any) => row.mobilitiesPerYear)).toEqual([3, 5]);
  });
});

test.each([
  ['changeYears', undefined],
  ['changeYears', {}],
  ['changeYears', { endYear: 1e9 }],
  ['changeYears', { endYear: 2028, places: { how: 'to', amount: 1 } }],
  ['changePlaces', { endYear: 2028 }],
  ['changePlaces', { places: { how: 'plus', amount: 0.5 } }],
  ['changePlaces', { places: { how: 'to', amount: 3, list: 'others' } }],
  ['submit', { endYear: 2028 }],
])('%s is not begun with %j', async (work, edit) => {
  const rows = [{ id: 1, version: '2026-11-21T12:00:00.000Z', isReady: true }];
  const begun = await api.bulk('iro', '', { key: randomUUID(), work, edit, rows });
  const preview = await api.bulk('iro', '/preview', { work, edit, agreements: [1] });
  expect([begun.status, begun.body.code, preview.status]).toEqual([400, 'validation-failed', 400]);
});
