import { sql } from 'kysely';
import { approveCopy } from '../../../src/exchange/services/office/approveCopy.ts';
import { deliver } from '../../../src/exchange/services/work/deliver.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { readCopies } from '../../../src/exchange/services/office/readCopies.ts';
import { revertAgreement } from '../../../src/exchange/services/office/revertAgreement.ts';
import { listDeliveries } from '../../../src/exchange/store/outgoing/deliveries.ts';
import { keepIncoming, type Incoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { listIncoming } from '../../../src/exchange/store/incoming/listIncoming.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import {
  failure,
  fakeExchange,
  OWN_HEI,
  PARTNER_HEI,
  served,
  STRANGER_HEI,
  type FakeExchange,
} from '../support/fakeExchange.ts';
import { mirrored as mirroredCopy } from '../support/mirrored.ts';
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

async function agreementIn(
  state: { status?: number; ewp?: number; terminated?: number; change?: object } = {},
) {
  const body = agreement({
    institutions: [{ id: 1 }, { id: 2 }],
    studentMobilitiesForStudies: [OPEN_ROW],
    ...state.change,
  });
  const { id } = (await api.save('iro', 'MobilityAgreements', body)).body;
  await sql`
    update agreements set status_id = ${state.status ?? 3}, ewp_status_id = ${state.ewp ?? 1}, terminated = ${state.terminated ?? 0}
    where id = ${id}`.execute(api.database);
  return Number(id);
}

async function statusOf(id: number) {
  const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
  return { ewp: body.ewpStatus.id, terminated: body.terminated };
}

const mirrored = (id: number, partnerIiaId: string) => mirroredCopy(api.database, id, partnerIiaId);

async function receive(incoming: Incoming): Promise<string | null> {
  const id = await keepIncoming(api.database, incoming, exchange.partner.now);
  await processIncoming(exchange.services, id ?? 0);
  const { rows } = await sql<{ news: string | null }>`
    select news from exchange_incoming where id = ${id ?? 0}`.execute(api.database);
  return rows[0]?.news ?? null;
}

const cnr = (iiaId: string, heiId = PARTNER_HEI): Incoming => ({ kind: 'iia-cnr', heiId, iiaId });

async function linked(partnerIiaId: string) {
  const id = await agreementIn();
  await notifyPartner(exchange.services, id, IRO);
  exchange.partner.copies = [served(await mirrored(id, partnerIiaId))];
  expect(await receive(cnr(partnerIiaId))).toBe('linked');
  return id;
}

