import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { type BulkApi, startBulkApi } from '../../support/api/bulkApi.ts';
import { NOW, START_TIMEOUT_MS } from '../../support/api/saveApi.ts';
import { failure, fakeExchange, type FakeExchange } from '../support/fakeExchange.ts';

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

async function finalAgreement(change = {}): Promise<number> {
  const id = await api.newAgreement(change);
  const { dateModified } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
  const final = await api.save('iro', 'MobilityAgreements', { id, dateModified, status: { name: 'Final' } });
  expect(final.status).toBe(200);
  return id;
}

async function until(jobId: number, isReached: (job: any) => boolean) {
  for (const end = Date.now() + patient(10_000); Date.now() < end;) {
    const { body } = await api.bulk('iro', `/${jobId}`);
    if (isReached(body)) return body;
  }
  throw new Error('It never came to that.');
}

test('partners are told once of each copy, and the job says how many of them know', async () => {
  const ids = [await finalAgreement(), await finalAgreement(), await finalAgreement()];
  const submitted = await api.newAgreement();
  const { body: job } = await api.begin('iro', 'notify', [...ids, submitted]);
  const { rows } = await api.ended(job.id);
  expect(rows.get(submitted)).toMatchObject({ state: 'refused', reason: { code: 'submit-first' } });
  expect(await until(job.id, ({ told }) => told.delivered === 3)).toMatchObject({
    counts: { done: 3, refused: 1 },
    told: { delivered: 3, waiting: 0, refused: 0 },
  });
  for (const id of ids) {
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
    expect(body.ewpStatus).toMatchObject({ id: 2 });
  }
  const again = await api.ended((await api.begin('iro2', 'notify', ids)).body.id);
  expect(ids.map((id) => again.rows.get(id).reason?.code)).toEqual(Array(3).fill('already-notified'));
});

test('what a partner has not taken yet waits, and is not said to be sent', async () => {
  exchange.partner.takes = failure('network');
  const id = await finalAgreement();
  const { body: job } = await api.begin('iro', 'notify', [id]);
  const { rows } = await api.ended(job.id);
  expect(rows.get(id)).toMatchObject({ state: 'done', told: 'waiting' });
  expect(await until(job.id, ({ told }) => told.waiting === 1)).toMatchObject({ told: { delivered: 0 } });
  exchange.partner.takes = failure('status', 400);
  const other = (await api.begin('iro', 'notify', [await finalAgreement()])).body;
  expect(await until(other.id, ({ told }) => told.refused === 1)).toMatchObject({ told: { waiting: 0 } });
  exchange.partner.takes = null;
});

test('two people who begin the same at one time tell each partner once', async () => {
  const ids = [await finalAgreement(), await finalAgreement()];
  const both = await Promise.all([api.begin('iro', 'notify', ids), api.begin('iro2', 'notify', ids)]);
  const ended = await Promise.all(both.map(({ body }) => api.ended(body.id)));
  for (const id of ids) {
    expect(ended.map(({ rows }) => rows.get(id).state).toSorted()).toEqual(['done', 'refused']);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from exchange_deliveries where agreement_id = ${id}`.execute(
      api.database,
    );
    expect(rows[0]?.n).toBe(1);
  }
});
