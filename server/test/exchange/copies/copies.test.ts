import { sql } from 'kysely';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { copiesSchema } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { Iia } from 'ewp/documents';
import { approveCopy } from '../../../src/exchange/services/office/approveCopy.ts';
import { deliver } from '../../../src/exchange/services/work/deliver.ts';
import { fetchByHand } from '../../../src/exchange/services/office/fetchByHand.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { readCopies } from '../../../src/exchange/services/office/readCopies.ts';
import { listDeliveries, reopenDelivery } from '../../../src/exchange/store/outgoing/deliveries.ts';
import { keepIncoming, type Incoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { failure, fakeExchange, PARTNER_HEI, served, type FakeExchange } from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

const IRO = callerWith('IRO', 1, 'iro');
const MINUTE_MS = 60_000;

let api: SaveApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(() => {
  exchange = fakeExchange(api.database);
});

async function finalAgreement(): Promise<number> {
  const body = agreement({ institutions: [{ id: 1 }, { id: 2 }], studentMobilitiesForStudies: [OPEN_ROW] });
  const { id } = (await api.save('iro', 'MobilityAgreements', body)).body;
  await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
  return Number(id);
}

async function copiesOf(id: number): Promise<Copies> {
  const asked = { isConnected: true, language: 'en' } as const;
  return copiesSchema.parse(await readCopies(api.database, id, asked));
}

/** Lets a minute go by, so that what comes after is later. */
function later(): void {
  exchange.partner.now = new Date(exchange.partner.now.getTime() + MINUTE_MS);
}

/** As late as the last of the growing pauses lets a failed fetch be tried again. */
function untilNextTry(): void {
  exchange.partner.now = new Date(exchange.partner.now.getTime() + 8 * 60 * MINUTE_MS);
}

async function receive(kind: Incoming['kind'], iiaId: string): Promise<number> {
  later();
  const id = await keepIncoming(api.database, { kind, heiId: PARTNER_HEI, iiaId }, exchange.partner.now);
  await processIncoming(exchange.services, id ?? 0);
  return id ?? 0;
}

async function send(id: number): Promise<void> {
  const deliveries = (await notifyPartner(exchange.services, id, IRO)) ?? [];
  for (const delivery of deliveries) await deliver(exchange.services, delivery, 'request');
}

async function sendAgain(id: number): Promise<void> {
  const [delivery] = await listDeliveries(api.database, { agreementId: id });
  const { now } = exchange.partner;
  const again = await reopenDelivery(api.database, delivery?.id ?? 0, {
    userId: IRO.id,
    askedAt: now,
    nextTryAt: now,
  });
  await deliver(exchange.services, again?.id ?? 0, 'request');
}

async function partnerServes(id: number, iiaId: string, change: Partial<Iia['cooperationConditions']> = {}) {
  exchange.partner.copies = [served(await mirrored(api.database, id, iiaId, change))];
}

async function linked(iiaId: string): Promise<number> {
  const id = await finalAgreement();
  await send(id);
  await partnerServes(id, iiaId);
  await receive('iia-cnr', iiaId);
  return id;
}

async function edit(id: number, change: object): Promise<void> {
  const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
  const [row] = body.studentMobilitiesForStudies;
  const { status } = await api.save('iro', 'MobilityAgreements', {
    id,
    dateModified: body.dateModified,
    studentMobilitiesForStudies: [{ ...OPEN_ROW, id: row.id, ...change }],
  });
  expect(status).toBe(200);
}

async function approvedByPartner(id: number): Promise<void> {
  const { ours } = await copiesOf(id);
  exchange.partner.approvals = [{ iiaId: String(id), iiaHash: ours?.hash ?? '' }];
  await receive('iia-approval-cnr', String(id));
}

const newsOf = ({ attention }: Copies) => attention.map(({ news }) => news);

describe('how the two copies stand', () => {
  test('is nothing yet for an agreement that nobody sent', async () => {
    expect(await copiesOf(await finalAgreement())).toMatchObject({
      partner: { heiId: PARTNER_HEI, iiaId: null },
      ours: null,
      partners: null,
      approved: null,
      differences: null,
      hasUnsentEdits: false,
      untold: [],
      events: [],
      attention: [],
    });
  });

  test('names the places where the copies differ, and what was changed since ours was sent', async () => {
    const id = await linked('c-1');
    expect(await copiesOf(id)).toMatchObject({ differences: [], hasUnsentEdits: false, unsentEdits: [] });
    await edit(id, { mobilitiesPerYear: 7 });
    expect(await copiesOf(id)).toMatchObject({
      differences: [],
      hasUnsentEdits: true,
      unsentEdits: [{ field: 'studentMobilitiesForStudies/0/mobilitiesPerYear', now: '7', sent: '2' }],
    });
    later();
    await send(id);
    const after = await copiesOf(id);
    expect(after).toMatchObject({
      hasUnsentEdits: false,
      differences: [
        {
          field: 'studentMobilitiesForStudies/0/mobilitiesPerYear',
          ours: '7',
          partners: '2',
          approved: null,
        },
      ],
    });
    expect(after.ours?.since).toBe(exchange.partner.now.toISOString());
    expect(after.ours?.toldAt).toBe(exchange.partner.now.toISOString());
  });

  test('says for which copies the approvals are', async () => {
    const id = await linked('c-2');
    expect(await copiesOf(id)).toMatchObject({
      ours: { approval: { stand: 'none', at: null } },
      partners: { approval: { stand: 'none', at: null } },
    });
    await approveCopy(exchange.services, id, IRO);
    await approvedByPartner(id);
    const both = await copiesOf(id);
    expect(both).toMatchObject({
      ours: { approval: { stand: 'present', at: expect.any(String) } },
      partners: { approval: { stand: 'present', at: expect.any(String) } },
      approved: { ours: both.ours?.hash, partners: both.partners?.hash, at: expect.any(String) },
    });
    await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified: (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body.dateModified,
      ewpStatus: { id: 2 },
    });
    await edit(id, { mobilitiesPerYear: 9 });
    await send(id);
    expect(await copiesOf(id)).toMatchObject({
      ours: { approval: { stand: 'earlier' } },
      partners: { approval: { stand: 'present' } },
      approved: { ours: both.ours?.hash },
    });
  });

  test('says that the partner was not told, until its system takes the notification', async () => {
    const id = await finalAgreement();
    exchange.partner.takes = failure('timeout');
    await send(id);
    const waiting = await copiesOf(id);
    expect(waiting.untold).toEqual([{ kind: 'iia-cnr', state: 'waiting', nextTryAt: expect.any(String) }]);
    expect(waiting.ours?.toldAt).toBeNull();
    exchange.partner.takes = failure('status', 400);
    await sendAgain(id);
    expect((await copiesOf(id)).untold).toEqual([{ kind: 'iia-cnr', state: 'refused', nextTryAt: null }]);
    exchange.partner.takes = null;
    await sendAgain(id);
    expect((await copiesOf(id)).untold).toEqual([]);
  });

  test('shows an agreement of an earlier system without a copy of the partner', async () => {
    const id = await finalAgreement();
    await sql`update agreements set ewp_status_id = 7 where id = ${id}`.execute(api.database);
    expect(await copiesOf(id)).toMatchObject({
      ours: { since: null, toldAt: null },
      partners: null,
      approved: { partners: null, at: null },
      differences: null,
      hasUnsentEdits: false,
    });
    const { rows } = await sql`select from iia_exchanges where agreement_id = ${id}`.execute(api.database);
    expect(rows).toEqual([]);
  });
});

