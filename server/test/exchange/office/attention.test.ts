import fastify from 'fastify';
import { sql } from 'kysely';
import {
  attentionSchema,
  type AttentionReason,
  type AttentionRow,
} from 'shared-contracts/exchange/exchangeAttention.ts';
import { PARTNER_NEWS } from 'shared-contracts/exchange/partnerEvents.ts';
import { registerOfficeRoutes } from '../../../src/exchange/routes/officeRoutes.ts';
import { readCopies } from '../../../src/exchange/services/office/readCopies.ts';
import { listAttention } from '../../../src/exchange/store/attention.ts';
import { registerErrorHandler } from '../../../src/platform/answers/errorHandler.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { PARTNER_HEI } from '../support/fakeExchange.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from exchange_incoming; delete from exchange_deliveries;`.execute(api.database);
});

/** Minutes before the time at which the tests look. */
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** An agreement whose copy is linked with the partner's `p-{id}`. */
async function exchanged(): Promise<number> {
  const body = agreement({ institutions: [{ id: 1 }, { id: 2 }] });
  const id = Number((await api.save('iro', 'MobilityAgreements', body)).body.id);
  await sql`insert into iia_exchanges (agreement_id, partner_hei_id, partner_iia_id, ewp_status_id, terminated)
    values (${id}, ${PARTNER_HEI}, ${`p-${id}`}, 1, 0)`.execute(api.database);
  return id;
}

type Look = {
  readonly kind?: string;
  readonly news: string | null;
  readonly failure?: string;
  readonly state?: string;
  readonly source?: string;
  readonly isLinked?: boolean;
};

async function look(id: number, minutes: number, given: Look): Promise<void> {
  const {
    kind = 'iia-cnr',
    news,
    failure = null,
    state = 'done',
    source = 'partner',
    isLinked = true,
  } = given;
  const iiaId = kind === 'iia-cnr' ? `p-${id}` : String(id);
  const settledAt = state === 'waiting' ? null : ago(minutes);
  await sql`insert into exchange_incoming (kind, hei_id, iia_id, state, source, news, failure, agreement_id, received_at, settled_at)
    values (${kind}, ${PARTNER_HEI}, ${iiaId}, ${state}, ${source}, ${news}, ${failure}, ${isLinked ? id : null}, ${ago(minutes)}, ${settledAt})
    on conflict do nothing`.execute(api.database);
}

async function sent(id: number, minutes: number, state: string, hash = 'a', userId: number | null = 1) {
  const { rows } = await sql<{ id: number }>`
    insert into exchange_deliveries (agreement_id, kind, partner_hei_id, iia_id, hash, state, user_id, created_at)
    values (${id}, 'iia-cnr', ${PARTNER_HEI}, ${String(id)}, ${hash}, ${state}, ${userId}, ${ago(minutes)}) returning id`.execute(
    api.database,
  );
  await sql`insert into exchange_attempts (delivery_id, at, answer) values (${rows[0]?.id}, ${ago(minutes - 1)}, '')`.execute(
    api.database,
  );
}

async function listed(): Promise<AttentionRow[]> {
  const { value } = attentionSchema.parse(await listAttention(api.database, NOW, { top: 200, skip: 0 }));
  return value;
}

async function reasonsOf(id: number): Promise<AttentionReason[]> {
  return (await listed()).find(({ agreementId }) => agreementId === id)?.reasons ?? [];
}

describe('what the office has to look into', () => {
  test('names the agreement, the partner, the years and the reasons, the newest first', async () => {
    const id = await exchanged();
    await look(id, 300, { news: 'deleted' });
    await look(id, 200, { kind: 'iia-approval-cnr', news: 'approval-withdrawn' });
    const [row, ...more] = await listed();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      agreementId: id,
      heiId: PARTNER_HEI,
      institutionName: expect.any(String),
      startYear: expect.any(Number),
      endYear: expect.any(Number),
    });
    const common = { about: 'partner', failure: null, status: null };
    expect(row?.reasons).toEqual([
      { ...common, kind: 'iia-approval-cnr', news: 'approval-withdrawn', since: ago(200).toISOString() },
      { ...common, kind: 'iia-cnr', news: 'deleted', since: ago(300).toISOString() },
    ]);
  });

  test.each(['refused', 'given-up'])('is a notification that was %s, since its last try', async (state) => {
    const id = await exchanged();
    await sent(id, 30, state);
    expect(await reasonsOf(id)).toEqual([
      { about: 'delivery', kind: 'iia-cnr', state, since: ago(29).toISOString(), nextTryAt: null },
    ]);
  });

  test('is a notification that waits for an hour, and not before', async () => {
    const [early, late] = [await exchanged(), await exchanged()];
    await sent(early, 59, 'waiting');
    await sent(late, 60, 'waiting');
    expect(await reasonsOf(early)).toEqual([]);
    expect(await reasonsOf(late)).toMatchObject([{ state: 'waiting', since: ago(60).toISOString() }]);
  });

  test('is no notification that another one followed, or that says what the partner knows', async () => {
    const [followed, known] = [await exchanged(), await exchanged()];
    await sent(followed, 90, 'refused', 'a');
    await sent(followed, 80, 'delivered', 'b');
    await sent(known, 90, 'delivered', 'a');
    await sent(known, 80, 'refused', 'a');
    expect(await listed()).toEqual([]);
  });

  test('is a notification of other people in the copy that the partner knows', async () => {
    const id = await exchanged();
    await sent(id, 90, 'delivered', 'a');
    await sent(id, 80, 'refused', 'a');
    await sql`update exchange_deliveries set fingerprint = state`.execute(api.database);
    expect(await reasonsOf(id)).toMatchObject([{ about: 'delivery', state: 'refused' }]);
  });

  test('is no news that newer news superseded, but one that a partner merely away followed', async () => {
    const [mended, away] = [await exchanged(), await exchanged()];
    for (const id of [mended, away]) await look(id, 90, { news: 'wrong-hash' });
    await look(mended, 80, { news: 'unchanged' });
    await look(away, 80, { news: 'failed', failure: 'timeout', state: 'waiting' });
    await look(away, 70, { news: 'repeated' });
    expect(await reasonsOf(mended)).toEqual([]);
    expect(await reasonsOf(away)).toMatchObject([{ news: 'wrong-hash' }]);
  });

  test('is no deletion after which somebody sent our copy again', async () => {
    const [answered, other] = [await exchanged(), await exchanged()];
    for (const id of [answered, other]) await look(id, 90, { news: 'deleted' });
    await sent(answered, 80, 'delivered');
    await sent(other, 80, 'delivered', 'a', null);
    expect(await reasonsOf(answered)).toEqual([]);
    expect(await reasonsOf(other)).toMatchObject([{ news: 'deleted' }]);
  });

  test('is found also where the notification came before the copies were linked', async () => {
    const id = await exchanged();
    await look(id, 90, { news: 'failed', failure: 'not-valid', isLinked: false });
    await look(id, 80, { kind: 'iia-approval-cnr', news: 'failed', failure: 'not-xml', isLinked: false });
    expect(await reasonsOf(id)).toMatchObject([{ failure: 'not-xml' }, { failure: 'not-valid' }]);
    await look(id, 70, { news: 'linked' });
    await look(id, 60, { kind: 'iia-approval-cnr', news: 'approved', isLinked: false });
    expect(await reasonsOf(id)).toEqual([]);
  });

  test('is nothing of an agreement that is deleted', async () => {
    const id = await exchanged();
    await look(id, 90, { news: 'deleted' });
    await sent(id, 80, 'refused');
    await sql`update agreements set is_deleted = true where id = ${id}`.execute(api.database);
    expect(await listed()).toEqual([]);
  });

  test('begins with the agreement that has the newest reason', async () => {
    const ids = [await exchanged(), await exchanged(), await exchanged()] as const;
    await look(ids[1], 50, { news: 'other-partners' });
    await sent(ids[2], 100, 'refused');
    await look(ids[0], 200, { news: 'wrong-hash' });
    await look(ids[0], 70, { kind: 'iia-approval-cnr', news: 'withdrawal-ignored' });
    expect((await listed()).map(({ agreementId }) => agreementId)).toEqual([ids[1], ids[0], ids[2]]);
  });

  test('is what the view of each agreement says, whatever happened', async () => {
    const ids = [await exchanged(), await exchanged(), await exchanged(), await exchanged()];
    let seed = 7;
    const pick = <Value>(values: readonly Value[]): Value => {
      seed = (seed * 48_271) % 2_147_483_647;
      return values[seed % values.length]!;
    };
    for (let step = 400; step > 100; step -= 1) {
      const id = pick(ids);
      if (pick([1, 2, 3, 4, 5, 6]) === 6)
        await sent(id, step, pick(['delivered', 'refused']), pick(['a', 'b']));
      const news = pick([...PARTNER_NEWS, 'failed', 'failed', null]);
      const failure = news === 'failed' ? pick([undefined, 'timeout', 'status', 'not-valid']) : undefined;
      await look(id, step, {
        news,
        kind: pick(['iia-cnr', 'iia-approval-cnr']),
        state: news === 'failed' ? pick(['waiting', 'given-up']) : news === null ? 'waiting' : 'done',
        source: pick(['partner', 'night', 'office']),
        isLinked: pick([true, true, false]),
        ...(failure !== undefined && { failure }),
      });
      if (step % 10 > 0) continue;
      for (const each of ids) {
        const asked = { isConnected: true, language: 'en' } as const;
        const { attention, untold } = (await readCopies(api.database, each, asked))!;
        const said = [...attention.map(({ news: code }) => code), ...untold.map(({ state }) => state)].sort();
        const reasons = (await reasonsOf(each)).map((one) =>
          'news' in one ? one.news : 'state' in one ? one.state : one.about,
        );
        expect(reasons.sort()).toEqual(said);
      }
    }
  });
});

describe('GET /exchange/attention', () => {
  async function ask(role: 'IRO' | 'Faculty' | 'Student' | null, query = '') {
    const app = fastify();
    registerErrorHandler(app);
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request) => {
      request.caller = role === null ? null : callerWith(role, 1, 'somebody');
    });
    registerOfficeRoutes(app, { database: api.database, services: null });
    const response = await app.inject({ url: `/exchange/attention${query}` });
    await app.close();
    return response;
  }

  test('answers the office, also without a network', async () => {
    const response = await ask('IRO');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ total: 0, value: [], hasMore: false });
  });

  test.each([
    ['Faculty', 403],
    ['Student', 403],
    [null, 401],
  ] as const)('refuses %s', async (role, status) => {
    expect((await ask(role)).statusCode).toBe(status);
  });

  test('has pages, and counts all', async () => {
    const id = await exchanged();
    const { rows } = await sql<{ id: number }>`
      insert into agreements (start_year_id, end_year_id, status_id)
      select start_year_id, end_year_id, status_id from agreements, generate_series(1, 201) where id = ${id} returning id`.execute(
      api.database,
    );
    for (const row of rows.slice(1)) await look(row.id, 90, { news: 'wrong-hash' });
    await look(rows[0]!.id, 10, { news: 'wrong-hash' });
    const page = async (query: string) => attentionSchema.parse((await ask('IRO', query)).json());
    const first = await page('');
    expect([first.value.length, first.total, first.hasMore]).toEqual([25, 201, true]);
    expect(first.value[0]?.agreementId).toBe(rows[0]!.id);
    const last = await page('?$top=100&$skip=200');
    expect([last.value.length, last.total, last.hasMore]).toEqual([1, 201, false]);
  });
});
