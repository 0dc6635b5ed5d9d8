import { sql } from 'kysely';
import { unreadableCopiesSchema } from 'shared-contracts/exchange/unreadableCopies.ts';
import type { Iia } from 'ewp/documents';
import { buildIia } from 'ewp/testing';
import { fetchAgain } from '../../../src/exchange/services/office/fetchAgain.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import type { AskedOffers } from '../../../src/exchange/store/incoming/listIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { countUnreadable, listUnreadable } from '../../../src/exchange/store/incoming/unreadableCopies.ts';
import type { SignedInCaller } from '../../../src/platform/tokens/caller.ts';
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

const OFFICE = { id: 1 } as SignedInCaller;
const DETAIL = { ...failure('not-valid'), detail: 'isced-f-code: 061 does not match [0-9]{4}' };

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

const theirs = (iiaId: string, heiId = PARTNER_HEI): Iia =>
  buildIia({
    partners: [
      { heiId, iiaId, contacts: [] },
      { heiId: OWN_HEI, contacts: [] },
    ],
  });
const wrongHash = (iiaId: string) => ({
  ...served(theirs(iiaId)),
  iiaHash: 'f'.repeat(64),
  hashText: '_iia-id_1=x',
});

/** The partner announces a copy, and it is looked into at once. */
async function announce(iiaId: string, heiId = PARTNER_HEI): Promise<number> {
  const id = await keepIncoming(api.database, { kind: 'iia-cnr', heiId, iiaId }, exchange.partner.now);
  if (id === undefined) throw new Error('It waits already.');
  await processIncoming(exchange.services, id);
  return id;
}

async function listed(asked: Partial<AskedOffers> = {}) {
  const { value } = unreadableCopiesSchema.parse(
    await listUnreadable(api.database, { top: 100, skip: 0, ...asked }),
  );
  expect(await countUnreadable(api.database)).toBe(value.length);
  return value;
}

test('a first agreement that cannot be read is shown with the partner, the element and the time', async () => {
  exchange.partner.copies = DETAIL;
  await announce('bad-1');
  exchange.partner.copies = [wrongHash('bad-2')];
  await announce('bad-2');
  exchange.partner.copies = [served(theirs('bad-3', STRANGER_HEI))];
  await announce('bad-3');
  expect(await listed()).toMatchObject([
    { iiaId: 'bad-3', news: 'other-partners', failure: null },
    {
      iiaId: 'bad-2',
      news: 'wrong-hash',
      failure: null,
      detail: expect.stringMatching(
        /^iia-hash of the copy: \S+\. SHA-256 \(UTF-8\) of the text that follows: [0-9a-f]{64}\. _iia-id_1=x$/,
      ),
    },
    {
      heiId: PARTNER_HEI,
      iiaId: 'bad-1',
      news: 'failed',
      failure: 'not-valid',
      detail: DETAIL.detail,
      since: '2026-11-21T12:00:00.000Z',
    },
  ]);
});

test('each copy is shown once, since it was announced first, with what was found last', async () => {
  exchange.partner.copies = DETAIL;
  await announce('bad-1');
  exchange.partner.now = new Date('2026-11-21T12:00:30Z');
  exchange.partner.copies = [wrongHash('bad-1')];
  await announce('bad-1');
  expect(await listed()).toMatchObject([
    { iiaId: 'bad-1', news: 'wrong-hash', since: '2026-11-21T12:00:00.000Z' },
  ]);
});

test('a first copy of a partner that is away is shown at once, with the next try', async () => {
  exchange.partner.copies = failure('network');
  const id = await announce('away-1');
  expect(await listed()).toMatchObject([
    { iiaId: 'away-1', failure: 'network', nextTryAt: expect.stringMatching(/^2026-11-21T/) },
  ]);
  await sql`update exchange_incoming set state = 'given-up', next_try_at = null where id = ${id}`.execute(
    api.database,
  );
  expect(await listed()).toMatchObject([{ iiaId: 'away-1', failure: 'network', nextTryAt: null }]);
});

test('a copy that is offered stays out of the list while its partner is away', async () => {
  exchange.partner.copies = [served(theirs('offered-1'))];
  await announce('offered-1');
  exchange.partner.copies = failure('network');
  await announce('offered-1');
  expect(await listed()).toEqual([]);
});

test('a copy is put away until the partner announces it anew', async () => {
  exchange.partner.copies = DETAIL;
  await announce('bad-1');
  const [copy] = await listed();
  const put = async (isAway: boolean) => {
    const { status, body } = await api.call('iro', 'POST', `/exchange/unreadable/${copy?.id}/away`, {
      isAway,
    });
    expect([status, body.putAway !== null]).toEqual([200, isAway]);
  };
  await put(true);
  expect(await countUnreadable(api.database)).toBe(0);
  const { value, total, waiting, away } = await listUnreadable(api.database, {
    top: 10,
    skip: 0,
    isAway: true,
  });
  expect([value.map(({ iiaId }) => iiaId), total, waiting, away]).toEqual([['bad-1'], 1, 0, 1]);
  await put(false);
  expect(await listed()).toHaveLength(1);
  await put(true);
  await announce('bad-1');
  expect(await listed()).toMatchObject([{ iiaId: 'bad-1', putAway: null }]);
  expect(
    (await api.call('teacher', 'POST', `/exchange/unreadable/${copy?.id}/away`, { isAway: true })).status,
  ).toBe(403);
});

