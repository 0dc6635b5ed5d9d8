import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { reconcile } from '../../../src/exchange/services/work/reconcile.ts';
import { listIncoming } from '../../../src/exchange/store/incoming/listIncoming.ts';
import { keepPartnerAgreement } from '../../../src/exchange/store/copies/partnerAgreements.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { buildIia } from 'ewp/testing';
import {
  failure,
  fakeExchange,
  OWN_HEI,
  PARTNER_HEI,
  served,
  STRANGER_HEI,
  type FakeExchange,
} from '../support/fakeExchange.ts';
import { copy } from '../support/copies.ts';
import { OPEN_ROW } from '../support/pairs.ts';
import { eventually } from '../support/portalNodes.ts';

let api: SaveApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startSaveApi();
  for (const partner of [2, 3]) {
    await api.save(
      'iro',
      'MobilityAgreements',
      agreement({
        institutions: [{ id: 1 }, { id: partner }],
        studentMobilitiesForStudies: [{ ...OPEN_ROW, toInstitution: { id: partner } }],
      }),
    );
  }
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  exchange = fakeExchange(api.database);
  await sql`truncate partner_agreements, exchange_incoming`.execute(api.database);
});

function theirs(iiaId: string): Iia {
  return buildIia({
    partners: [
      { heiId: PARTNER_HEI, iiaId, contacts: [] },
      { heiId: OWN_HEI, contacts: [] },
    ],
  });
}

/** What the partners list in their indexes; a promise that stays open is one that hangs. */
function night(indexes: Readonly<Record<string, readonly string[] | Promise<never>>>): Promise<void> {
  const index: typeof exchange.services.network.index = async (heiId) => ({
    isDone: true,
    value: await (indexes[heiId] ?? []),
    xml: '',
  });
  return reconcile({ ...exchange.services, network: { ...exchange.services.network, index } });
}

async function workOff(): Promise<void> {
  for (const { job, id } of exchange.queued.splice(0))
    if (job === 'incoming') await processIncoming(exchange.services, id);
}

const offers = async () =>
  (await listIncoming(api.database, { top: 100, skip: 0 })).value.map(
    ({ heiId, iiaId }) => `${heiId} ${iiaId}`,
  );

describe('the nightly reconciliation', () => {
  test('offers the first agreement of a partner whose notification was lost', async () => {
    expect(await api.database.selectFrom('iia_exchanges').selectAll().execute()).toEqual([]);
    exchange.partner.copies = [served(theirs('first-1'))];
    await night({ [PARTNER_HEI]: ['first-1'] });
    await workOff();
    expect(await offers()).toEqual([`${PARTNER_HEI} first-1`]);
  });

  test('reads the indexes of the others while a partner hangs', async () => {
    const hanging = Promise.withResolvers<never>();
    const ended = night({ [STRANGER_HEI]: hanging.promise, [PARTNER_HEI]: ['first-2'] });
    await eventually(
      async () => exchange.queued,
      (queued) => queued.length > 0,
    );
    hanging.reject(new Error('It hung up.'));
    await expect(ended).rejects.toThrow('It hung up.');
  });

  test('goes on when a partner cannot be reached', async () => {
    const { services } = exchange;
    const reason = failure('network');
    const index: typeof services.network.index = async (heiId) =>
      heiId === STRANGER_HEI
        ? { isDone: false, failure: reason }
        : { isDone: true, value: ['first-3'], xml: '' };
    await reconcile({ ...services, network: { ...services.network, index } });
    expect(exchange.queued).toHaveLength(1);
  });

  test('no longer offers what its owner has deleted, and still offers what is there', async () => {
    for (const iiaId of ['gone-1', 'there-1'])
      await keepPartnerAgreement(api.database, {
        heiId: PARTNER_HEI,
        iiaId,
        received: served(theirs(iiaId)),
        receivedAt: new Date('2026-11-20T12:00:00Z'),
      });
    exchange.partner.copies = [];
    await night({ [PARTNER_HEI]: [] });
    const looked = await api.database.selectFrom('exchange_incoming').select('iia_id').execute();
    expect(looked.map(({ iia_id: id }) => id).toSorted()).toEqual(['gone-1', 'there-1']);
    await sql`delete from exchange_incoming where iia_id = 'there-1'`.execute(api.database);
    await workOff();
    expect(await offers()).toEqual([`${PARTNER_HEI} there-1`]);
  });

  test('looks for a copy that is gone while ours is there, and not each night for one that both have deleted', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into iia_exchanges (agreement_id, partner_hei_id, partner_iia_id, partners, ewp_status_id, terminated)
      select min(agreement_id), ${PARTNER_HEI}, 'gone-2', ${JSON.stringify(copy('gone'))}::jsonb, 4, 0
      from agreement_institutions where institution_id = 2 returning agreement_id as id`.execute(
      api.database,
    );
    const lookedFor = async () => {
      await sql`truncate exchange_incoming`.execute(api.database);
      await night({ [PARTNER_HEI]: [] });
      const looked = await api.database
        .selectFrom('exchange_incoming')
        .select('iia_id')
        .where('kind', '=', 'iia-cnr')
        .execute();
      return looked.map(({ iia_id: id }) => id);
    };
    expect(await lookedFor()).toEqual(['gone-2']);
    await sql`
      update iia_exchanges set is_withdrawn = true;
      update agreements set is_deleted = true where id = ${sql.lit(rows[0]!.id)}`.execute(api.database);
    expect(await lookedFor()).toEqual([]);
  });
});

describe('an agreement that is offered', () => {
  test('stays as it was asked for last, whichever answer comes last', async () => {
    const [earlier, later] = [new Date('2026-11-21T10:00:00Z'), new Date('2026-11-21T10:00:01Z')];
    const keep = async (receivedAt: Date, inEffect: boolean) =>
      keepPartnerAgreement(api.database, {
        heiId: PARTNER_HEI,
        iiaId: 'race-1',
        received: served({ ...theirs('race-1'), inEffect }),
        receivedAt,
      });
    await keep(later, true);
    await keep(earlier, false);
    const rows = await api.database.selectFrom('partner_agreements').select('iia').execute();
    expect(rows.map(({ iia }) => iia.inEffect)).toEqual([true]);
  });
});
