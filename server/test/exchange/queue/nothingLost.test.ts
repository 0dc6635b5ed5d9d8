import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { ewpClient, PARTNER_CALLS } from 'ewp/client';
import type { EwpApi } from 'ewp/documents';
import { catalogueSource, registryOf } from 'ewp/registry';
import { ewpNetwork } from '../../../src/exchange/network/ewpNetwork.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { reconcile } from '../../../src/exchange/services/work/reconcile.ts';
import { claimIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { catalogueStore } from '../../../src/exchange/store/node/catalogueStore.ts';
import { databaseKeyPair } from '../../../src/exchange/store/node/nodeSecrets.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import {
  expectState,
  concludedPair,
  done,
  finalAgreement,
  linkedPair,
  offered,
  OPEN_ROW,
  post,
  quiet,
} from '../support/pairs.ts';
import { partnerServer } from 'ewp/testing';
import {
  besides,
  HEI_A,
  startTwoPortals,
  waitNoLonger,
  type PortalNode,
  type TwoPortals,
} from '../support/portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

const TIMEOUT_MS = patient(120_000);
const IRO = callerWith('IRO', 1, 'iro');

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

async function deliveries(node: PortalNode, id: number) {
  return (await node.exchange(EXCHANGE_PATHS.deliveries(id), { method: 'GET' })).body;
}

describe('a notification', () => {
  test(
    'waits while the partner is down, is shown with its tries, and arrives by itself later',
    async () => {
      const id = await finalAgreement(a);
      await b.stop();
      const answer = await a.exchange(EXCHANGE_PATHS.cnr(id));
      expect(answer).toMatchObject({ status: 200, body: { deliveries: [{ state: 'waiting' }] } });
      const [waiting] = await deliveries(a, id);
      expect(waiting).toMatchObject({ kind: 'iia-cnr', attempts: [{ status: null }] });
      expect(waiting.attempts[0].answer).toContain('could not be reached');
      expect(Date.parse(waiting.nextTryAt)).toBeGreaterThan(Date.now() + 30_000);
      await b.start();
      await waitNoLonger(a);
      await offered(b, id);
      expect(await deliveries(a, id)).toMatchObject([
        { state: 'delivered', nextTryAt: null, attempts: [{}, { status: 200 }] },
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'is sent again by hand, by the office alone',
    async () => {
      const id = await finalAgreement(a);
      await done(a, 'cnr', id);
      const [{ id: delivery }] = await deliveries(a, id);
      expect((await a.exchange(EXCHANGE_PATHS.resend(delivery), { user: 'teacher' })).status).toBe(403);
      expect(
        (await a.exchange(EXCHANGE_PATHS.deliveries(id), { method: 'GET', user: 'teacher' })).status,
      ).toBe(403);
      const again = await a.exchange(EXCHANGE_PATHS.resend(delivery));
      expect(again).toMatchObject({
        status: 200,
        body: { state: 'delivered', attempts: [{ status: 200 }, { status: 200 }] },
      });
      expect((await a.exchange(EXCHANGE_PATHS.resend(999_999))).status).toBe(404);
    },
    TIMEOUT_MS,
  );

  test(
    'is sent by the next server when one dies after the change was stored',
    async () => {
      const id = await finalAgreement(a);
      const exchange = await besides(a);
      await notifyPartner(exchange.services, id, IRO);
      await exchange.stop();
      await a.stop();
      await a.start();
      await waitNoLonger(a);
      await offered(b, id);
      expect(await deliveries(a, id)).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }]);
    },
    TIMEOUT_MS,
  );

  test(
    'that came in is worked off by the next server when one dies over it',
    async () => {
      const id = await finalAgreement(a);
      await b.stop();
      await a.exchange(EXCHANGE_PATHS.cnr(id));
      const now = new Date();
      await sql`insert into exchange_incoming (kind, hei_id, iia_id) values ('iia-cnr', ${HEI_A}, ${String(id)})`.execute(
        b.database,
      );
      const { rows } = await sql<{ id: string }>`select max(id) as id from exchange_incoming`.execute(
        b.database,
      );
      const claimed = await claimIncoming(
        b.database,
        Number(rows[0]?.id),
        now,
        new Date(now.getTime() + 1_000),
      );
      expect(claimed).toMatchObject({ attempts: 1 });
      await b.start();
      await offered(b, id);
    },
    TIMEOUT_MS,
  );

  test(
    'that was lost is made up for at night, also that of a deletion and of an approval',
    async () => {
      const [changed, approved, deleted] = [
        await concludedPair(portals),
        await linkedPair(portals),
        await linkedPair(portals),
      ];
      await post(a, changed.ours, { ewpStatus: { id: 2 } });
      const [row] = (await a.agreement(changed.ours)).studentMobilitiesForStudies;
      await post(a, changed.ours, {
        studentMobilitiesForStudies: [{ ...OPEN_ROW, id: row.id, mobilitiesPerYear: 7 }],
      });
      const exchange = await besides(b);
      await reconcile(exchange.services);
      await quiet(b);
      await done(a, 'approve', approved.ours);
      await b.stop();
      await a.exchange(EXCHANGE_PATHS.cnr(changed.ours));
      await post(a, deleted.ours, { isDeleted: true });
      await sql`update exchange_deliveries set state = 'given-up' where state = 'waiting'`.execute(
        a.database,
      );
      await sql`update iia_exchanges set partner_approval = null where agreement_id = ${approved.theirs}`.execute(
        b.database,
      );
      await b.start();
      await reconcile(exchange.services);
      await exchange.stop();
      await expectState(b, changed.theirs, { ewp: 3 });
      await expectState(b, approved.theirs, { ewp: 6 });
      await expectState(b, deleted.theirs, { ewp: 2 });
    },
    TIMEOUT_MS,
  );
});