describe('a notification to a partner', () => {
  test.each([
    failure('timeout'),
    failure('network'),
    failure('status', 503),
    { ...failure('status', 410), isWorthRetry: true },
    failure('not-xml'),
    failure('bad-signature'),
  ])('that comes to nothing is tried again after growing pauses, for about a day: %j', async (reason) => {
    const id = await agreementIn();
    const [delivery] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    exchange.partner.takes = reason;
    const began = exchange.partner.now;
    const pauses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await deliver(exchange.services, delivery!, tries === 0 ? 'request' : 'queue');
      const [{ nextTryAt, state }] = (await listDeliveries(api.database, { ids: [delivery!] })) as any;
      if (nextTryAt === null) {
        expect([tries, state]).toEqual([11, 'given-up']);
        break;
      }
      pauses.push(Date.parse(nextTryAt) - exchange.partner.now.getTime());
      exchange.partner.now = new Date(nextTryAt);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    const hours = (exchange.partner.now.getTime() - began.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
  });

  test('that a fault of our own keeps back is shown as tried, and waits', async () => {
    const id = await agreementIn();
    const [delivery] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    const network = { ...exchange.services.network, notify: () => Promise.reject(new Error('a fault')) };
    await deliver({ ...exchange.services, network }, delivery!, 'request');
    expect(await listDeliveries(api.database, { ids: [delivery!] })).toMatchObject([
      { state: 'waiting', attempts: [{ answer: expect.stringContaining('a fault of its own') }] },
    ]);
  });

  test('waits for a partner whom the registry does not list, and says so', async () => {
    const id = await agreementIn();
    const [delivery] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    exchange.partner.takes = { ...failure('not-on-network'), isWorthRetry: true };
    await deliver(exchange.services, delivery!, 'request');
    expect(await listDeliveries(api.database, { ids: [delivery!] })).toMatchObject([
      { state: 'waiting', attempts: [{ status: null, failure: 'not-on-network' }] },
    ]);
  });

  test('is sent once more when the office asks for it again', async () => {
    const id = await agreementIn();
    const [first] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    await deliver(exchange.services, first!, 'request');
    const [again] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    expect(again).toBeGreaterThan(first!);
    expect(await statusOf(id)).toMatchObject({ ewp: 2 });
  });

  test('counts as taken when the partner accepts it in another way, which is noted', async () => {
    const id = await agreementIn();
    const [delivery] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    const accepted = { isDone: true, value: null, xml: '', status: 202 } as const;
    const network = { ...exchange.services.network, notify: async () => accepted };
    await deliver({ ...exchange.services, network }, delivery!, 'request');
    const answer = 'Accepted with 202, where the specification asks for 200.';
    expect(await listDeliveries(api.database, { ids: [delivery!] })).toMatchObject([
      { state: 'delivered', attempts: [{ status: 202, answer, failure: null }] },
    ]);
    const copies = await readCopies(api.database, id, { isConnected: true, language: 'en' });
    expect(copies?.ours?.toldAt).toBe(exchange.partner.now.toISOString());
  });

  test('is not tried again when the partner refuses it', async () => {
    const id = await agreementIn();
    const [delivery] = (await notifyPartner(exchange.services, id, IRO)) ?? [];
    exchange.partner.takes = failure('status', 400);
    await deliver(exchange.services, delivery!, 'request');
    expect(await listDeliveries(api.database, { ids: [delivery!] })).toMatchObject([
      { state: 'refused', nextTryAt: null, attempts: [{ status: 400 }] },
    ]);
  });

  test('is one for each copy, however often it is asked for while it waits', async () => {
    const id = await agreementIn();
    const first = await notifyPartner(exchange.services, id, IRO);
    await sql`update agreements set date_modified = now() + interval '1 hour' where id = ${id}`.execute(
      api.database,
    );
    expect(await notifyPartner(exchange.services, id, IRO)).toEqual(first);
    expect(await listDeliveries(api.database, { agreementId: id })).toHaveLength(1);
  });
});

describe('an approval', () => {
  test('is refused while the partner cannot be reached, and when it serves nothing', async () => {
    const id = await linked('p-1');
    exchange.partner.copies = failure('timeout');
    expect((await approveCopy(exchange.services, id, IRO))?.refusal).toMatchObject({ code: 'unavailable' });
    expect(await statusOf(id)).toMatchObject({ ewp: 4 });
    exchange.partner.copies = [];
    expect((await approveCopy(exchange.services, id, IRO))?.refusal).toMatchObject({ code: 'conflict' });
    expect(await statusOf(id)).toMatchObject({ ewp: 4 });
    expect(exchange.queued.filter(({ job }) => job === 'incoming')).toHaveLength(1);
    await processIncoming(exchange.services, exchange.queued.at(-1)!.id);
    expect(await statusOf(id)).toMatchObject({ ewp: 2 });
  });

  test('is refused when the hash is not that of the copy', async () => {
    const id = await linked('p-2');
    exchange.partner.copies = [{ ...served(await mirrored(id, 'p-2')), iiaHash: 'f'.repeat(64) }];
    const approval = await approveCopy(exchange.services, id, IRO);
    expect(approval?.refusal?.message).toContain("The partner's hash is wrong");
    expect(await statusOf(id)).toMatchObject({ ewp: 4 });
  });

  test('takes the order of rows, contacts and ids for no difference', async () => {
    const id = await agreementIn({
      change: { studentMobilitiesForStudies: [OPEN_ROW, { ...OPEN_ROW, mobilitiesPerYear: 9 }] },
    });
    await notifyPartner(exchange.services, id, IRO);
    const copy = await mirrored(id, 'p-3');
    const studentStudies = copy.cooperationConditions.studentStudies.toReversed();
    exchange.partner.copies = [
      served({ ...copy, cooperationConditions: { ...copy.cooperationConditions, studentStudies } }),
    ];
    await receive(cnr('p-3'));
    expect(await approveCopy(exchange.services, id, IRO)).not.toHaveProperty('differences');
    expect(await statusOf(id)).toMatchObject({ ewp: 5 });
  });
});

describe('what comes from others than the partner', () => {
  test('does not link with an agreement that is not theirs', async () => {
    const id = await agreementIn();
    await notifyPartner(exchange.services, id, IRO);
    const copy = await mirrored(id, 's-1');
    const [first, second] = copy.partners;
    exchange.partner.copies = [served({ ...copy, partners: [{ ...first, heiId: STRANGER_HEI }, second] })];
    expect(await receive(cnr('s-1', STRANGER_HEI))).toBe('offered');
    expect(await statusOf(id)).toMatchObject({ ewp: 2 });
    expect((await listIncoming(api.database, { top: 100, skip: 0 })).value).toContainEqual(
      expect.objectContaining({ heiId: STRANGER_HEI, iiaId: 's-1' }),
    );
  });

  test('is not believed about an institution that it does not stand for', async () => {
    const id = await agreementIn();
    await notifyPartner(exchange.services, id, IRO);
    exchange.partner.copies = [served(await mirrored(id, 's-2'))];
    expect(await receive(cnr('s-2', STRANGER_HEI))).toBe('other-partners');
  });

  test('approves nothing', async () => {
    const id = await agreementIn();
    await notifyPartner(exchange.services, id, IRO);
    const { rows } = await sql<{
      hash: string;
    }>`select ours->>'hash' as hash from iia_exchanges where agreement_id = ${id}`.execute(api.database);
    exchange.partner.approvals = [{ iiaId: String(id), iiaHash: rows[0]!.hash }];
    await receive({ kind: 'iia-approval-cnr', heiId: STRANGER_HEI, iiaId: String(id) });
    expect(await statusOf(id)).toMatchObject({ ewp: 2 });
    await receive({ kind: 'iia-approval-cnr', heiId: PARTNER_HEI, iiaId: String(id) });
    expect(await statusOf(id)).toMatchObject({ ewp: 6 });
  });
});

describe('a notification of a partner', () => {
  test('is looked into once more when its copy cannot be fetched', async () => {
    exchange.partner.copies = failure('status', 500);
    await receive(cnr('p-9'));
    expect(exchange.queued).toMatchObject([{ job: 'incoming' }]);
    exchange.partner.copies = [];
    await processIncoming(exchange.services, exchange.queued[0]!.id);
    expect(exchange.queued).toHaveLength(1);
  });

  test('does not put an answer that was asked for earlier in the place of a later one', async () => {
    const id = await linked('p-15');
    const [earlier, later] = [
      served(await mirroredCopy(api.database, id, 'p-15', { studentStudies: [] })),
      served(await mirrored(id, 'p-15')),
    ];
    exchange.partner.copies = [earlier];
    const { network } = exchange.services;
    const overtaken: typeof network.iia = async (...given) => {
      const answer = await network.iia(...given);
      exchange.partner.now = new Date(exchange.partner.now.getTime() + 1_000);
      exchange.partner.copies = [later];
      expect(await receive(cnr('p-15'))).toBe('unchanged');
      return answer;
    };
    const slow = { ...exchange.services, network: { ...network, iia: overtaken } };
    const incoming = await keepIncoming(api.database, cnr('p-15'), exchange.partner.now);
    await processIncoming(slow, incoming ?? 0);
    const { rows } = await sql`
      select partners->>'hash' as hash, (select news from exchange_incoming where id = ${incoming ?? 0}) as news
      from iia_exchanges where agreement_id = ${id}`.execute(api.database);
    expect(rows).toEqual([{ hash: later.computedHash, news: 'repeated' }]);
  });

  test('does not overwrite what was posted and not sent yet', async () => {
    const id = await concluded('p-10');
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
    const ended = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified: body.dateModified,
      terminated: 1,
    });
    expect(ended.status).toBe(200);
    expect(await receive(cnr('p-10'))).toBe('unchanged');
    expect(await statusOf(id)).toEqual({ ewp: 7, terminated: 1 });
    const { rows } =
      await sql`select ours->'isTerminated' as ended from iia_exchanges where agreement_id = ${id}`.execute(
        api.database,
      );
    expect(rows).toEqual([{ ended: true }]);
  });

  test('deletes nothing that both have approved', async () => {
    const id = await concluded('p-11');
    exchange.partner.copies = [];
    expect(await receive(cnr('p-11'))).toBe('deletion-ignored');
    expect(await statusOf(id)).toEqual({ ewp: 7, terminated: 0 });
  });

  test('keeps what somebody typed since our copy was sent, as changes of the next round', async () => {
    const id = await linked('p-12');
    await approveCopy(exchange.services, id, IRO);
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
    const [row] = body.studentMobilitiesForStudies;
    const typed = [{ ...OPEN_ROW, id: row.id, mobilitiesPerYear: 8 }];
    await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified: body.dateModified,
      studentMobilitiesForStudies: typed,
    });
    await partnerApproves(id);
    expect(await statusOf(id)).toEqual({ ewp: 2, terminated: 0 });
    const after = await api.call(
      'iro',
      'GET',
      `MobilityAgreements/${id}?$select=id,approvedCopy,studentMobilitiesForStudies`,
    );
    expect(after.body.studentMobilitiesForStudies).toMatchObject([{ mobilitiesPerYear: 8 }]);
    expect(after.body.approvedCopy.agreement.studentMobilitiesForStudies).toMatchObject([
      { mobilitiesPerYear: 2 },
    ]);
  });

  test('concludes an agreement in which only something was edited that the network has no words for', async () => {
    const id = await linked('p-13');
    await approveCopy(exchange.services, id, IRO);
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
    const [row] = body.studentMobilitiesForStudies;
    const edited = [{ ...OPEN_ROW, id: row.id, toDepartment: { id: 2 } }];
    const { dateModified } = body;
    await api.save('iro', 'MobilityAgreements', { id, dateModified, studentMobilitiesForStudies: edited });
    await partnerApproves(id);
    expect(await statusOf(id)).toEqual({ ewp: 7, terminated: 0 });
  });
});