describe('what a notification of the partner led to', () => {
  test('is told as codes, the newest first', async () => {
    const id = await linked('c-10');
    await receive('iia-cnr', 'c-10');
    await partnerServes(id, 'c-10', { isTerminatedAsAWhole: true });
    await receive('iia-cnr', 'c-10');
    await partnerServes(id, 'c-10', { studentStudies: [] });
    await receive('iia-cnr', 'c-10');
    await approvedByPartner(id);
    const { events } = await copiesOf(id);
    expect(events.map(({ news, source, by }) => [news, source, by])).toEqual([
      ['approved', 'partner', null],
      ['changed', 'partner', null],
      ['termination-asked', 'partner', null],
      ['unchanged', 'partner', null],
      ['linked', 'partner', null],
    ]);
  });

  test('waits with the reason and the next try when nothing came, and then says what came', async () => {
    const id = await linked('c-11');
    exchange.partner.copies = failure('timeout');
    const incoming = await receive('iia-cnr', 'c-11');
    expect((await copiesOf(id)).events[0]).toMatchObject({
      state: 'waiting',
      news: 'failed',
      failure: 'timeout',
      nextTryAt: expect.any(String),
    });
    expect(newsOf(await copiesOf(id))).toEqual([]);
    await partnerServes(id, 'c-11');
    untilNextTry();
    await processIncoming(exchange.services, incoming);
    expect((await copiesOf(id)).events[0]).toMatchObject({
      state: 'done',
      news: 'unchanged',
      failure: null,
      nextTryAt: null,
    });
  });

  test('needs people when the partner deleted its copy, until ours is sent again', async () => {
    const id = await linked('c-12');
    exchange.partner.copies = [];
    await receive('iia-cnr', 'c-12');
    expect(newsOf(await copiesOf(id))).toEqual(['deleted']);
    later();
    await edit(id, { mobilitiesPerYear: 3 });
    await send(id);
    expect(newsOf(await copiesOf(id))).toEqual([]);
  });

  test('needs people when the partner withdrew its approval, until it approves again', async () => {
    const id = await linked('c-13');
    await approvedByPartner(id);
    exchange.partner.approvals = [];
    await receive('iia-approval-cnr', String(id));
    expect(newsOf(await copiesOf(id))).toEqual(['approval-withdrawn']);
    await approvedByPartner(id);
    expect(newsOf(await copiesOf(id))).toEqual([]);
  });

  test('needs people when the hash of the copy is wrong, until a good one comes', async () => {
    const id = await linked('c-14');
    const good = served(await mirrored(api.database, id, 'c-14'));
    exchange.partner.copies = [{ ...good, iiaHash: 'f'.repeat(64) }];
    await receive('iia-cnr', 'c-14');
    expect(newsOf(await copiesOf(id))).toEqual(['wrong-hash']);
    exchange.partner.copies = failure('timeout');
    await receive('iia-cnr', 'c-14');
    expect(newsOf(await copiesOf(id))).toEqual(['wrong-hash']);
    exchange.partner.copies = [good];
    await fetchByHand(exchange.services, id, IRO);
    expect(newsOf(await copiesOf(id))).toEqual([]);
  });

  test('needs people at once when the document is not valid', async () => {
    const id = await linked('c-15');
    exchange.partner.copies = failure('not-valid');
    await receive('iia-cnr', 'c-15');
    expect((await copiesOf(id)).attention).toMatchObject([{ news: 'failed', failure: 'not-valid' }]);
  });

  test('needs people when a partner stays away for a day', async () => {
    const id = await linked('c-16');
    exchange.partner.approvals = failure('network');
    const away = await receive('iia-approval-cnr', String(id));
    for (let tries = 1; tries < 12; tries += 1) {
      expect(newsOf(await copiesOf(id))).toEqual([]);
      untilNextTry();
      await processIncoming(exchange.services, away);
    }
    expect((await copiesOf(id)).attention).toMatchObject([
      { kind: 'iia-approval-cnr', news: 'failed', failure: 'network', state: 'given-up' },
    ]);
  });
});

