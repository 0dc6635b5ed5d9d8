import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { catalogueXml, partnerServer, type PartnerServer } from 'ewp/testing';
import { killablePortal, type KillablePortal } from '../support/killablePortal.ts';
import { eventually, hostOf, waitNoLonger } from '../support/portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import { letTimePass } from '../../support/letTimePass.ts';

const TIMEOUT_MS = patient(240_000);
const [HEI_A, HEI_B] = ['killed-a.example.edu', 'killed-b.example.edu'];
/** Moments after the start of a call at which a server is killed. */
const MOMENTS_MS = [10, 40, 120];

let registry: PartnerServer;
let catalogue = '';
let a: KillablePortal;
let b: KillablePortal;

beforeAll(async () => {
  registry = await partnerServer((_request, response) => response.end(catalogue));
  const url = `${registry.origin}/catalogue-v1.xml`;
  a = await killablePortal(url, { heiId: HEI_A, partnerHeiId: HEI_B });
  b = await killablePortal(url, { heiId: HEI_B, partnerHeiId: HEI_A });
  await Promise.all([a.start(), b.start()]);
  catalogue = catalogueXml([await hostOf(a.origin, HEI_A), await hostOf(b.origin, HEI_B)]);
}, TIMEOUT_MS);
afterAll(async () => {
  await a.remove();
  await b.remove();
  await registry.stop();
}, TIMEOUT_MS);

async function save(node: KillablePortal, body: object) {
  const answer = await node.call('/api/MobilityAgreements', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

async function finalize(node: KillablePortal, id: number, names = ['Submitted', 'Final']) {
  for (const name of names) {
    const { dateModified } = (await node.call(`/api/MobilityAgreements/${id}`)).body;
    await save(node, { id, dateModified, status: { name } });
  }
}

async function newAgreement(names?: string[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from institutions where hei_id = ${HEI_B}`.execute(
    a.database,
  );
  const partner = { id: rows[0]?.id };
  const { id } = await save(a, {
    startYear: 2027,
    endYear: 2028,
    status: { name: 'Draft' },
    institutions: [{ id: 1 }, partner],
    departmentalCoordinatorContacts: [{ id: 3 }],
    staffMobilitiesForTeaching: [
      {
        fromInstitution: { id: 1 },
        toInstitution: partner,
        mobilitiesPerYear: 2,
        totalDaysPerYear: 10,
        subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
        recommendedLanguageSkills: [{ language: { name: 'English' }, languageLevel: 'B2' }],
      },
    ],
  });
  await finalize(a, id, names);
  return id;
}

/** Makes a call over which one of the servers is killed, and makes it again, as a person does who got no answer. */
async function insist(node: KillablePortal, path: string, victim: KillablePortal, moment: number) {
  const first = node.call(path, {}).catch(() => null);
  await letTimePass(moment, 'the kill comes at any moment');
  await victim.kill();
  await first;
  await victim.start();
  const again = await node.call(path, {});
  expect([200, 409]).toContain(again.status);
}

async function expectState(node: KillablePortal, id: number, ewp: number) {
  await eventually(
    async () => {
      await Promise.all([a, b].map(waitNoLonger));
      return (await node.call(`/api/MobilityAgreements/${id}`)).body.ewpStatus.id;
    },
    (status) => status === ewp,
  );
}

test.each(MOMENTS_MS)(
  'two servers, either of which is killed over each step after %d ms, conclude an agreement and lose nothing',
  async (moment) => {
    const ours = await newAgreement();
    await insist(a, `/exchange${EXCHANGE_PATHS.cnr(ours)}`, a, moment);
    const offers = await eventually(
      async () => {
        await Promise.all([a, b].map(waitNoLonger));
        return (await b.call(`/exchange${EXCHANGE_PATHS.incoming}`)).body.value;
      },
      (list: any[]) => list.some(({ iiaId }) => iiaId === String(ours)),
    );
    const mine = offers.filter(({ iiaId }: any) => iiaId === String(ours));
    expect(mine).toHaveLength(1);
    const theirs = (await b.call(`/exchange${EXCHANGE_PATHS.import(mine[0].id)}`, {})).body.agreementId;
    await finalize(b, theirs);
    await insist(b, `/exchange${EXCHANGE_PATHS.cnr(theirs)}`, a, moment);
    await expectState(b, theirs, 4);
    await expectState(a, ours, 4);
    await insist(a, `/exchange${EXCHANGE_PATHS.approve(ours)}`, b, moment);
    await expectState(b, theirs, 6);
    await insist(b, `/exchange${EXCHANGE_PATHS.approve(theirs)}`, b, moment);
    await expectState(a, ours, 7);
    await expectState(b, theirs, 7);
    const { rows } = await sql`
      select count(*)::integer as count from agreements join agreement_institutions on agreement_id = id
      where institution_id = (select id from institutions where hei_id = ${HEI_A}) and date_created > now() - interval '10 minutes'
        and not agreements.is_sample`.execute(b.database);
    expect(rows).toEqual([{ count: MOMENTS_MS.indexOf(moment) + 1 }]);
  },
  TIMEOUT_MS,
);

async function stateIn(node: KillablePortal, id: number) {
  const { rows } = await sql<{ status: number; told: number }>`
    select status_id as status,
      (select count(*)::integer from exchange_deliveries where agreement_id = agreements.id) as told
    from agreements where id = ${id}`.execute(node.database);
  return rows[0];
}

test.each(MOMENTS_MS)(
  'finalizing and notifying, over which the server is killed after %d ms, is done as a whole or not at all',
  async (moment) => {
    const id = await newAgreement(['Submitted']);
    const { dateModified } = (await a.call(`/api/MobilityAgreements/${id}`)).body;
    const act = () => a.call(`/exchange/agreements/${id}/acts/finalize`, { dateModified, key });
    const key = randomUUID();
    const first = act().catch(() => null);
    await letTimePass(moment, 'the kill comes at any moment');
    await a.kill();
    await first;
    expect([
      { status: 2, told: 0 },
      { status: 3, told: 1 },
    ]).toContainEqual(await stateIn(a, id));
    await a.start();
    expect(await act()).toMatchObject({ status: 200, body: { deliveries: [{ kind: 'iia-cnr' }] } });
    expect(await stateIn(a, id)).toEqual({ status: 3, told: 1 });
  },
  TIMEOUT_MS,
);
