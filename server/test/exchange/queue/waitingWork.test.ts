import { sql } from 'kysely';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { receiveCnr } from '../../../src/exchange/services/work/receiveCnr.ts';
import { nextAutomatic } from '../../../src/exchange/queue/pauses.ts';
import {
  addDelivery,
  countAutomatic,
  recordAttempt,
} from '../../../src/exchange/store/outgoing/deliveries.ts';
import { keepUnsent } from '../../../src/exchange/store/outgoing/keepUnsent.ts';
import { listAttention } from '../../../src/exchange/store/attention.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { failure, fakeExchange, PARTNER_HEI, type FakeExchange } from '../support/fakeExchange.ts';

const MINUTE_MS = 60_000;
const NOON = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

let api: SaveApi;
let exchange: FakeExchange;
let agreementId: number;

beforeAll(async () => {
  api = await startSaveApi();
  agreementId = Number((await api.save('iro', 'MobilityAgreements', agreement())).body.id);
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  exchange = fakeExchange(api.database);
  exchange.partner.copies = failure('network');
  exchange.partner.approvals = failure('network');
  await sql`truncate exchange_incoming, exchange_deliveries cascade`.execute(api.database);
});

async function notified(minutes: number): Promise<void> {
  exchange.partner.now = after(minutes);
  const cnr = {
    iiaId: 'waiting-1',
    notifierHeiIds: [PARTNER_HEI],
    receivedAt: after(minutes),
    requestId: 'waiting',
  };
  await receiveCnr(exchange.services, 'iia-cnr', cnr);
}

/** Does the work that is due, as the queue would; gives how many pieces of it there were. */
async function workOff(minutes: number): Promise<number> {
  exchange.partner.now = after(minutes);
  const due = exchange.queued.filter(({ startAfter }) => startAfter <= after(minutes));
  for (const work of due) {
    exchange.queued.splice(exchange.queued.indexOf(work), 1);
    await processIncoming(exchange.services, work.id);
  }
  return due.length;
}

const waiting = () =>
  api.database
    .selectFrom('exchange_incoming')
    .select(['state', 'attempts', 'next_try_at as nextTryAt', 'source'])
    .execute();

describe('a second notification', () => {
  test('brings forward what waits after failures, and its pauses begin anew', async () => {
    await notified(0);
    for (const minutes of [0, 1, 3, 8]) await workOff(minutes);
    expect(await waiting()).toMatchObject([{ state: 'waiting', attempts: 4, nextTryAt: after(18) }]);

    await notified(9);
    expect(await waiting()).toMatchObject([{ state: 'waiting', attempts: 0, nextTryAt: after(9) }]);
    expect(await workOff(9)).toBe(1);
    expect(await waiting()).toMatchObject([{ state: 'waiting', attempts: 1, nextTryAt: after(10) }]);
  });

  test('adds nothing to what is about to be done', async () => {
    await notified(0);
    await notified(0);
    expect(exchange.queued).toHaveLength(1);
    await workOff(0);
    await notified(0.5);
    await notified(0.5);
    // The one that waits, and what is left in the queue of its earlier time.
    expect(exchange.queued.map(({ startAfter }) => startAfter)).toEqual([after(1), after(0.5)]);
  });

  test('leaves no work behind that would try sooner than the pauses say', async () => {
    await notified(0);
    await workOff(0);
    for (const minutes of [0.2, 0.4, 0.6]) {
      await notified(minutes);
      await workOff(minutes);
    }
    for (let minutes = 1; minutes < 2; minutes += 0.1) await workOff(minutes);
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    expect(exchange.queued).toHaveLength(1);
  });

  test('is not lost where the clock of the queue is ahead of ours, nor for what is left of a later time', async () => {
    await notified(0);
    for (const minutes of [0, 1, 3]) await workOff(minutes);
    await notified(4);
    await workOff(4);
    // Due in a minute; what is left of the time before is due in four.
    expect(exchange.queued.map(({ startAfter }) => startAfter)).toEqual([after(8), after(5)]);
    const [early] = exchange.queued.splice(1, 1);
    exchange.partner.now = after(4.5);
    await processIncoming(exchange.services, early?.id ?? 0);
    expect(exchange.queued.map(({ startAfter }) => startAfter)).toEqual([after(8), after(5)]);
    expect(await workOff(5)).toBe(1);
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
  });

  test('of the night is told as the partner’s once the partner says it', async () => {
    await sql`insert into exchange_incoming (kind, hei_id, iia_id, source, next_try_at) values
      ('iia-cnr', ${PARTNER_HEI}, 'waiting-1', 'night', ${after(60)})`.execute(api.database);
    await notified(1);
    expect(await waiting()).toMatchObject([{ source: 'partner', nextTryAt: after(1) }]);
  });
});

