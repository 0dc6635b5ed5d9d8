import { sql } from 'kysely';
import { unreadableCopiesSchema } from 'shared-contracts/exchange/unreadableCopies.ts';
import type { Iia } from 'ewp/documents';
import { buildIia } from 'ewp/testing';
import { fetchAgain } from '../../../src/exchange/services/office/fetchAgain.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
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

async function listed() {
  const { value } = unreadableCopiesSchema.parse(await listUnreadable(api.database));
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

test('a partner that is away for a while is not shown, and one that is given up is', async () => {
  exchange.partner.copies = failure('network');
  const id = await announce('away-1');
  expect(await listed()).toEqual([]);
  await sql`update exchange_incoming set state = 'given-up' where id = ${id}`.execute(api.database);
  expect(await listed()).toMatchObject([{ iiaId: 'away-1', failure: 'network' }]);
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

test('the list ends where there are more than anybody reads, and says so', async () => {
  await sql`insert into exchange_incoming (kind, hei_id, iia_id, state, news, failure, settled_at)
    select 'iia-cnr', ${PARTNER_HEI}, 'many-' || n, 'given-up', 'failed', 'not-xml', now() from generate_series(1, 300) n`.execute(
    api.database,
  );
  const { value, hasMore } = await listUnreadable(api.database);
  expect([value.length, hasMore]).toEqual([200, true]);
});
