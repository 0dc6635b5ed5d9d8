import { sql } from 'kysely';
import { localDepartmentErrors } from '../../../src/data/rules/institutions/localDepartment.ts';
import { findDepartment } from '../../../src/data/rules/institutions/findDepartment.ts';
import { ownUnits } from '../../../src/exchange/lookups/ownRecords.ts';
import { askedOunits } from '../../../src/exchange/served/askedOunits.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import {
  changeRow,
  done,
  expectState,
  finalAgreement,
  offered,
  OPEN_ROW,
  type Pair,
  post,
} from '../support/pairs.ts';
import {
  eventually,
  HEI_A,
  type PortalNode,
  startTwoPortals,
  type TwoPortals,
} from '../support/portalNodes.ts';

const TIMEOUT_MS = patient(120_000);
const DEPARTMENT = 1;

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

/** As a portal was before its departments had ids. */
async function takeIdAway(): Promise<void> {
  await sql`
    alter table departments disable trigger departments_ounit_id;
    update departments set ounit_id = null, has_generated_ounit_id = false where id = ${sql.lit(DEPARTMENT)};
    alter table departments enable trigger departments_ounit_id`.execute(a.database);
}

/** As the migration does it: no agreement is touched. */
const giveId = () =>
  sql`update departments set ounit_id = ounit_id where id = ${DEPARTMENT}`.execute(a.database);

async function copyOf(agreementId: number) {
  const { ours } = await a.database
    .selectFrom('iia_exchanges')
    .select('ours')
    .where('agreement_id', '=', agreementId)
    .executeTakeFirstOrThrow();
  return { hash: ours?.hash, unit: ours?.iia.cooperationConditions.studentStudies[0]?.sendingOunitId };
}

/** A told B of an agreement of a department that had no id then; both copies are linked. */
async function linkedWithoutUnit(): Promise<Pair> {
  await takeIdAway();
  const row = { ...OPEN_ROW, fromDepartment: { id: DEPARTMENT } };
  const ours = await finalAgreement(a, { studentMobilitiesForStudies: [row] });
  await done(a, 'cnr', ours);
  const imported = await b.exchange(EXCHANGE_PATHS.import(await offered(b, ours)));
  const theirs: number = imported.body.agreementId;
  await post(b, theirs, { status: { name: 'Submitted' } });
  await post(b, theirs, { status: { name: 'Final' } });
  await done(b, 'cnr', theirs);
  await expectState(a, ours, { ewp: 4 });
  return { ours, theirs };
}

const factsOf = async (id: number) => (await a.agreement(id)).facts;

describe('a department that gets an id after partners were told of its agreements', () => {
  test(
    'changes no copy: it is approved and concluded as it was, and stays so',
    async () => {
      const { ours, theirs } = await linkedWithoutUnit();
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      const before = await copyOf(ours);
      await giveId();
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
      expect(await copyOf(ours)).toEqual(before);
      expect(before.unit).toBeUndefined();
      expect(await factsOf(ours)).toMatchObject({ hasUnsentEdits: false });
      const copies = await a.exchange(`/iias/${ours}/copies`, { method: 'GET' });
      expect(copies.body).toMatchObject({ hasUnsentEdits: false, unsentEdits: [], differences: [] });
    },
    TIMEOUT_MS,
  );

  test(
    'is named once something else of the agreement changes',
    async () => {
      const { ours } = await linkedWithoutUnit();
      const { hash } = await copyOf(ours);
      await giveId();
      await done(a, 'cnr', ours);
      expect(await copyOf(ours)).toEqual({ hash, unit: undefined });
      await changeRow(a, ours, { fromDepartment: { id: DEPARTMENT }, totalMonthsPerYear: 12 });
      expect(await factsOf(ours)).toMatchObject({ hasUnsentEdits: true });
      await done(a, 'cnr', ours);
      const { ounitId } = (await a.agreement(ours)).studentMobilitiesForStudies[0].fromDepartment;
      expect((await copyOf(ours)).unit).toBe(ounitId);
    },
    TIMEOUT_MS,
  );

  test(
    'stays in our row when the conditions of the partner are taken over, whose copy cannot name it',
    async () => {
      const { ours, theirs } = await linkedWithoutUnit();
      await giveId();
      await changeRow(b, theirs, { totalMonthsPerYear: 14 });
      await done(b, 'cnr', theirs);
      const seen = await eventually(
        async () => (await a.exchange(`/iias/${ours}/copies`, { method: 'GET' })).body,
        ({ differences }) => differences.length > 0,
      );
      expect(seen.differences.map(({ field }: { field: string }) => field)).toEqual([
        'studentMobilitiesForStudies/0/totalMonthsPerYear',
      ]);
      const { dateModified } = await a.agreement(ours);
      const taken = await fetch(`${a.settings.publicUrl}/exchange/iias/${ours}/take-over`, {
        method: 'POST',
        headers: { authorization: 'Bearer iro', 'content-type': 'application/json' },
        body: JSON.stringify({ partnersHash: seen.partners.hash, dateModified }),
      });
      expect(taken.status).toBe(200);
      expect((await a.agreement(ours)).studentMobilitiesForStudies).toMatchObject([
        { totalMonthsPerYear: 14, fromDepartment: { id: DEPARTMENT } },
      ]);
    },
    TIMEOUT_MS,
  );
});

