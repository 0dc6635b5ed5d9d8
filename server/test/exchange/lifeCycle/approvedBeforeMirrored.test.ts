import { sql } from 'kysely';
import { turnOf } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { factsOfAgreement } from '../../../src/exchange/factsOfAgreement.ts';
import { approveCopy } from '../../../src/exchange/services/office/approveCopy.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { revertAgreement } from '../../../src/exchange/services/office/revertAgreement.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { fakeExchange, served, type FakeExchange } from '../support/fakeExchange.ts';
import { hear } from '../support/hear.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

const IRO = callerWith('IRO', 1, 'iro');

let api: SaveApi;
let exchange: FakeExchange;
let id: number;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const facts = async () => (await factsOfAgreement(api.database, id))!;
const record = async () => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;

async function save(change: object): Promise<void> {
  const { dateModified } = await record();
  const { status, body } = await api.save('iro', 'MobilityAgreements', { id, dateModified, ...change });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function places(mobilitiesPerYear: number): Promise<void> {
  const [row] = (await record()).studentMobilitiesForStudies;
  const { fromInstitution: from, toInstitution: to } = row;
  const sides = { fromInstitution: { id: from.id }, toInstitution: { id: to.id } };
  await save({ studentMobilitiesForStudies: [{ ...OPEN_ROW, ...sides, id: row.id, mobilitiesPerYear }] });
}

async function oursHash(): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select ours_hash as hash from iia_exchanges where agreement_id = ${id}`.execute(api.database);
  return rows[0]!.hash;
}

async function partnerMirrors(): Promise<void> {
  exchange.partner.copies = [served(await mirrored(api.database, id, `p-${id}`))];
}

async function partnerApproves(iiaHash: string): Promise<void> {
  exchange.partner.approvals = [{ iiaId: String(id), iiaHash }];
}

/** All that is kept of the agreement but when the partner was asked last, and all that was told of it. */
async function everything() {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_array(
      (select row_to_json(agreements) from agreements where id = ${id}),
      (select json_agg(row_to_json(agreement_mobilities) order by id) from agreement_mobilities where agreement_id = ${id}),
      (select to_jsonb(iia_exchanges) - 'partner_fetched_at' from iia_exchanges where agreement_id = ${id}),
      (select count(*) from exchange_deliveries where agreement_id = ${id}),
      (select count(*) from notifications where agreement_id = ${id}),
      (select count(*) from approval_responses where agreement_id = ${id})) as all`.execute(api.database);
  return rows[0]?.all;
}

/** Both had approved two places, and we have sent a copy with five. */
beforeEach(async () => {
  exchange = fakeExchange(api.database);
  const body = agreement({ institutions: [{ id: 1 }, { id: 2 }], studentMobilitiesForStudies: [OPEN_ROW] });
  id = Number((await api.save('iro', 'MobilityAgreements', body)).body.id);
  await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
  await notifyPartner(exchange.services, id, IRO);
  await partnerMirrors();
  await hear(exchange, id, 'iia-cnr');
  await partnerMirrors();
  await hear(exchange, id, 'iia-cnr');
  await partnerApproves(await oursHash());
  await hear(exchange, id, 'iia-approval-cnr');
  await approveCopy(exchange.services, id, IRO);
  expect((await facts()).ewpStatus).toBe(7);
  await save({ ewpStatus: { id: 2 } });
  await places(5);
  await notifyPartner(exchange.services, id, IRO);
  expect(await facts()).toMatchObject({ ewpStatus: 2, isPartnerBehind: true });
});

describe('changes that the partner approves while its own copy still says what both approved before', () => {
  beforeEach(async () => {
    await partnerApproves(await oursHash());
    await hear(exchange, id, 'iia-approval-cnr');
  });

  test('are approved by the partner, whose turn it stays until it has changed its copy', async () => {
    const now = await facts();
    expect(now).toMatchObject({ ewpStatus: 6, isPartnerBehind: true, hasPartnerCopy: true });
    expect(turnOf(now)).toBe('partner');
    expect(
      (await api.call('iro', 'GET', `MobilityAgreements?$filter=id eq ${id} and turn eq 'partner'`)).body
        .value,
    ).toHaveLength(1);
  });

  test('are neither reverted nor approved, and a refusal changes nothing', async () => {
    const before = await everything();
    await expect(revertAgreement(exchange.services, id, IRO)).rejects.toMatchObject({
      statusCode: 409,
      errors: [{ code: 'partner-approved' }],
    });
    const approved = await approveCopy(exchange.services, id, IRO);
    expect(approved?.differences).toMatchObject([
      { field: 'studentMobilitiesForStudies/0/mobilitiesPerYear' },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('are concluded once the partner has changed its copy and we have approved that', async () => {
    await partnerMirrors();
    await hear(exchange, id, 'iia-cnr');
    const mirroredNow = await facts();
    expect(mirroredNow).toMatchObject({ ewpStatus: 6, isPartnerBehind: false });
    expect(turnOf(mirroredNow)).toBe('us');
    await approveCopy(exchange.services, id, IRO);
    expect(await facts()).toMatchObject({ ewpStatus: 7, terminated: 0 });
  });

  test('are ours to revert again when the partner goes back to what it had approved before', async () => {
    const { rows } = await sql<{ hash: string }>`
      select approved->'ours'->>'hash' as hash from iia_exchanges where agreement_id = ${id}`.execute(
      api.database,
    );
    await partnerApproves(rows[0]!.hash);
    await hear(exchange, id, 'iia-approval-cnr');
    expect((await facts()).ewpStatus).toBe(2);
    await revertAgreement(exchange.services, id, IRO);
    expect((await facts()).ewpStatus).toBe(7);
    expect(await oursHash()).toBe(rows[0]!.hash);
  });
});

test('a revert of changes that the partner has approved without our knowing is refused: the copies stay, nobody is told, and what the partner said is known', async () => {
  const sent = await oursHash();
  await partnerApproves(sent);
  exchange.queued.length = 0;
  const result = await revertAgreement(exchange.services, id, IRO);
  expect(result?.refusal).toMatchObject({ statusCode: 409, errors: [{ code: 'partner-approved' }] });
  expect(exchange.queued).toEqual([]);
  expect(await oursHash()).toBe(sent);
  expect((await record()).studentMobilitiesForStudies).toMatchObject([{ mobilitiesPerYear: 5 }]);
  expect((await facts()).ewpStatus).toBe(6);
});
