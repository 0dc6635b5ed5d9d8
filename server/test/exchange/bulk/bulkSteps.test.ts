import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { type BulkApi, startBulkApi } from '../../support/api/bulkApi.ts';
import { NOW, START_TIMEOUT_MS } from '../../support/api/saveApi.ts';
import { failure, fakeExchange, type FakeExchange, PARTNER_HEI, served } from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

let api: BulkApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startBulkApi((database) => {
    exchange = fakeExchange(database);
    exchange.partner.now = NOW;
    return exchange.services;
  });
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
const newDraft = async (change = {}) => api.newAgreement({ status: { name: 'Draft' }, ...change });
const newOpen = async () =>
  api.newAgreement({ institutions: [{ id: 1 }, { id: 2 }], studentMobilitiesForStudies: [OPEN_ROW] });
const statesOf = (rows: ReadonlyMap<number, any>) =>
  Object.fromEntries([...rows].map(([id, { state, reason }]) => [id, reason?.code ?? state]));

async function previewed(work: string, id: number) {
  const { body } = await api.bulk('iro', '/preview', { work, agreements: [id] });
  return body.value[0];
}

async function run(work: string, ids: readonly number[]) {
  const { status, body } = await api.begin('iro', work, ids);
  expect([status, body.message]).toEqual([200, undefined]);
  return api.ended(body.id);
}

/** Makes rows of a job of what has been previewed, which is begun later. */
async function rowsOf(work: string, ids: readonly number[]) {
  return api.previewedRows('iro', work, ids);
}

async function beginWith(work: string, rows: readonly object[]) {
  const { body } = await api.bulk('iro', '', { key: randomUUID(), work, rows });
  return api.ended(body.id);
}

/** The partner's copy comes, which says the same as ours but for its number of places. */
async function partnerAnswers(id: number, mobilitiesPerYear?: number): Promise<void> {
  const example = await mirrored(api.database, id, `p-${id}`);
  const rows = example.cooperationConditions.studentStudies;
  const copy: Iia = {
    ...example,
    cooperationConditions: {
      ...example.cooperationConditions,
      studentStudies: rows.map((row) => ({
        ...row,
        mobilitiesPerYear: mobilitiesPerYear ?? row.mobilitiesPerYear,
      })),
    },
  };
  exchange.partner.copies = [served(copy)];
  const cnr = { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: `p-${id}` } as const;
  await processIncoming(exchange.services, (await keepIncoming(api.database, cnr, NOW)) ?? 0);
}

async function answered(mobilitiesPerYear?: number): Promise<number> {
  const id = await newOpen();
  await run('finalize', [id]);
  await partnerAnswers(id, mobilitiesPerYear);
  return id;
}

describe('submitting', () => {
  test('is done for each draft, and what is submitted already is named', async () => {
    const [draft, submitted] = [await newDraft(), await api.newAgreement()];
    const { rows, job } = await run('submit', [draft, submitted]);
    expect(statesOf(rows)).toEqual({ [draft]: 'done', [submitted]: 'not-in-this-state' });
    expect(rows.get(submitted).reason.message).toContain('submitted already');
    expect(job.told).toEqual({ delivered: 0, waiting: 0, refused: 0 });
    expect(await read(draft)).toMatchObject({ status: { id: 2 }, ewpStatus: { id: 1 } });
    const history = await api.call('iro', 'GET', `MobilityAgreements/${draft}/history`);
    expect(history.body.value[0]).toMatchObject({ by: 'iro', operation: 'update' });
  });

  test('names the row and field that a submission is refused for, and the preview stores nothing', async () => {
    const id = await newDraft();
    await sql`delete from mobility_study_cycles where mobility_id in (select id from agreement_mobilities where agreement_id = ${id})`.execute(
      api.database,
    );
    const before = await read(id);
    const { reason } = await previewed('submit', id);
    expect(reason).toMatchObject({
      code: 'validation-failed',
      errors: [{ field: 'studentMobilitiesForStudies/0/studyCycles' }],
    });
    expect((await previewed('submit', await newDraft())).reason).toBeNull();
    expect(await read(id)).toEqual(before);
    const { rows } = await run('submit', [id]);
    expect(rows.get(id)).toMatchObject({ state: 'refused', reason });
  });

  test('leaves alone what somebody has changed since the preview', async () => {
    const id = await newDraft();
    const rows = await rowsOf('submit', [id]);
    const { dateModified } = await read(id);
    await api.save('iro2', 'MobilityAgreements', { id, dateModified, comments: '<p>Meanwhile</p>' });
    expect(statesOf((await beginWith('submit', rows)).rows)).toEqual({ [id]: 'stale' });
    expect(await read(id)).toMatchObject({ status: { id: 1 }, comments: '<p>Meanwhile</p>' });
  });
});