test('one first copy of a partner that is away stays put away until it is announced again', async () => {
  exchange.partner.copies = failure('network');
  const id = await announce('away-1');
  await api.call('iro', 'POST', `/exchange/unreadable/${id}/away`, { isAway: true });
  expect(await countUnreadable(api.database)).toBe(0);
  await keepIncoming(
    api.database,
    { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: 'away-1' },
    exchange.partner.now,
  );
  expect(await countUnreadable(api.database)).toBe(1);
});

test('another try by hand offers a copy that was mended, and shows what is still wrong', async () => {
  exchange.partner.copies = DETAIL;
  await announce('bad-1');
  const [first] = await listed();
  await expect(fetchAgain(exchange.services, first?.id ?? 0, OFFICE)).rejects.toMatchObject({
    code: 'unavailable',
  });
  const [second, ...none] = await listed();
  expect([second?.iiaId, none]).toEqual(['bad-1', []]);
  // Whoever still has the earlier list before them asks for what it says is there no more.
  expect(await fetchAgain(exchange.services, first?.id ?? 0, OFFICE)).toBeUndefined();

  exchange.partner.copies = [wrongHash('bad-1')];
  await expect(fetchAgain(exchange.services, second?.id ?? 0, OFFICE)).rejects.toMatchObject({
    code: 'conflict',
  });
  exchange.partner.copies = [served(theirs('bad-1'))];
  const [third] = await listed();
  expect(await fetchAgain(exchange.services, third?.id ?? 0, OFFICE)).toEqual({ news: 'offered' });
  expect(await listed()).toEqual([]);
  const { rows } = await sql`select iia_id from partner_agreements`.execute(api.database);
  expect(rows).toEqual([{ iia_id: 'bad-1' }]);
});

test('a copy that the partner has taken back, or that belongs to one of ours since, is shown no more', async () => {
  exchange.partner.copies = DETAIL;
  await announce('bad-1');
  exchange.partner.copies = [];
  await announce('bad-1');
  expect(await listed()).toEqual([]);
});

test('one partner with many copies hides nobody: pages, search, and a filter by partner', async () => {
  await sql`insert into exchange_incoming (kind, hei_id, iia_id, state, news, failure, settled_at)
    select 'iia-cnr', ${PARTNER_HEI}, 'many-' || n, 'given-up', 'failed', 'not-xml', now() from generate_series(1, 300) n`.execute(
    api.database,
  );
  await sql`insert into exchange_incoming (kind, hei_id, iia_id, state, news, failure, settled_at, received_at)
    values ('iia-cnr', ${STRANGER_HEI}, 'other-1', 'given-up', 'failed', 'not-xml', now(), '2026-01-01')`.execute(
    api.database,
  );
  const page = { top: 100, skip: 0 };
  const first = await listUnreadable(api.database, page);
  expect([first.value.length, first.total, first.waiting, first.hasMore]).toEqual([100, 301, 301, true]);
  expect(first.partners.map(({ heiId }) => heiId).toSorted()).toEqual([PARTNER_HEI, STRANGER_HEI].toSorted());
  const last = await listUnreadable(api.database, { top: 100, skip: 300 });
  expect([last.value.length, last.hasMore]).toEqual([1, false]);
  const others = await listUnreadable(api.database, { ...page, heiId: STRANGER_HEI });
  expect([others.value.map(({ iiaId }) => iiaId), others.total]).toEqual([['other-1'], 1]);
  const found = await listUnreadable(api.database, { ...page, search: 'MANY-299' });
  expect(found.value.map(({ iiaId }) => iiaId)).toEqual(['many-299']);
  expect(await countUnreadable(api.database)).toBe(301);
});

test('a list has short reasons, and the whole one comes by its id', async () => {
  const detail = `_iia-id_1=${'x'.repeat(90_000)}`;
  await sql`insert into exchange_incoming (kind, hei_id, iia_id, state, news, detail, words, settled_at)
    select 'iia-cnr', ${PARTNER_HEI}, 'long-' || n, 'done', 'wrong-hash', ${detail}, ${detail}, now() from generate_series(1, 60) n`.execute(
    api.database,
  );
  const { body } = await api.call('iro', 'GET', '/exchange/unreadable?$top=100');
  expect(body.value).toHaveLength(60);
  expect(JSON.stringify(body).length).toBeLessThan(120_000);
  const reason = `/exchange/events/${body.value[0].id}/reason`;
  expect((await api.call('iro', 'GET', reason)).body).toEqual({ words: detail, detail });
  expect((await api.call('teacher', 'GET', reason)).status).toBe(403);
  expect((await api.call('iro', 'GET', '/exchange/events/2147483647/reason')).status).toBe(404);
});