describe('a burst of a thousand notifications', () => {
  test(
    'is taken in at once and worked off once for each agreement',
    async () => {
      const id = await finalAgreement(a);
      await done(a, 'cnr', id);
      await offered(b, id);
      await quiet(b);
      const settings = {
        catalogueUrl: a.settings.ewp?.catalogueUrl ?? '',
        allowsLoopback: true,
        clock: () => new Date(),
      };
      const registry = registryOf(
        catalogueSource({ ...settings, store: catalogueStore(a.database), onFailure: () => undefined }),
      );
      const client = ewpClient({
        ...settings,
        key: await databaseKeyPair(a.database),
        registry,
        record: async () => undefined,
      });
      const endpoint = await registry.endpoint('partner.example.edu', 'iiaCnr');
      if (endpoint === null) throw new Error('The partner is not in the catalogue.');
      const before = await countOf('iias');
      const ids = Array.from({ length: 1_000 }, (_, index) =>
        index % 10 === 0 ? `none-${index}` : String(id),
      );
      const outcomes: boolean[] = [];
      for (let from = 0; from < ids.length; from += 25) {
        const batch = ids
          .slice(from, from + 25)
          .map((iiaId) => client.call(PARTNER_CALLS.iiaCnr(endpoint, iiaId)));
        outcomes.push(...(await Promise.all(batch)).map(({ isDone }) => isDone));
      }
      expect(outcomes).toHaveLength(1_000);
      expect(outcomes.every(Boolean)).toBe(true);
      await quiet(b);
      const { rows } = await sql<{ state: string; count: string }>`
        select state, count(*) from exchange_incoming group by state`.execute(b.database);
      expect(rows).toEqual([{ state: 'done', count: expect.any(String) }]);
      // A hundred unknown ids are asked for once each; the nine hundred others say the same thing again and again.
      const asked = (await countOf('iias')) - before;
      expect(asked).toBeGreaterThanOrEqual(101);
      expect(asked).toBeLessThan(600);
    },
    TIMEOUT_MS,
  );
});

async function countOf(kind: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from exchange_documents where direction = 'outgoing' and kind = ${kind}`.execute(
    b.database,
  );
  return Number(rows[0]?.count);
}

describe('a partner that is slow', () => {
  test(
    'is not waited for by a person as long as by the queue',
    async () => {
      const slow = await partnerServer(() => undefined);
      const key = await databaseKeyPair(a.database);
      const registry = {
        serverKey: async () => null,
        newerEndpoint: async () => null,
        endpoint: async (heiId: string, api: EwpApi) => ({
          heiId,
          api,
          version: '3.0.0',
          values: { url: `${slow.origin}/cnr` },
          signsAnswers: true,
        }),
      };
      const clock = () => new Date();
      const network = ewpNetwork({
        key,
        registry,
        clock,
        allowsLoopback: true,
        record: async () => undefined,
        timeLimitsMs: { forPeople: 200, forQueue: TIMEOUT_MS },
      });
      const by = { agreementId: null, userId: 1, isWaitedFor: true };
      const outcome = await network.notify('iia-cnr', 'partner.example.edu', '1', by);
      await slow.stop();
      expect(outcome).toMatchObject({ isDone: false, failure: { kind: 'timeout', isWorthRetry: true } });
    },
    TIMEOUT_MS,
  );
});

describe('the evidence', () => {
  test('holds every document with its hash, its time and the person it was fetched for', async () => {
    const { ours } = await linkedPair(portals);
    await done(a, 'approve', ours);
    const { rows } = await sql<Record<string, unknown>>`
      select kind, user_id as user, is_valid as valid, encode(sha256(convert_to(document, 'UTF8')), 'hex') = sha256 as "isIntact"
      from exchange_documents where direction = 'outgoing' and agreement_id = ${ours} and kind = 'iias' and user_id is not null`.execute(
      a.database,
    );
    expect(rows).toEqual([{ kind: 'iias', user: 1, valid: true, isIntact: true }]);
    const served = await sql<Record<string, unknown>>`
      select count(*) > 0 as has, bool_and("authorization" like 'Signature %') as signed from exchange_documents
      where direction = 'incoming' and kind = 'iias-get' and hei_ids = array['partner.example.edu']`.execute(
      a.database,
    );
    expect(served.rows).toEqual([{ has: true, signed: true }]);
  });
});
