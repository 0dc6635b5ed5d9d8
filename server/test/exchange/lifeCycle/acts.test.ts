import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import { takeAct, type ActRequest } from '../../../src/exchange/services/acts/takeAct.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { listDeliveries } from '../../../src/exchange/store/outgoing/deliveries.ts';
import { keepIncoming, type Incoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { failure, fakeExchange, PARTNER_HEI, served, type FakeExchange } from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

const IRO = callerWith('IRO', 1, 'iro');

let api: SaveApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(() => {
  exchange = fakeExchange(api.database);
});

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;

async function agreementIn(status: number, change: object = {}): Promise<number> {
  const body = agreement({
    institutions: [{ id: 1 }, { id: 2 }],
    studentMobilitiesForStudies: [OPEN_ROW],
    ...change,
  });
  const { id } = (await api.save('iro', 'MobilityAgreements', body)).body;
  await sql`update agreements set status_id = ${status} where id = ${id}`.execute(api.database);
  return Number(id);
}

async function requestFor(
  id: number,
  act: AgreementAct,
  change: Partial<ActRequest> = {},
): Promise<ActRequest> {
  const { dateModified: version } = await read(id);
  return { id, act, version, agreement: {}, key: null, caller: IRO, requestId: 'test', ...change };
}

const send = (request: ActRequest) =>
  takeAct({ database: api.database, clock: exchange.services.clock, services: exchange.services }, request);
const take = async (id: number, act: AgreementAct, change?: Partial<ActRequest>) =>
  send(await requestFor(id, act, change));

/** All that an act could have changed. */
async function everything(id: number) {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_array(
      (select row_to_json(agreements) from agreements where id = ${id}),
      (select row_to_json(iia_exchanges) from iia_exchanges where agreement_id = ${id}),
      (select count(*) from exchange_deliveries where agreement_id = ${id}),
      (select count(*) from notifications where changed_element_ids = ${String(id)}),
      (select count(*) from audit_entries)) as all`.execute(api.database);
  return rows[0]?.all;
}

async function receive(incoming: Incoming): Promise<void> {
  const id = await keepIncoming(api.database, incoming, exchange.partner.now);
  await processIncoming(exchange.services, id ?? 0);
}

async function partnerServes(id: number, iiaId: string): Promise<void> {
  exchange.partner.copies = [served(await mirrored(api.database, id, iiaId))];
}

async function partnerApproves(id: number): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    select ours->>'hash' as hash from iia_exchanges where agreement_id = ${id}`.execute(api.database);
  exchange.partner.approvals = [{ iiaId: String(id), iiaHash: rows[0]!.hash }];
}

/** One that both have notified; the partner's copy says the same. */
async function linked(): Promise<number> {
  const id = await agreementIn(2);
  await take(id, 'finalize');
  await partnerServes(id, `p-${id}`);
  await receive({ kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: `p-${id}` });
  expect(await read(id)).toMatchObject({ ewpStatus: { id: 4 } });
  return id;
}

async function concluded(): Promise<number> {
  const id = await linked();
  await take(id, 'approve');
  await partnerApproves(id);
  await receive({ kind: 'iia-approval-cnr', heiId: PARTNER_HEI, iiaId: String(id) });
  expect(await read(id)).toMatchObject({ ewpStatus: { id: 7 }, terminated: 0 });
  return id;
}

const typed = async (id: number) => {
  const { studentMobilitiesForStudies: rows, dateModified } = await read(id);
  const row = { ...OPEN_ROW, id: rows[0].id, mobilitiesPerYear: 8 };
  const body = { id, dateModified, studentMobilitiesForStudies: [row] };
  expect((await api.save('iro', 'MobilityAgreements', body)).status).toBe(200);
};

/** Where each act can be taken, and what it leads to. */
const ACTS: ReadonlyArray<readonly [AgreementAct, () => Promise<number>, object, number]> = [
  ['finalize', () => agreementIn(2), { status: { id: 3 }, ewpStatus: { id: 2 } }, 1],
  ['notify', () => agreementIn(3), { ewpStatus: { id: 2 } }, 1],
  ['approve', linked, { ewpStatus: { id: 5 } }, 1],
  ['initiateChanges', concluded, { ewpStatus: { id: 2 } }, 0],
  ['initiateTermination', concluded, { ewpStatus: { id: 7 }, terminated: 1 }, 1],
  ['setLocalFinalized', () => agreementIn(1), { localStatus: 1 }, 0],
  ['unsetLocalFinalized', () => agreementIn(1, { localStatus: 1 }), { localStatus: 0 }, 0],
  ['delete', linked, { isDeleted: true }, 1],
  [
    'revert',
    async () => {
      const id = await concluded();
      await take(id, 'initiateChanges');
      return id;
    },
    { ewpStatus: { id: 7 } },
    1,
  ],
];

describe.each(ACTS)('the act %s', (act, prepare, after, deliveries) => {
  test('stores its change and writes down what the partner is told, once for each key', async () => {
    const id = await prepare();
    exchange.queued.length = 0;
    const request = await requestFor(id, act, { key: randomUUID() });
    const taken = await send(request);
    expect(taken).not.toHaveProperty('refusal');
    expect(taken.deliveries).toHaveLength(deliveries);
    expect(await read(id)).toMatchObject(after);
    const known = await listDeliveries(api.database, { ids: taken.deliveries });
    expect(known.map(({ state }) => state)).toEqual(Array(deliveries).fill('waiting'));
    expect(exchange.queued.filter(({ job }) => job === 'deliver')).toHaveLength(deliveries);
    const done = await everything(id);
    expect((await send(request)).deliveries).toEqual(taken.deliveries);
    expect(await everything(id)).toEqual(done);
    await expect(send({ ...request, version: '2026-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'key-reused',
    });
  });

  test('does nothing when something fails between storing and telling', async () => {
    const id = await prepare();
    const before = await everything(id);
    const fault = () => Promise.reject(new Error('a fault'));
    const services = { ...exchange.services, queue: { ...exchange.services.queue, add: fault } };
    const request = await requestFor(id, act, { key: randomUUID() });
    const broken = { database: api.database, clock: services.clock, services };
    if (deliveries === 0) return;
    await expect(takeAct(broken, request)).rejects.toThrow('a fault');
    expect(await everything(id)).toEqual(before);
    expect((await send(request)).deliveries).toHaveLength(deliveries);
  });

  test('is refused with the present agreement to whoever has seen an earlier one', async () => {
    const id = await prepare();
    const before = await everything(id);
    const stale = take(id, act, { version: '2026-01-01T00:00:00.000Z' });
    await expect(stale).rejects.toMatchObject({ code: 'stale', current: { id } });
    expect(await everything(id)).toEqual(before);
  });

  test('is done once by two calls with one key at the same time', async () => {
    const id = await prepare();
    const request = await requestFor(id, act, { key: randomUUID() });
    const both = await Promise.allSettled([send(request), send(request)]);
    const done = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value.deliveries] : []));
    // Who comes between the other's look and its end is told of an earlier version.
    for (const each of done) expect(each).toEqual(done[0]);
    expect(done.length).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject(after);
  });
});

