import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import {
  concludedPair,
  done,
  expectState,
  finalAgreement,
  linkedPair,
  offered,
  post,
  quiet,
} from '../support/pairs.ts';
import { eventually, startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';

const TIMEOUT_MS = patient(120_000);
const NOTIFIED_BY_US = 2;
const NOTIFIED_BY_PARTNER = 3;
const NOTIFIED_BY_ALL = 4;
const APPROVED_BY_ALL = 7;

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

async function call(node: PortalNode, path: string, body: unknown, user = 'iro') {
  const response = await fetch(`${node.origin}/exchange${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: any = await response.json();
  return { status: response.status, body: answer };
}

const copiesOf = async (node: PortalNode, id: number) =>
  (await node.exchange(EXCHANGE_PATHS.copies(id), { method: 'GET' })).body;
const offersOf = async (node: PortalNode): Promise<any[]> =>
  (await node.exchange(EXCHANGE_PATHS.incoming, { method: 'GET' })).body.value;

async function seenOf(node: PortalNode, id: number) {
  const [{ dateModified }, { partner }] = [await node.agreement(id), await copiesOf(node, id)];
  return { dateModified, iiaId: partner.iiaId };
}

const part = async (node: PortalNode, id: number, seen?: object, user?: string) =>
  call(node, EXCHANGE_PATHS.part(id), { ...(await seenOf(node, id)), ...seen }, user);

/** The latest stored word on whether the partner may take our copy for the counterpart of its own. */
const namedByOurs = async (node: PortalNode, id: number) => {
  const { rows } = await sql<{ named: string | null }>`
    select ours->'iia'->'partners'->1->>'iiaId' as named from iia_exchanges where agreement_id = ${id}`.execute(
    node.database,
  );
  return rows[0]?.named ?? null;
};

describe('parting two copies', () => {
  test(
    'offers the partner’s again, and links the two by hand alone',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      const before = await copiesOf(a, ours);
      const parted = await part(a, ours);
      expect(parted).toMatchObject({
        status: 200,
        body: {
          partner: { iiaId: null },
          partners: null,
          approved: null,
          differences: null,
          parted: [{ iiaId: String(theirs), by: 'iro', ours: before.ours.hash, approval: 'none' }],
        },
      });
      expect(parted.body.ours.hash).not.toBe(before.ours.hash);
      expect(await namedByOurs(a, ours)).toBeNull();
      expect(await a.agreement(ours)).toMatchObject({
        ewpStatus: { id: NOTIFIED_BY_US },
        partnerAgreementIdentifications: [],
      });
      const offer = await offered(a, theirs);
      await expectState(b, theirs, { ewp: NOTIFIED_BY_ALL });
      // The partner's copy still names ours, and the partner goes on notifying us of it.
      await quiet(b);
      await done(b, 'cnr', theirs);
      await quiet(a);
      expect(await a.agreement(ours)).toMatchObject({ ewpStatus: { id: NOTIFIED_BY_US } });
      const waiting = (await offersOf(a)).find(({ id }) => id === offer);
      expect(waiting).toMatchObject({ linkedElsewhere: null });
      expect(waiting.candidates.map(({ id }: { id: number }) => id)).toContain(ours);
      expect((await call(a, EXCHANGE_PATHS.link(offer, ours), {})).status).toBe(200);
      expect(await a.agreement(ours)).toMatchObject({ ewpStatus: { id: NOTIFIED_BY_ALL } });
      expect(await namedByOurs(a, ours)).toBe(String(theirs));
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
    },
    TIMEOUT_MS,
  );

  test(
    'takes our approval back where only we had given one',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      const parted = await part(a, ours);
      expect(parted).toMatchObject({ status: 200, body: { parted: [{ approval: 'us' }] } });
      expect(await a.agreement(ours)).toMatchObject({ ewpStatus: { id: NOTIFIED_BY_US } });
      await expectState(b, theirs, { ewp: NOTIFIED_BY_ALL });
    },
    TIMEOUT_MS,
  );

  test(
    'puts the approval of the partner alone aside, which counts again when both are linked as they were',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 6 });
      expect(await part(a, ours)).toMatchObject({ status: 200, body: { parted: [{ approval: 'partner' }] } });
      const offer = await offered(a, theirs);
      expect((await call(a, EXCHANGE_PATHS.link(offer, ours), {})).status).toBe(200);
      // Our copy says again what the partner has approved.
      await expectState(a, ours, { ewp: 6 });
      await done(a, 'approve', ours);
      await expectState(a, ours, { ewp: APPROVED_BY_ALL });
    },
    TIMEOUT_MS,
  );

  test(
    'after both had approved, leads to another copy of the partner’s, and keeps what was approved as evidence',
    async () => {
      const { ours, theirs } = await concludedPair(portals);
      const before = await copiesOf(a, ours);
      expect(await part(a, ours)).toMatchObject({
        status: 200,
        body: {
          approved: null,
          parted: [{ approval: 'both', ours: before.ours.hash, partners: before.partners.hash }],
        },
      });
      expect(await a.agreement(ours)).toMatchObject({ ewpStatus: { id: NOTIFIED_BY_US }, terminated: 0 });
      const { rows } = await sql<{ approved: unknown }>`
        select state->'approved' as approved from parted_copies where agreement_id = ${ours}`.execute(
        a.database,
      );
      expect(rows).toMatchObject([
        { approved: { ours: { hash: before.ours.hash }, partners: { hash: before.partners.hash } } },
      ]);
      // The partner corrects which of its agreements belongs to ours.
      await eventually(
        () => copiesOf(b, theirs),
        ({ partners }) => partners.namesOurs === false,
      );
      expect((await part(b, theirs)).status).toBe(200);
      const imported = await b.exchange(EXCHANGE_PATHS.import(await offered(b, ours)));
      const right: number = imported.body.agreementId;
      await expectState(b, right, { ewp: NOTIFIED_BY_PARTNER });
      await post(b, right, { status: { name: 'Submitted' } });
      await post(b, right, { status: { name: 'Final' } });
      await done(b, 'cnr', right);
      await expectState(a, ours, { ewp: NOTIFIED_BY_ALL });
      expect(await copiesOf(a, ours)).toMatchObject({ partner: { iiaId: String(right) } });
      await quiet(b);
      await done(a, 'approve', ours);
      await expectState(b, right, { ewp: 6 });
      await done(b, 'approve', right);
      await expectState(a, ours, { ewp: APPROVED_BY_ALL });
      const kept = (await a.exchange(EXCHANGE_PATHS.documents(ours), { method: 'GET' })).body.value;
      expect(kept.some(({ request }: { request: string }) => request.includes(`iia_id=${theirs}`))).toBe(
        true,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'leaves nothing for people to look into of what was found before',
    async () => {
      const { ours } = await concludedPair(portals);
      await sql`
        insert into exchange_incoming (kind, hei_id, iia_id, state, news, agreement_id, received_at, settled_at)
        select 'iia-cnr', partner_hei_id, partner_iia_id, 'done', 'deletion-ignored', agreement_id, now(), now()
        from iia_exchanges where agreement_id = ${ours}`.execute(a.database);
      expect(await copiesOf(a, ours)).toMatchObject({ attention: [{ news: 'deletion-ignored' }] });
      expect(await part(a, ours)).toMatchObject({ status: 200, body: { attention: [] } });
      const { body } = await a.exchange(EXCHANGE_PATHS.attention, { method: 'GET' });
      expect(body.value.map(({ agreementId }: { agreementId: number }) => agreementId)).not.toContain(ours);
    },
    TIMEOUT_MS,
  );

  test(
    'is told on the offer that names ours while ours is linked with another copy',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      expect((await part(b, theirs)).status).toBe(200);
      const imported = await b.exchange(EXCHANGE_PATHS.import(await offered(b, ours)));
      const right: number = imported.body.agreementId;
      await post(b, right, { status: { name: 'Submitted' } });
      await post(b, right, { status: { name: 'Final' } });
      await done(b, 'cnr', right);
      const offer = await offered(a, right);
      const listed = (await offersOf(a)).find(({ id }) => id === offer);
      expect(listed).toMatchObject({ linkedElsewhere: { id: ours, iiaId: String(theirs) } });
      expect((await part(a, ours)).status).toBe(200);
      expect((await call(a, EXCHANGE_PATHS.link(offer, ours), {})).status).toBe(200);
      await expectState(a, ours, { ewp: NOTIFIED_BY_ALL });
    },
    TIMEOUT_MS,
  );

  test(
    'is refused, with nothing changed, where somebody looked at something else, where both approved meanwhile, and at the end',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      const before = await a.agreement(ours);
      expect((await part(a, ours, { iiaId: 'another' })).status).toBe(409);
      expect((await part(a, ours, { dateModified: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
      expect((await part(a, ours, {}, 'teacher')).status).toBe(403);
      expect((await part(a, ours, { more: 1 })).status).toBe(400);
      expect(await a.agreement(ours)).toEqual(before);
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      const seen = await seenOf(a, ours);
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: APPROVED_BY_ALL });
      expect((await call(a, EXCHANGE_PATHS.part(ours), seen)).status).toBe(409);
      expect(await a.agreement(ours)).toMatchObject({ ewpStatus: { id: APPROVED_BY_ALL } });
      await post(a, ours, { terminated: 1 });
      await done(a, 'cnr', ours);
      const ending = await part(a, ours);
      expect(ending).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('termination') },
      });
      const alone = await finalAgreement(a);
      const nothing = await call(a, EXCHANGE_PATHS.part(alone), {
        dateModified: (await a.agreement(alone)).dateModified,
        iiaId: '1',
      });
      expect(nothing.status).toBe(409);
      expect((await call(a, EXCHANGE_PATHS.part(999_999), { dateModified: '', iiaId: '' })).status).toBe(404);
    },
    TIMEOUT_MS,
  );
});
