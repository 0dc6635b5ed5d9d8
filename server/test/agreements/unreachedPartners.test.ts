import { sql } from 'kysely';
import { agreementFilter, type AgreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { keepReads } from '../../src/exchange/store/copies/copyReads.ts';
import { keepExchanging } from '../../src/exchange/store/outgoing/unreached.ts';
import { NOW, startSaveApi, START_TIMEOUT_MS, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const ID = FIXTURE.openAgreement;
const PARTNER = 'partner.example.edu';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate exchanging_heis, iia_exchanges, notifications, copy_reads cascade`.execute(api.database);
});

async function found(asked: AgreementFilter, user: UserName = 'iro') {
  const filter = agreementFilter(asked, NOW) ?? '';
  const path = `MobilityAgreements?$count=true&$select=id&$filter=${encodeURIComponent(filter)}`;
  const { status, body } = await api.call(user, 'GET', path);
  return status === 200 ? body.value.map(({ id }: { id: number }) => id) : status;
}

/** Our copy as it was sent so many days ago, in a state in which the partner has the next word. */
const sentBefore = async (days: number, ewpStatus = 4) => {
  await sql`update agreements set ewp_status_id = ${ewpStatus} where id = ${ID}`.execute(api.database);
  await sql`
    insert into iia_exchanges (agreement_id, partner_hei_id, ours, ewp_status_id, terminated, asked_at)
    values (${ID}, ${PARTNER}, '{"hash": "h", "isTerminated": false, "iia": {}}', ${ewpStatus}, 0, now() - ${days} * interval '1 day')`.execute(
    api.database,
  );
};
const heard = (days: number, by: string) =>
  sql`
    insert into notifications (type, notifier_hei_id, changed_element_ids, agreement_id, date_created)
    values ('iia-cnr', ${by}, 'x', ${ID}, now() - ${days} * interval '1 day')`.execute(api.database);

describe('agreements of a silent partner', () => {
  test('are those that wait for one of which nothing came for thirty days', async () => {
    await sentBefore(31);
    expect(await found({ silent: 'yes' })).toEqual([ID]);
    await heard(31, PARTNER);
    await heard(2, 'local.example.edu');
    expect(await found({ silent: 'yes' })).toEqual([ID]);
    await heard(29, PARTNER);
    expect(await found({ silent: 'yes' })).toEqual([]);
  });

  test('are none whose copy is younger, and none that wait for nobody or for us', async () => {
    await sentBefore(29);
    expect(await found({ silent: 'yes' })).toEqual([]);
    await sql`update iia_exchanges set asked_at = now() - interval '40 days'`.execute(api.database);
    for (const status of [3, 7]) {
      await sql`update agreements set ewp_status_id = ${status} where id = ${ID}`.execute(api.database);
      expect(await found({ silent: 'yes' })).toEqual([]);
    }
  });
});

describe('agreements whose copy of ours the partner has not fetched', () => {
  test('are those of which it has fetched nothing, or another document', async () => {
    await sentBefore(1);
    expect(await found({ unread: 'yes' })).toEqual([ID]);
    const read = (fingerprint: string | null) => keepReads(api.database, [{ agreementId: ID, fingerprint }]);
    await read('another');
    expect(await found({ unread: 'yes' })).toEqual([ID]);
    const { rows } = await sql<{ present: string }>`
      select ours_fingerprint as present from iia_exchanges where agreement_id = ${ID}`.execute(api.database);
    await read(rows[0]?.present ?? null);
    expect(await found({ unread: 'yes' })).toEqual([]);
  });
});

describe('agreements of a partner that is not on the network', () => {
  test('are none while nobody knows who is', async () => {
    expect(await found({ offNetwork: 'yes' })).toEqual([]);
    await keepExchanging(api.database, null);
    expect(await found({ offNetwork: 'yes' })).toEqual([]);
  });

  test('follow what the registry says last', async () => {
    await keepExchanging(api.database, new Set(['other.example.edu']));
    expect(await found({ offNetwork: 'yes' })).toEqual([ID]);
    await keepExchanging(api.database, null);
    expect(await found({ offNetwork: 'yes' })).toEqual([ID]);
    await keepExchanging(api.database, new Set([PARTNER, 'other.example.edu']));
    expect(await found({ offNetwork: 'yes' })).toEqual([]);
    await keepExchanging(api.database, new Set(['other.example.edu']));
    expect(await found({ offNetwork: 'yes' })).toEqual([ID]);
  });

  test('are those without an id of the network too', async () => {
    await keepExchanging(api.database, new Set([PARTNER]));
    await sql`update institutions set hei_id = null where id = ${FIXTURE.partner}`.execute(api.database);
    expect(await found({ offNetwork: 'yes' })).toEqual([ID]);
    await sql`update institutions set hei_id = ${PARTNER} where id = ${FIXTURE.partner}`.execute(
      api.database,
    );
  });
});

test('all are the office’s to ask for', async () => {
  for (const user of ['teacher', 'student'] as const) {
    expect(await found({ silent: 'yes' }, user)).toBe(403);
    expect(await found({ offNetwork: 'yes' }, user)).toBe(403);
    expect(await found({ unread: 'yes' }, user)).toBe(403);
  }
});
