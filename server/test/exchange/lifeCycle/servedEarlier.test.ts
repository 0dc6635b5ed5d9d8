import { sql } from 'kysely';
import type { EwpCaller } from 'ewp/node';
import { servedIias } from '../../../src/exchange/served/servedIias.ts';
import { reconcile } from '../../../src/exchange/services/work/reconcile.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { fakeExchange, PARTNER_HEI, type FakeExchange } from '../support/fakeExchange.ts';
import { OPEN_ROW } from '../support/pairs.ts';

let api: SaveApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startSaveApi();
  exchange = fakeExchange(api.database);
}, START_TIMEOUT_MS);
afterAll(() => api.close());

/** An agreement that came with a status of an earlier system. */
async function earlier(ewpStatus: number, change = sql``) {
  const { body } = await api.save(
    'iro',
    'MobilityAgreements',
    agreement({ studentMobilitiesForStudies: [OPEN_ROW] }),
  );
  await sql`update agreements set status_id = 3, ewp_status_id = ${ewpStatus} ${change} where id = ${body.id}`.execute(
    api.database,
  );
  return Number(body.id);
}

const listed = async () =>
  (
    await servedIias(api.database).index({ modifiedSince: null, receivingAcademicYearIds: [] }, {
      heiIds: [PARTNER_HEI],
    } as unknown as EwpCaller)
  ).length;
const state = async (id: number) =>
  (
    await sql`select ewp_status_id as status, is_deleted as "isDeleted" from agreements where id = ${id}`.execute(
      api.database,
    )
  ).rows[0];

test('agreements that came with their status are served from the night on, and keep it; nobody is told', async () => {
  const notified = await earlier(2);
  const approved = await earlier(7);
  const byPartner = await earlier(3);
  const notNotified = await earlier(1);
  const deleted = await earlier(7, sql`, is_deleted = true`);
  expect(await listed()).toBe(0);
  await reconcile(exchange.services);
  // What the partner alone has notified is none that we serve.
  expect(await listed()).toBe(2);
  expect(await state(notified)).toMatchObject({ status: 2 });
  expect(await state(approved)).toMatchObject({ status: 7 });
  expect(await state(byPartner)).toMatchObject({ status: 3 });
  const { rows } = await sql`
    select agreement_id from iia_exchanges where agreement_id in (${notNotified}, ${deleted})`.execute(
    api.database,
  );
  expect(rows).toEqual([]);
  const { rows: told } = await sql`select id from exchange_deliveries`.execute(api.database);
  expect(told).toEqual([]);
  // Nobody has changed who is named, so there is nothing to send.
  const { rows: judged } = await sql`
    select judged_of is not null as "isJudged", are_only_people_unsent as "isUnsent" from iia_exchanges where agreement_id = ${approved}`.execute(
    api.database,
  );
  expect(judged).toEqual([{ isJudged: true, isUnsent: false }]);
  await reconcile(exchange.services);
  expect(await listed()).toBe(2);
});