describe('finalizing', () => {
  test('makes each final and tells its partner once, and names what is not submitted, or final already', async () => {
    const [one, draft] = [await newOpen(), await newDraft()];
    const { rows } = await run('finalize', [one, draft]);
    expect(statesOf(rows)).toEqual({ [one]: 'done', [draft]: 'submit-first' });
    expect(await read(one)).toMatchObject({ status: { id: 3 }, ewpStatus: { id: 2 } });
    expect(statesOf((await run('finalize', [one])).rows)).toEqual({ [one]: 'not-in-this-state' });
    const { rows: told } = await sql<{ n: number }>`
      select count(*)::integer as n from exchange_deliveries where agreement_id = ${one}`.execute(
      api.database,
    );
    expect(told[0]?.n).toBe(1);
  });

  test('names the row and field that the network would refuse, and stays as it was', async () => {
    const id = await newOpen();
    await sql`update agreement_mobilities set mobilities_per_year = 0 where agreement_id = ${id}`.execute(
      api.database,
    );
    expect((await previewed('finalize', id)).reason.errors).toMatchObject([
      { field: 'studentMobilitiesForStudies/0/mobilitiesPerYear' },
    ]);
    const { rows } = await beginWith('finalize', await rowsOf('finalize', [id]));
    expect(rows.get(id).reason.errors).toHaveLength(1);
    expect(await read(id)).toMatchObject({ status: { id: 2 }, ewpStatus: { id: 1 } });
  });
});

describe('approving', () => {
  test('is done where the copies agree; where they differ it is not, and both say what differs', async () => {
    const different = await answered(44);
    const same = await answered();
    const { reason } = await previewed('approve', different);
    expect(reason).toMatchObject({
      code: 'copies-differ',
      differences: [{ field: 'studentMobilitiesForStudies/0/mobilitiesPerYear', partners: '44' }],
    });
    const { rows } = await run('approve', [same, different]);
    expect(statesOf(rows)).toEqual({ [same]: 'done', [different]: 'copies-differ' });
    expect(rows.get(different).reason.differences).toHaveLength(1);
    expect(await read(same)).toMatchObject({ ewpStatus: { id: 5 } });
    expect(await read(different)).toMatchObject({ ewpStatus: { id: 4 } });
    expect(statesOf((await run('approve', [same])).rows)).toEqual({ [same]: 'already-approved' });
  });

  test('goes by the copy that the partner serves when its turn comes', async () => {
    const id = await answered();
    const rows = await rowsOf('approve', [id]);
    const [copy] = exchange.partner.copies as readonly { readonly iia: Iia }[];
    const conditions = copy!.iia.cooperationConditions;
    const studentStudies = conditions.studentStudies.map((row) => ({ ...row, mobilitiesPerYear: 45 }));
    exchange.partner.copies = [
      served({ ...copy!.iia, cooperationConditions: { ...conditions, studentStudies } }),
    ];
    const { rows: ended } = await beginWith('approve', rows);
    expect(statesOf(ended)).toEqual({ [id]: 'copies-differ' });
    expect(ended.get(id).reason.differences).toMatchObject([{ partners: '45' }]);
    expect(await read(id)).toMatchObject({ ewpStatus: { id: 4 } });
  });

  test('of a partner that does not answer comes to nothing, and says so', async () => {
    const id = await answered();
    exchange.partner.copies = failure('timeout');
    const { rows } = await run('approve', [id]);
    expect(statesOf(rows)).toEqual({ [id]: 'unavailable' });
    exchange.partner.copies = [];
  });

  test('is no way to approve the end of an agreement', async () => {
    const id = await answered();
    await sql`update agreements set ewp_status_id = 7, terminated = 3 where id = ${id}`.execute(api.database);
    expect((await previewed('approve', id)).reason.code).toBe('termination-under-way');
  });
});

describe("taking over the partner's values", () => {
  test('shows each value before and after, and does what was shown', async () => {
    const id = await answered(44);
    const before = await read(id);
    const preview = await previewed('takeOver', id);
    const { mobilitiesPerYear } = before.studentMobilitiesForStudies[0];
    expect(preview).toMatchObject({
      reason: null,
      partnersHash: expect.any(String),
      changes: [
        {
          field: 'studentMobilitiesForStudies/0/mobilitiesPerYear',
          before: String(mobilitiesPerYear),
          after: '44',
        },
      ],
    });
    expect(await read(id)).toEqual(before);
    const { rows } = await beginWith('takeOver', await rowsOf('takeOver', [id]));
    expect(statesOf(rows)).toEqual({ [id]: 'done' });
    expect((await read(id)).studentMobilitiesForStudies[0].mobilitiesPerYear).toBe(44);
    expect((await previewed('takeOver', id)).reason.message).toContain('already says');
    expect(statesOf((await run('approve', [id])).rows)).toEqual({ [id]: 'done' });
  });

  test('takes over nothing that was not shown', async () => {
    const id = await answered(44);
    const rows = await rowsOf('takeOver', [id]);
    await partnerAnswers(id, 46);
    const before = await read(id);
    expect((await beginWith('takeOver', rows)).rows.get(id)).toMatchObject({ state: 'refused' });
    expect((await read(id)).studentMobilitiesForStudies).toEqual(before.studentMobilitiesForStudies);
    const blind = rows.map(({ partnersHash, ...row }: any) => row);
    expect((await api.bulk('iro', '', { key: randomUUID(), work: 'takeOver', rows: blind })).status).toBe(409);
    expect((await read(id)).studentMobilitiesForStudies).toEqual(before.studentMobilitiesForStudies);
  });

  test('is refused without a copy of the partner, and of what both have approved', async () => {
    expect((await previewed('takeOver', await newOpen())).reason.message).toContain('no copy of the partner');
    const id = await answered(44);
    await sql`update agreements set ewp_status_id = 7 where id = ${id}`.execute(api.database);
    expect((await previewed('takeOver', id)).reason.code).toBe('approved-by-all');
  });
});
