import { sql } from 'kysely';
import { buildIia } from 'ewp/testing';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { countIncoming, listIncoming, putAway } from '../../../src/exchange/store/incoming/listIncoming.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import {
  fakeExchange,
  OWN_HEI,
  PARTNER_HEI,
  served,
  STRANGER_HEI,
  type FakeExchange,
} from '../support/fakeExchange.ts';

const AT = new Date('2026-11-21T13:00:00Z');
const OFFICE = 1;

let api: SaveApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  exchange = fakeExchange(api.database);
  await sql`truncate exchange_incoming, partner_agreements, iia_exchanges cascade`.execute(api.database);
});

/** The partner sends an agreement, as the node takes it. */
async function offer(
  iiaId: string,
  { iiaCode = `code ${iiaId}`, heiId = PARTNER_HEI, signingDate = '2026-11-01' } = {},
) {
  exchange.partner.copies = [
    served(
      buildIia({
        partners: [
          { heiId, iiaId, iiaCode, signingDate, contacts: [] },
          { heiId: OWN_HEI, contacts: [] },
        ],
      }),
    ),
  ];
  const id = await keepIncoming(api.database, { kind: 'iia-cnr', heiId, iiaId }, exchange.partner.now);
  if (id === undefined) throw new Error('It waits already.');
  await processIncoming(exchange.services, id);
}

const list = (asked: Partial<Parameters<typeof listIncoming>[1]> = {}) =>
  listIncoming(api.database, { top: 25, skip: 0, ...asked });
const ids = async (asked: Parameters<typeof list>[0] = {}) =>
  (await list(asked)).value.map(({ iiaId }) => iiaId);

test('more offers than a page holds are all there, each once, and all are counted', async () => {
  await sql`
    insert into partner_agreements (hei_id, iia_id, hash, iia)
    select ${PARTNER_HEI}, 'many-' || n, 'h', '{"partners": [{}, {}], "cooperationConditions": {}}' from generate_series(1, 560) n`.execute(
    api.database,
  );
  const found = new Set<string>();
  for (let skip = 0; skip < 560; skip += 100) for (const id of await ids({ top: 100, skip })) found.add(id);
  const { total, waiting, partners } = await list();
  expect([found.size, total, waiting, await countIncoming(api.database)]).toEqual([560, 560, 560, 560]);
  expect(partners.map(({ heiId }) => heiId)).toEqual([PARTNER_HEI]);
});

test('texts without measure neither fill the list nor what is kept, and say that they were cut', async () => {
  const iiaCode = 'Κ'.repeat(4_900_000);
  for (const id of ['long-1', 'long-2', 'long-3']) await offer(id, { iiaCode });
  const { value } = await list();
  expect(value.map((offered) => offered.iiaCode?.length)).toEqual([200, 200, 200]);
  const { rows } = await sql<{ code: string }>`
    select iia->'partners'->0->>'iiaCode' as code from partner_agreements`.execute(api.database);
  for (const { code } of rows) {
    expect(code.length).toBeLessThan(100_100);
    expect(code).toMatch(/^Κ+ \[…\]$/);
  }
});

test('words are looked for in names, ids and codes whatever their case, and a partner is asked for alone', async () => {
  await offer('first', { iiaCode: 'Συμφωνία 7' });
  await offer('second');
  await offer('third', { heiId: STRANGER_HEI });
  expect(await ids({ search: 'ΣΥΜΦΩΝΙΑ' })).toEqual(['first']);
  expect(await ids({ search: 'SECOND' })).toEqual(['second']);
  expect(await ids({ search: '%' })).toEqual([]);
  expect(await ids({ heiId: STRANGER_HEI })).toEqual(['third']);
  expect(await ids({ heiId: PARTNER_HEI })).toEqual(['second', 'first']);
});

test('an offer that was put away is out of sight until it is taken back, or the partner says something else', async () => {
  await offer('away');
  await offer('stays');
  const id = (await list({ search: 'code away' })).value[0]?.id ?? 0;
  const put = (isAway: boolean) => putAway(api.database, { id, isAway, userId: OFFICE, at: AT });
  expect(await put(true)).toMatchObject({
    iiaId: 'away',
    putAway: { at: AT.toISOString(), by: expect.any(String) },
  });
  expect(await ids()).toEqual(['stays']);
  expect(await list({ isAway: true })).toMatchObject({
    total: 1,
    waiting: 1,
    away: 1,
    value: [{ iiaId: 'away' }],
  });
  expect(await countIncoming(api.database)).toBe(1);

  expect(await put(false)).toMatchObject({ putAway: null });
  expect((await list()).total).toBe(2);

  await put(true);
  await offer('away');
  expect(await ids()).toEqual(['stays']);
  await sql`update partner_agreements set hash = 'of something else' where iia_id = 'away'`.execute(
    api.database,
  );
  await offer('away');
  expect((await ids()).toSorted()).toEqual(['away', 'stays']);
  expect(await putAway(api.database, { id: 999_999, isAway: true, userId: OFFICE, at: AT })).toBeUndefined();
});
