import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
import { approveCopy } from '../../../src/exchange/services/office/approveCopy.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { failure, fakeExchange, PARTNER_HEI, served, type FakeExchange } from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

const IRO = callerWith('IRO', 1, 'iro');

let api: SaveApi;
let exchange: FakeExchange;
/** Our copy of an agreement that says the same as each of the others. */
let example: Iia;

beforeAll(async () => {
  api = await startSaveApi();
  exchange = fakeExchange(api.database);
  const id = await finalAgreement();
  await notifyPartner(exchange.services, id, IRO);
  example = await mirrored(api.database, id, 'example');
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(() => {
  exchange = fakeExchange(api.database);
});

async function finalAgreement(): Promise<number> {
  const body = agreement({
    institutions: [{ id: 1 }, { id: 2 }],
    studentMobilitiesForStudies: [OPEN_ROW],
  });
  const { id } = (await api.save('iro', 'MobilityAgreements', body)).body;
  await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
  return Number(id);
}

/** One that an earlier system exchanged: nothing but its status and the partner's id is known of that. */
async function fromEarlierSystem(ewpStatus: number): Promise<number> {
  const id = await finalAgreement();
  await sql`update agreements set ewp_status_id = ${ewpStatus} where id = ${id}`.execute(api.database);
  await sql`insert into partner_agreement_identifications (agreement_id, iia_id) values (${id}, ${`p-${id}`})`.execute(
    api.database,
  );
  return id;
}

function copyOf(id: number, change: { readonly names?: number; readonly numbers?: number } = {}) {
  const [partner, own] = example.partners;
  const conditions = example.cooperationConditions;
  const { names, numbers: mobilitiesPerYear } = change;
  return {
    ...example,
    partners: [
      { ...partner, iiaId: `p-${id}` },
      { ...own, iiaId: names === undefined ? String(id) : undefined },
    ],
    cooperationConditions: {
      ...conditions,
      studentStudies: conditions.studentStudies.map((row) => ({
        ...row,
        ...(mobilitiesPerYear !== undefined && { mobilitiesPerYear }),
      })),
    },
  } satisfies Iia;
}

/** Ways in which an approval comes to nothing. */
const FAILURES: ReadonlyArray<readonly [string, (id: number) => void]> = [
  ['the partner cannot be reached', () => (exchange.partner.copies = failure('timeout'))],
  ['the partner serves no copy', () => (exchange.partner.copies = [])],
  [
    "the partner's hash is wrong",
    (id) => (exchange.partner.copies = [{ ...served(copyOf(id)), iiaHash: 'f'.repeat(64) }]),
  ],
  ['the copies differ', (id) => (exchange.partner.copies = [served(copyOf(id, { numbers: 44 }))])],
  ['the copy does not name ours', (id) => (exchange.partner.copies = [served(copyOf(id, { names: 0 }))])],
];

async function stateOf(id: number) {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_array(
      (select row_to_json(agreements) from agreements where id = ${id}),
      (select json_agg(iia_id) from partner_agreement_identifications where agreement_id = ${id}),
      (select json_build_array(ours, our_approval, partner_approval, ewp_status_id, terminated) from iia_exchanges where agreement_id = ${id}),
      (select count(*) from exchange_deliveries where agreement_id = ${id}),
      (select count(*) from notifications where agreement_id = ${id}),
      (select count(*) from approval_responses where agreement_id = ${id})) as all`.execute(api.database);
  return rows[0]?.all;
}

async function expectNothingDone(id: number): Promise<void> {
  const before = await stateOf(id);
  const result = await approveCopy(exchange.services, id, IRO);
  expect(result?.deliveries).toEqual([]);
  expect(result?.refusal ?? result?.differences).toBeDefined();
  expect(await stateOf(id)).toEqual(before);
  expect(exchange.queued.filter(({ job }) => job === 'deliver')).toEqual([]);
}

async function statusOf(id: number): Promise<number> {
  return (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body.ewpStatus.id;
}

async function linked(): Promise<number> {
  const id = await finalAgreement();
  await notifyPartner(exchange.services, id, IRO);
  exchange.partner.copies = [served(copyOf(id))];
  const cnr = { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: `p-${id}` } as const;
  await processIncoming(
    exchange.services,
    (await keepIncoming(api.database, cnr, exchange.partner.now)) ?? 0,
  );
  expect(await statusOf(id)).toBe(4);
  exchange.queued.length = 0;
  return id;
}

describe.each(FAILURES)('when %s', (_, prepare) => {
  test.each([2, 3, 4, 6])('an agreement of an earlier system in status %i stays as it is', async (status) => {
    const id = await fromEarlierSystem(status);
    prepare(id);
    await expectNothingDone(id);
    expect(await statusOf(id)).toBe(status);
  });

  test('an agreement that both have notified stays so, also with edits that were not sent', async () => {
    const id = await linked();
    await sql`update agreement_mobilities set other_info_terms = 'Typed since.' where agreement_id = ${id}`.execute(
      api.database,
    );
    prepare(id);
    await expectNothingDone(id);
  });

  test('an approval of the partner is not asked for and taken in on the way', async () => {
    const id = await linked();
    await sql`update iia_exchanges set partner_approval = ours->>'hash', ewp_status_id = 6 where agreement_id = ${id}`.execute(
      api.database,
    );
    await sql`update agreements set ewp_status_id = 6 where id = ${id}`.execute(api.database);
    prepare(id);
    await expectNothingDone(id);
    expect(await statusOf(id)).toBe(6);
  });
});

describe('what an earlier system exchanged', () => {
  test.each([
    [2, 2],
    [3, 4],
    [4, 4],
    [6, 6],
  ])('moves by our notification from status %i to %i', async (before, after) => {
    const id = await fromEarlierSystem(before);
    await notifyPartner(exchange.services, id, IRO);
    expect(await statusOf(id)).toBe(after);
  });

  test.each([3, 4])(
    'is approved in status %i, once the partner serves a copy that says the same',
    async (status) => {
      const id = await fromEarlierSystem(status);
      exchange.partner.copies = [served(copyOf(id))];
      expect(await approveCopy(exchange.services, id, IRO)).not.toHaveProperty('refusal');
      expect(await statusOf(id)).toBe(5);
    },
  );

  test('is not taken for deleted when the partner serves no copy of it', async () => {
    const id = await fromEarlierSystem(3);
    await notifyPartner(exchange.services, id, IRO);
    exchange.partner.copies = [];
    const cnr = { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: `p-${id}` } as const;
    await processIncoming(
      exchange.services,
      (await keepIncoming(api.database, cnr, exchange.partner.now)) ?? 0,
    );
    expect(await statusOf(id)).toBe(4);
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
    expect(body.partnerAgreementIdentifications).toMatchObject([{ iiaId: `p-${id}` }]);
  });
});