describe('finalizing', () => {
  test('saves what was typed with it', async () => {
    const id = await agreementIn(2);
    await take(id, 'finalize', { agreement: { startYear: { id: 2026 } } });
    expect(await read(id)).toMatchObject({
      startYear: { id: 2026 },
      status: { id: 3 },
      ewpStatus: { id: 2 },
    });
  });

  test('stores nothing of what the network would refuse, and names it', async () => {
    const id = await agreementIn(2);
    const before = await everything(id);
    const rows = [{ ...OPEN_ROW, recommendedLanguageSkills: [] }];
    await expect(
      take(id, 'finalize', { agreement: { studentMobilitiesForStudies: rows } }),
    ).rejects.toMatchObject({
      code: 'validation-failed',
      errors: [{ field: 'studentMobilitiesForStudies/0/recommendedLanguageSkills' }],
    });
    expect(await everything(id)).toEqual(before);
  });

  test('learns first what the partner has approved, and begins the next round with what was typed since', async () => {
    const id = await linked();
    await take(id, 'approve');
    await typed(id);
    await partnerApproves(id);
    await expect(take(id, 'finalize')).resolves.toMatchObject({ deliveries: [expect.any(Number)] });
    expect(await read(id)).toMatchObject({ ewpStatus: { id: 2 } });
  });
});

describe('an approval', () => {
  test('of a partner that cannot be reached changes nothing, not even what was typed since', async () => {
    const id = await linked();
    await typed(id);
    const before = await everything(id);
    exchange.partner.copies = failure('timeout');
    expect((await take(id, 'approve')).refusal).toMatchObject({ code: 'unavailable' });
    expect(await everything(id)).toEqual(before);
  });

  test('of another copy names the differences, and can be asked for again with its key', async () => {
    const id = await linked();
    await typed(id);
    const key = randomUUID();
    const refused = await take(id, 'approve', { key });
    expect(refused.differences).toHaveLength(1);
    expect(await read(id)).toMatchObject({ ewpStatus: { id: 4 } });
    const copy = await mirrored(api.database, id, `p-${id}`);
    const studentStudies = copy.cooperationConditions.studentStudies.map((row) => ({
      ...row,
      mobilitiesPerYear: 8,
    }));
    exchange.partner.copies = [
      served({ ...copy, cooperationConditions: { ...copy.cooperationConditions, studentStudies } }),
    ];
    expect(await take(id, 'approve', { key })).not.toHaveProperty('differences');
    expect(await read(id)).toMatchObject({ ewpStatus: { id: 5 } });
  });
});

describe('a deletion', () => {
  test('is refused when the partner has concluded the agreement by now', async () => {
    const id = await linked();
    await take(id, 'approve');
    await partnerApproves(id);
    await expect(take(id, 'delete')).rejects.toMatchObject({ errors: [{ code: 'ever-approved' }] });
    expect(await read(id)).toMatchObject({ isDeleted: false, ewpStatus: { id: 7 } });
  });

  test('of what we approved waits for a partner that does not answer, and goes on by the queue', async () => {
    const id = await linked();
    await take(id, 'approve');
    exchange.partner.approvals = failure('timeout');
    exchange.queued.length = 0;
    const key = randomUUID();
    const request = await requestFor(id, 'delete', { key });
    const taken = await send(request);
    expect(taken).toMatchObject({ deliveries: [], problem: { code: 'unavailable' } });
    expect(await read(id)).toMatchObject({ isDeleted: true });
    expect(exchange.queued).toMatchObject([{ job: 'incoming' }]);
    expect(await send(request)).toMatchObject({ problem: { code: 'unavailable' } });
    exchange.partner.approvals = [];
    await processIncoming(exchange.services, exchange.queued[0]!.id);
    expect(await send(request)).toMatchObject({ problem: undefined });
  });
});

test('a revert learns first that the partner has approved, and is refused', async () => {
  const id = await concluded();
  await take(id, 'initiateChanges');
  await typed(id);
  await take(id, 'finalize');
  await partnerApproves(id);
  const refused = await take(id, 'revert');
  expect(refused.refusal).toMatchObject({ errors: [{ code: 'partner-approved' }] });
  expect(await read(id)).toMatchObject({ studentMobilitiesForStudies: [{ mobilitiesPerYear: 8 }] });
});