describe('fetching by hand', () => {
  test('takes the copy and the approval in as a notification would, and names who asked', async () => {
    const id = await linked('c-20');
    await partnerServes(id, 'c-20', { studentStudies: [] });
    const { ours } = await copiesOf(id);
    exchange.partner.approvals = [{ iiaId: String(id), iiaHash: ours?.hash ?? '' }];
    expect(await fetchByHand(exchange.services, id, IRO)).toEqual({ deliveries: [] });
    const { events, differences } = await copiesOf(id);
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'iia-approval-cnr', news: 'approved', source: 'office', by: 'iro' },
      { kind: 'iia-cnr', news: 'changed', source: 'office', by: 'iro' },
    ]);
    expect(differences).toHaveLength(1);
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
    expect(body.ewpStatus.id).toBe(6);
  });

  test('says why nothing came, and leaves everything as it was', async () => {
    const id = await linked('c-21');
    const before = await copiesOf(id);
    exchange.partner.copies = failure('timeout');
    const fetched = await fetchByHand(exchange.services, id, IRO);
    expect(fetched?.refusal).toMatchObject({ code: 'unavailable', detail: 'It was timeout.' });
    const after = await copiesOf(id);
    expect(after.partners).toEqual(before.partners);
    expect(after.events[0]).toMatchObject({ state: 'given-up', news: 'failed', source: 'office' });
    expect(after.attention).toEqual([]);
    expect(exchange.queued.filter(({ job }) => job === 'incoming')).toEqual([]);
  });

  test('refuses a copy with a wrong hash in words, and shows it', async () => {
    const id = await linked('c-22');
    const good = served(await mirrored(api.database, id, 'c-22'));
    exchange.partner.copies = [{ ...good, iiaHash: 'f'.repeat(64) }];
    const fetched = await fetchByHand(exchange.services, id, IRO);
    expect(fetched?.refusal).toMatchObject({ code: 'conflict' });
    expect(newsOf(await copiesOf(id))).toEqual(['wrong-hash']);
  });

  test('is refused while the copies are not linked', async () => {
    const id = await finalAgreement();
    await expect(fetchByHand(exchange.services, id, IRO)).rejects.toMatchObject({
      errors: [{ code: 'no-partner-copy' }],
    });
  });
});
