import { patient } from '../../../../scripts/lib/patience.mjs';
import {
  concludedPair,
  done,
  expectState,
  finalAgreement,
  linkedPair,
  firstRowOf,
  post,
} from '../support/pairs.ts';
import { eventually, startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

const TIMEOUT_MS = patient(120_000);

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

async function takeOver(id: number, body: unknown, user = 'iro') {
  const response = await fetch(`${a.origin}/exchange${EXCHANGE_PATHS.takeOver(id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: any = await response.json();
  return { status: response.status, body: answer };
}

const copiesOf = async (id: number) => (await a.exchange(EXCHANGE_PATHS.copies(id), { method: 'GET' })).body;

async function seen(id: number) {
  const [{ dateModified }, { partners }] = [await a.agreement(id), await copiesOf(id)];
  return { dateModified, partnersHash: partners.hash };
}

/** The partner asks for twelve months, and for a second row. */
async function partnerChanges(theirs: number, ours: number) {
  const row = await firstRowOf(b, theirs);
  const rows = [
    { ...row, id: undefined, mobilitiesPerYear: 3, totalMonthsPerYear: 15 },
    { ...row, totalMonthsPerYear: 12 },
  ];
  await post(b, theirs, { studentMobilitiesForStudies: rows });
  await done(b, 'cnr', theirs);
  await eventually(
    () => copiesOf(ours),
    ({ differences }) => differences.length > 0,
  );
}

describe("taking over what the partner's copy says", () => {
  test(
    'makes an edit of it that keeps what is ours, after which the copies can be approved',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      await post(a, ours, { comments: '<p>For us alone.</p>' });
      const before = await a.agreement(ours);
      await partnerChanges(theirs, ours);
      expect(await takeOver(ours, await seen(ours))).toEqual({
        status: 200,
        body: { agreementId: ours, unmapped: [] },
      });
      const after = await a.agreement(ours);
      expect(after.studentMobilitiesForStudies).toMatchObject([
        { id: before.studentMobilitiesForStudies[0].id, totalMonthsPerYear: 12 },
        { totalMonthsPerYear: 15, mobilitiesPerYear: 3 },
      ]);
      const { studentMobilitiesForStudies: _before, dateModified: _old, ...rest } = before;
      expect(after).toMatchObject({ ...rest, facts: { ...rest.facts, hasUnsentEdits: true } });
      expect(await copiesOf(ours)).toMatchObject({ hasUnsentEdits: true });
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
    },
    TIMEOUT_MS,
  );

  test(
    'is refused when either copy is another one than was looked at',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      await partnerChanges(theirs, ours);
      const now = await seen(ours);
      const before = await a.agreement(ours);
      for (const old of [
        { ...now, partnersHash: '0'.repeat(64) },
        { ...now, dateModified: '2020-01-01T00:00:00.000Z' },
      ]) {
        expect((await takeOver(ours, old)).status).toBe(409);
      }
      expect(await a.agreement(ours)).toEqual(before);
    },
    TIMEOUT_MS,
  );

  test(
    'is refused where the agreement cannot be edited, where the partner has no copy, and for whoever is not of the office',
    async () => {
      const { ours } = await concludedPair(portals);
      const refused = await takeOver(ours, await seen(ours));
      expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'approved-by-all' }] } });
      const alone = await finalAgreement(a);
      const { dateModified } = await a.agreement(alone);
      expect((await takeOver(alone, { dateModified, partnersHash: '' })).status).toBe(409);
      expect((await takeOver(alone, { dateModified, partnersHash: '' }, 'teacher')).status).toBe(403);
      expect((await takeOver(999_999, { dateModified, partnersHash: '' })).status).toBe(404);
      expect(await takeOver(alone, { partnersHash: 7 })).toMatchObject({ status: 400 });
    },
    TIMEOUT_MS,
  );
});
