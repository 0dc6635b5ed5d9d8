import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
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
const theirs = () => mirrored(api.database, id, `p-${id}`);
const reversed = ({ cooperationConditions: conditions, ...iia }: Iia): Iia => ({
  ...iia,
  cooperationConditions: { ...conditions, studentStudies: conditions.studentStudies.toReversed() },
});

/** The partner serves a copy, and says so. Gives its hash, and what that was news of. */
async function serves(iia: Iia): Promise<{ readonly hash: string; readonly news: unknown }> {
  const copy = served(iia);
  exchange.partner.copies = [copy];
  await hear(exchange, id, 'iia-cnr');
  const { rows } = await sql<{
    news: string;
  }>`select news from exchange_incoming order by id desc limit 1`.execute(api.database);
  return { hash: copy.computedHash, news: rows[0]?.news };
}

async function kept() {
  const { rows } = await sql<{ ourApproval: string; oursHash: string; told: number }>`
    select our_approval as "ourApproval", ours_hash as "oursHash",
      (select count(*)::int from exchange_deliveries where agreement_id = ${id} and kind = 'iia-approval-cnr') as told
    from iia_exchanges where agreement_id = ${id}`.execute(api.database);
  return rows[0]!;
}

/** Both have approved two conditions. */
beforeEach(async () => {
  exchange = fakeExchange(api.database);
  const rows = [OPEN_ROW, { ...OPEN_ROW, mobilitiesPerYear: 7 }];
  const body = agreement({ institutions: [{ id: 1 }, { id: 2 }], studentMobilitiesForStudies: rows });
  id = Number((await api.save('iro', 'MobilityAgreements', body)).body.id);
  await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
  await notifyPartner(exchange.services, id, IRO);
  await serves(await theirs());
  await serves(await theirs());
  exchange.partner.approvals = [{ iiaId: String(id), iiaHash: (await kept()).oursHash }];
  await hear(exchange, id, 'iia-approval-cnr');
  await approveCopy(exchange.services, id, IRO);
  expect(await facts()).toMatchObject({ ewpStatus: 7, isReordered: false });
});

describe('a partner that serves what both approved in another order', () => {
  test('moves no status, at each fetch another order, and is nobody’s turn', async () => {
    const iia = await theirs();
    const { ourApproval } = await kept();
    for (const order of [reversed(iia), iia, reversed(iia)]) {
      expect(await serves(order)).toMatchObject({ news: 'reordered' });
      expect(await facts()).toMatchObject({ ewpStatus: 7, terminated: 0, isReordered: order !== iia });
      expect(turnOf(await facts())).toBe('nobody');
      expect((await kept()).ourApproval).toBe(ourApproval);
    }
    expect(await serves(reversed(iia))).toMatchObject({ news: 'unchanged' });
  });

  test('is approved once more by one call, which the partner is told of', async () => {
    const before = await kept();
    const { hash } = await serves(reversed(await theirs()));
    expect((await approveCopy(exchange.services, id, IRO))?.deliveries).toHaveLength(1);
    expect(await kept()).toEqual({ ...before, ourApproval: hash, told: before.told + 1 });
    expect(await facts()).toMatchObject({ ewpStatus: 7, isReordered: false });
    await expect(approveCopy(exchange.services, id, IRO)).rejects.toMatchObject({
      errors: [{ code: 'already-approved' }],
    });
  });

  test('has changed it where anything else is different, and goes back by the old order', async () => {
    const iia = reversed(await theirs());
    const [first, ...others] = iia.cooperationConditions.studentStudies;
    const studentStudies = [{ ...first!, mobilitiesPerYear: 99 }, ...others];
    const changed = { ...iia, cooperationConditions: { ...iia.cooperationConditions, studentStudies } };
    await serves(iia);
    expect((await facts()).isReordered).toBe(true);
    expect(await serves(changed)).toMatchObject({ news: 'changed' });
    expect(await facts()).toMatchObject({ ewpStatus: 3, isReordered: false });
    expect(await serves(await theirs())).toMatchObject({ news: 'reverted' });
    expect(await facts()).toMatchObject({ ewpStatus: 7, isReordered: false });
  });

  test('keeps nobody from beginning changes and taking them back', async () => {
    const before = await kept();
    await serves(reversed(await theirs()));
    const { dateModified } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
    const begun = await api.save('iro', 'MobilityAgreements', { id, dateModified, ewpStatus: { id: 2 } });
    expect(begun.status).toBe(200);
    await revertAgreement(exchange.services, id, IRO);
    expect(await facts()).toMatchObject({ ewpStatus: 7, isReordered: true });
    expect((await kept()).ourApproval).toBe(before.ourApproval);
  });
});