describe('a notification of ours that waits', () => {
  const ours = () => ({
    agreementId,
    kind: 'iia-cnr' as const,
    partnerHeiId: PARTNER_HEI,
    iiaId: 'ours-1',
    hash: 'a'.repeat(64),
    copy: null,
    createdAt: NOON,
  });
  const state = () =>
    api.database
      .selectFrom('exchange_deliveries')
      .select(['user_id as userId', 'attempts', 'next_try_at as nextTryAt'])
      .execute();
  const tried = async (id: number, minutes: number, isTaken: boolean) =>
    recordAttempt(api.database, id, {
      at: after(minutes),
      status: isTaken ? 200 : null,
      answer: '',
      failure: isTaken ? null : 'network',
      words: null,
      state: isTaken ? 'delivered' : 'waiting',
      nextTryAt: isTaken ? null : after(240),
    });

  test('is brought forward by a person, from the first pause on, and by the network without its pauses', async () => {
    const id = await addDelivery(api.database, { ...ours(), userId: null, nextTryAt: NOON });
    await tried(id, 0, false);
    await addDelivery(api.database, { ...ours(), userId: null, nextTryAt: after(5) });
    expect(await state()).toEqual([{ userId: null, attempts: 1, nextTryAt: after(5) }]);
    await addDelivery(api.database, { ...ours(), userId: 7, nextTryAt: after(9) });
    expect(await state()).toEqual([{ userId: 7, attempts: 0, nextTryAt: after(9) }]);
    await addDelivery(api.database, { ...ours(), userId: null, nextTryAt: after(20) });
    expect(await state()).toEqual([{ userId: 7, attempts: 0, nextTryAt: after(9) }]);
  });

  test('waits longer the more went out by itself, and not at all for what a person sent', async () => {
    const sent = async () =>
      countAutomatic(api.database, { agreementId, partnerHeiId: PARTNER_HEI, since: after(-1) });
    for (const [index, userId] of [null, null, 7, null].entries()) {
      const hash = String(index).repeat(64);
      const id = await addDelivery(api.database, { ...ours(), hash, userId, nextTryAt: NOON });
      await tried(id, index, index !== 1);
    }
    expect(await sent()).toBe(2);
    const pauses = Array.from({ length: 18 }, (_, taken) => nextAutomatic(NOON, taken));
    expect(pauses.slice(0, 8)).toEqual([NOON, NOON, NOON, NOON, NOON, after(1), after(2), after(5)]);
    expect(pauses.at(-1)).toBeNull();
  });

  test('is kept once where too many went out, and asks for a person', async () => {
    for (const hash of ['b', 'c'])
      await keepUnsent(api.database, { ...ours(), hash: hash.repeat(64), userId: null });
    const rows = await api.database.selectFrom('exchange_deliveries').select(['state', 'hash']).execute();
    expect(rows).toEqual([{ state: 'given-up', hash: 'c'.repeat(64) }]);
    const { value } = await listAttention(api.database, after(1), { top: 50, skip: 0 });
    expect(value).toMatchObject([{ agreementId, reasons: [{ about: 'delivery', state: 'given-up' }] }]);
  });
});