describe('an agreement that another system exchanged', () => {
  test('stays approved when the first fetched copy says the same, and falls back when it does not', async () => {
    const id = await agreementIn({ ewp: 7 });
    await sql`insert into partner_agreement_identifications (agreement_id, iia_id) values (${id}, 'p-20')`.execute(
      api.database,
    );
    const other = await agreementIn();
    await notifyPartner(exchange.services, other, IRO);
    const same = await mirrored(other, 'p-20');
    const [own] = same.partners;
    exchange.partner.copies = [
      served({ ...same, partners: [own, { heiId: OWN_HEI, iiaId: String(id), iiaCode: 'x', contacts: [] }] }),
    ];
    expect(await receive(cnr('p-20'))).toBe('unchanged');
    expect(await statusOf(id)).toEqual({ ewp: 7, terminated: 0 });
    const changed = same.cooperationConditions.studentStudies.map((spec) => ({
      ...spec,
      mobilitiesPerYear: 44,
    }));
    exchange.partner.copies = [
      served({ ...same, cooperationConditions: { ...same.cooperationConditions, studentStudies: changed } }),
    ];
    expect(await receive(cnr('p-20'))).toBe('changed');
    expect(await statusOf(id)).toEqual({ ewp: 3, terminated: 0 });
  });

  test('goes back to what was approved when its changes are reverted', async () => {
    const id = await agreementIn({ ewp: 7 });
    const read = async () => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
    const save = async (change: object) => {
      const { dateModified } = await read();
      const answer = await api.save('iro', 'MobilityAgreements', { id, dateModified, ...change });
      expect(answer.status).toBe(200);
    };
    await save({ ewpStatus: { id: 2 } });
    const [row] = (await read()).studentMobilitiesForStudies;
    await save({ studentMobilitiesForStudies: [{ ...OPEN_ROW, id: row.id, mobilitiesPerYear: 6 }] });
    expect((await revertAgreement(exchange.services, id, IRO))?.deliveries).toHaveLength(1);
    expect((await read()).studentMobilitiesForStudies).toMatchObject([{ mobilitiesPerYear: 2 }]);
    expect(await statusOf(id)).toEqual({ ewp: 7, terminated: 0 });
  });
});

async function partnerApproves(id: number) {
  const { rows } = await sql<{
    hash: string;
  }>`select ours->>'hash' as hash from iia_exchanges where agreement_id = ${id}`.execute(api.database);
  exchange.partner.approvals = [{ iiaId: String(id), iiaHash: rows[0]!.hash }];
  await receive({ kind: 'iia-approval-cnr', heiId: PARTNER_HEI, iiaId: String(id) });
}

async function concluded(partnerIiaId: string): Promise<number> {
  const id = await linked(partnerIiaId);
  await approveCopy(exchange.services, id, IRO);
  await partnerApproves(id);
  expect(await statusOf(id)).toEqual({ ewp: 7, terminated: 0 });
  return id;
}
