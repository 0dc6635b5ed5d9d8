import { sql } from 'kysely';
import { servedIias } from '../../../src/exchange/served/servedIias.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import {
  changeRow,
  expectState,
  concludedPair,
  done,
  finalAgreement,
  linkedPair,
  offered,
  OPEN_ROW,
  type Pair,
  post,
} from '../support/pairs.ts';
import { HEI_A, HEI_B, startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';
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

const servedCopies = async (id: number) =>
  servedIias(a.database).get([String(id)], { keyId: '', heiIds: [HEI_B] });
const inEffect = async (id: number) => (await servedCopies(id)).map((iia) => iia.inEffect);

/** An agreement that both have ended. */
async function endedPair(): Promise<Pair> {
  const pair = await concludedPair(portals);
  await post(a, pair.ours, { terminated: 1 });
  await done(a, 'cnr', pair.ours);
  await expectState(b, pair.theirs, { ewp: 7, terminated: 1 });
  await done(b, 'approve', pair.theirs);
  await expectState(a, pair.ours, { ewp: 7, terminated: 3 });
  await done(a, 'approve', pair.ours);
  for (const [node, id] of [
    [a, pair.ours],
    [b, pair.theirs],
  ] as const)
    await expectState(node, id, { ewp: 7, terminated: 4 });
  return pair;
}

const firstRow = async (node: PortalNode, id: number) =>
  (await node.agreement(id)).studentMobilitiesForStudies[0];

describe('two portals', () => {
  test(
    'create, negotiate and conclude an agreement',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      expect(await firstRow(b, theirs)).toMatchObject({
        fromInstitution: { heiId: HEI_A },
        toInstitution: { heiId: HEI_B },
        totalMonthsPerYear: 10,
        subjectAreasWithClarifications: [{ clarification: 'Logic', subjectArea: { code: '0611' } }],
        recommendedLanguageSkills: [{ languageLevel: 'B1', language: { code: 'en' } }],
      });
      await changeRow(a, ours, { totalMonthsPerYear: 12 });
      const differ = await a.exchange(EXCHANGE_PATHS.approve(ours));
      expect(differ).toMatchObject({
        status: 499,
        body: {
          message: "An error occured: Partner's copy is different from ours.",
          differences: [
            {
              field: 'studentMobilitiesForStudies/0/totalMonthsPerYear',
              ours: '12',
              partners: '10',
              approved: null,
            },
          ],
        },
      });
      await changeRow(b, theirs, { totalMonthsPerYear: 12 });
      await done(b, 'cnr', theirs);
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
      const approvals = await sql`
        select approving_hei_id as by from approval_responses where iia_id in (${String(ours)}, ${String(theirs)}) order by id`.execute(
        a.database,
      );
      expect(approvals.rows).toEqual([{ by: HEI_A }, { by: HEI_B }]);
    },
    TIMEOUT_MS,
  );

  test(
    'say that an agreement is in effect from its conclusion on, also while it is changed or about to end',
    async () => {
      const linked = await linkedPair(portals);
      expect(await inEffect(linked.ours)).toEqual([false]);
      const { ours } = await concludedPair(portals);
      expect(await inEffect(ours)).toEqual([true]);
      await post(a, ours, { ewpStatus: { id: 2 } });
      await changeRow(a, ours, { totalMonthsPerYear: 14 });
      await done(a, 'cnr', ours);
      expect(await inEffect(ours)).toEqual([true]);
      await done(a, 'revert', ours);
      await post(a, ours, { terminated: 1 });
      await done(a, 'cnr', ours);
      expect(await inEffect(ours)).toEqual([true]);
    },
    TIMEOUT_MS,
  );

  test(
    'conclude an agreement when both approve at the same moment',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      await Promise.all([done(a, 'approve', ours), done(b, 'approve', theirs)]);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
    },
    TIMEOUT_MS,
  );

  test(
    'modify an agreement, and conclude it anew',
    async () => {
      const { ours, theirs } = await concludedPair(portals);
      await post(a, ours, { ewpStatus: { id: 2 } });
      await changeRow(a, ours, { mobilitiesPerYear: 5 });
      await done(a, 'cnr', ours);
      await expectState(b, theirs, { ewp: 3 });
      await changeRow(b, theirs, { mobilitiesPerYear: 5 });
      await done(b, 'cnr', theirs);
      await expectState(a, ours, { ewp: 4 });
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 6 });
      const refused = await a.exchange(EXCHANGE_PATHS.revert(ours));
      expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'partner-approved' }] } });
      await done(a, 'approve', ours);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
    },
    TIMEOUT_MS,
  );

  test(
    'modify an agreement and revert, and so does the partner that had answered',
    async () => {
      const { ours, theirs } = await concludedPair(portals);
      const hash = async () =>
        (
          await sql`select ours->>'hash' as hash from iia_exchanges where agreement_id = ${ours}`.execute(
            a.database,
          )
        ).rows;
      const approved = await hash();
      await post(a, ours, { ewpStatus: { id: 2 } });
      await changeRow(a, ours, { mobilitiesPerYear: 5 });
      await done(a, 'cnr', ours);
      await expectState(b, theirs, { ewp: 3 });
      await changeRow(b, theirs, { mobilitiesPerYear: 5 });
      await done(b, 'cnr', theirs);
      await expectState(a, ours, { ewp: 4 });
      await done(a, 'revert', ours);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
      expect(await hash()).toEqual(approved);
      expect(await firstRow(a, ours)).toMatchObject({ mobilitiesPerYear: 2 });
      expect(await firstRow(b, theirs)).toMatchObject({ mobilitiesPerYear: 2 });
    },
    TIMEOUT_MS,
  );

  test(
    'terminate an agreement',
    async () => {
      const { ours, theirs } = await concludedPair(portals);
      await post(a, ours, { terminated: 1 });
      await done(a, 'cnr', ours);
      await expectState(b, theirs, { ewp: 7, terminated: 1 });
      const early = await a.exchange(EXCHANGE_PATHS.approve(ours));
      expect(early).toMatchObject({ status: 409, body: { errors: [{ code: 'partner-not-ending' }] } });
      expect((await a.agreement(ours)).facts).toMatchObject({ endBegunBy: 'us', isPartnerEnding: false });
      expect((await b.agreement(theirs)).facts).toMatchObject({
        endBegunBy: 'partner',
        isPartnerEnding: true,
      });
      expect(await b.exchange(EXCHANGE_PATHS.revert(theirs))).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'partner-began-end' }] },
      });
      await done(b, 'approve', theirs);
      await expectState(b, theirs, { ewp: 7, terminated: 2 });
      await expectState(a, ours, { ewp: 7, terminated: 3 });
      expect(await a.exchange(EXCHANGE_PATHS.revert(ours))).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'partner-approved-end' }] },
      });
      await done(a, 'approve', ours);
      await expectState(a, ours, { ewp: 7, terminated: 4 });
      await expectState(b, theirs, { ewp: 7, terminated: 4 });
    },
    TIMEOUT_MS,
  );

  test(
    'begin a new revision of a terminated agreement, which stays terminated until both have approved it, and in effect all along',
    async () => {
      const { ours, theirs } = await endedPair();
      expect(await inEffect(ours)).toEqual([true]);
      const closed = { status: 409, body: { errors: [{ code: 'terminated' }] } };
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject(closed);
      await post(a, ours, { ewpStatus: { id: 2 } });
      await expectState(a, ours, { ewp: 2, terminated: 4 });
      await changeRow(a, ours, { mobilitiesPerYear: 5 });
      await done(a, 'cnr', ours);
      expect(await inEffect(ours)).toEqual([true]);
      await expectState(b, theirs, { ewp: 3, terminated: 4 });
      expect(await a.exchange(EXCHANGE_PATHS.approve(ours))).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'partner-not-reopened' }] },
      });
      await changeRow(b, theirs, { mobilitiesPerYear: 5 });
      await done(b, 'approve', theirs);
      await expectState(b, theirs, { ewp: 5, terminated: 4 });
      await expectState(a, ours, { ewp: 6, terminated: 4 });
      await done(a, 'approve', ours);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
      expect(await inEffect(ours)).toEqual([true]);
    },
    TIMEOUT_MS,
  );

  test(
    'go back from a new revision to the end that both had approved',
    async () => {
      const { ours, theirs } = await endedPair();
      const [before] = await servedCopies(ours);
      await post(a, ours, { ewpStatus: { id: 2 } });
      await changeRow(a, ours, { mobilitiesPerYear: 5 });
      await done(a, 'cnr', ours);
      await expectState(b, theirs, { ewp: 3, terminated: 4 });
      await done(a, 'revert', ours);
      await expectState(a, ours, { ewp: 7, terminated: 4 });
      await expectState(b, theirs, { ewp: 7, terminated: 4 });
      expect(await servedCopies(ours)).toEqual([before]);
      expect(before?.cooperationConditions.isTerminatedAsAWhole).toBe(true);
      expect(await firstRow(a, ours)).toMatchObject({ mobilitiesPerYear: 2 });
    },
    TIMEOUT_MS,
  );

  test(
    'take a termination back',
    async () => {
      const { ours, theirs } = await concludedPair(portals);
      await post(a, ours, { terminated: 1 });
      await done(a, 'cnr', ours);
      await expectState(b, theirs, { ewp: 7, terminated: 1 });
      await done(a, 'revert', ours);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
    },
    TIMEOUT_MS,
  );

  test(
    'delete an agreement that was never approved by both, whose approval goes with it',
    async () => {
      const { ours, theirs } = await linkedPair(portals);
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      await post(a, ours, { isDeleted: true });
      await done(a, 'cnr', ours);
      await expectState(b, theirs, { ewp: 2 });
      expect(await b.agreement(theirs)).toMatchObject({ partnerAgreementIdentifications: [] });
      const { rows } = await sql`
        select partner_iia_id as linked, partner_approval as approval from iia_exchanges where agreement_id = ${theirs}`.execute(
        b.database,
      );
      expect(rows).toEqual([{ linked: null, approval: null }]);
    },
    TIMEOUT_MS,
  );

  test(
    "link a partner's agreement with a draft of their own, which is sent again with the partner's id",
    async () => {
      const [ours, theirs] = [await finalAgreement(a), await finalAgreement(b)];
      await done(a, 'cnr', ours);
      const id = await offered(b, ours);
      const [offer] = (await b.exchange(EXCHANGE_PATHS.incoming, { method: 'GET' })).body.value;
      expect(offer).toMatchObject({ institutionName: 'Partner University', conditions: 1 });
      expect(offer.candidates).toContainEqual({ id: theirs, startYear: 2027, endYear: 2028 });
      expect(await b.exchange(EXCHANGE_PATHS.link(id, theirs))).toMatchObject({ status: 200 });
      await expectState(b, theirs, { ewp: 3 });
      await done(b, 'cnr', theirs);
      await expectState(a, ours, { ewp: 4 });
      await expectState(b, theirs, { ewp: 4 });
    },
    TIMEOUT_MS,
  );
});

describe('what cannot be sent', () => {
  test('is refused with the row and field that the network would refuse', async () => {
    const id = await finalAgreement(a, { studentMobilitiesForStudies: [OPEN_ROW, OPEN_ROW] });
    const { studentMobilitiesForStudies: rows, dateModified } = await a.agreement(id);
    const refused = {
      status: 400,
      body: {
        code: 'validation-failed',
        errors: [{ field: 'studentMobilitiesForStudies/1/recommendedLanguageSkills', code: 'required' }],
      },
    };
    const speechless = [OPEN_ROW, { ...OPEN_ROW, recommendedLanguageSkills: [] }];
    expect(await a.save({ id, dateModified, studentMobilitiesForStudies: speechless })).toMatchObject(
      refused,
    );
    // As a release left it that checked on sending alone.
    await sql`delete from mobility_language_skills where mobility_id = ${rows[1].id}`.execute(a.database);
    expect(await a.exchange(EXCHANGE_PATHS.cnr(id))).toMatchObject(refused);
    expect((await a.agreement(id)).ewpStatus.id).toBe(1);
  });
});