test(
  'an agreement that an earlier system concluded is served as that system can have told of it',
  async () => {
    await takeIdAway();
    const row = { ...OPEN_ROW, fromDepartment: { id: DEPARTMENT } };
    const ours = await finalAgreement(a, { studentMobilitiesForStudies: [row] });
    await sql`update agreements set ewp_status_id = 7 where id = ${ours}`.execute(a.database);
    await giveId();
    await post(a, ours, { ewpStatus: { id: 2 } });
    const copies = await a.exchange(`/iias/${ours}/copies`, { method: 'GET' });
    expect(copies.body).toMatchObject({ hasUnsentEdits: false, unsentEdits: [] });
    await done(a, 'revert', ours);
    expect((await copyOf(ours)).unit).toBeUndefined();
  },
  TIMEOUT_MS,
);

test('a department is still found by the ids that it had before, by partners and in their copies, and no other takes one of them', async () => {
  const { rows } = await sql<{ id: string }>`
    select ounit_id as id from departments where id = ${DEPARTMENT}`.execute(a.database);
  const former = rows[0]!.id;
  const rename = (ounitId: string) =>
    sql`update departments set ounit_id = ${ounitId} where id = ${DEPARTMENT}`.execute(a.database);
  await rename('informatics');
  await rename('school-of-informatics');
  const asked = await askedOunits(a.database, 'ounitId', [
    former,
    'nobody',
    'school-of-informatics',
    'informatics',
  ]);
  expect(asked.map(({ ounitId }) => ounitId)).toEqual([former, 'school-of-informatics', 'informatics']);
  expect(new Set(asked.map(({ ounitCode }) => ounitCode)).size).toBe(1);
  expect(await askedOunits(a.database, 'ounitCode', [former])).toEqual([]);
  const lookedUp = await ownUnits(a.database, HEI_A, former);
  expect(lookedUp).toMatchObject([{ ounitId: 'school-of-informatics' }]);
  const wanted = { institution: 1, name: 'Called otherwise by the partner', ounitId: former };
  expect(await findDepartment(a.database, wanted)).toBe(DEPARTMENT);
  const change = {
    before: null,
    after: { ounitId: former, institution: 1, name: 'Another' },
    changed: ['ounitId'],
  };
  expect(await localDepartmentErrors(a.database, change as never)).toContainEqual({
    field: 'ounitId',
    code: 'not-unique',
    params: { of: 'departmentId' },
  });
  await rename(former);
  expect(
    (await askedOunits(a.database, 'ounitId', [former, 'informatics'])).map(({ ounitId }) => ounitId),
  ).toEqual([former, 'informatics']);
});
