import { patient } from '../../../../scripts/lib/patience.mjs';
import {
  changeRow,
  done,
  expectState,
  finalAgreement,
  linkedPair,
  offered,
  type Pair,
  post,
} from '../support/pairs.ts';
import { startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';
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

/** A has approved, B has not. */
async function approvedByA(): Promise<Pair> {
  const pair = await linkedPair(portals);
  await done(a, 'approve', pair.ours);
  await expectState(a, pair.ours, { ewp: 5 });
  await expectState(b, pair.theirs, { ewp: 6 });
  return pair;
}

describe('an agreement that we approved and the partner has not', () => {
  test(
    'is not sent again as it is, nor for a comment, which the partner never sees',
    async () => {
      const { ours } = await approvedByA();
      const refused = { status: 409, body: { errors: [{ code: 'already-approved' }] } };
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject(refused);
      await post(a, ours, { comments: '<p>Ours alone</p>' });
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject(refused);
    },
    TIMEOUT_MS,
  );

  test(
    'is sent once more when we changed it since, and concluded when both say the same again',
    async () => {
      const { ours, theirs } = await approvedByA();
      await changeRow(a, ours, { totalMonthsPerYear: 12 });
      await done(a, 'cnr', ours);
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject({ status: 409 });
      const differ = await b.exchange(EXCHANGE_PATHS.approve(theirs));
      expect(differ).toMatchObject({
        status: 499,
        body: { differences: [{ field: 'studentMobilitiesForStudies/0/totalMonthsPerYear' }] },
      });
      await changeRow(b, theirs, { totalMonthsPerYear: 12 });
      await done(b, 'cnr', theirs);
      // Our approval was of the partner's earlier copy: it says nothing about this one.
      await expectState(a, ours, { ewp: 4 });
      await expectState(b, theirs, { ewp: 4 });
      await done(a, 'approve', ours);
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
    },
    TIMEOUT_MS,
  );

  test(
    'is concluded by the approval that we gave, when we send again what we had changed back',
    async () => {
      const { ours, theirs } = await approvedByA();
      await changeRow(a, ours, { totalMonthsPerYear: 12 });
      await done(a, 'cnr', ours);
      await changeRow(a, ours, { totalMonthsPerYear: 10 });
      await done(a, 'cnr', ours);
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
    },
    TIMEOUT_MS,
  );
});

test(
  "a draft that is linked with a partner's copy is approved neither before it is final, nor before the partner's copy names it",
  async () => {
    const { ours, theirs: imported } = await importedDraft();
    expect(await b.exchange(EXCHANGE_PATHS.approve(imported))).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'finalize-first' }] },
    });
    await post(b, imported, { status: { name: 'Submitted' } });
    expect(await b.exchange(EXCHANGE_PATHS.approve(imported))).toMatchObject({ status: 409 });
    await post(b, imported, { status: { name: 'Final' } });
    const unmapped = await b.exchange(EXCHANGE_PATHS.approve(imported));
    expect(unmapped).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(unmapped.body.message).toContain('does not name our agreement yet');
    await expectState(b, imported, { ewp: 3 });
    await done(b, 'cnr', imported);
    await expectState(a, ours, { ewp: 4 });
    await done(b, 'approve', imported);
    await expectState(b, imported, { ewp: 5 });
  },
  TIMEOUT_MS,
);

async function importedDraft(): Promise<Pair> {
  const ours = await finalAgreement(a);
  await done(a, 'cnr', ours);
  const imported = await b.exchange(EXCHANGE_PATHS.import(await offered(b, ours)));
  return { ours, theirs: imported.body.agreementId };
}
