import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { moveIn } from '../../src/movingIn/moveIn.ts';
import { EXCHANGE_PATHS } from '../support/api/exchangePaths.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';
import { changeRow, done, expectState, post } from '../exchange/support/pairs.ts';
import {
  besides,
  eventually,
  HEI_A,
  HEI_B,
  startTwoPortals,
  type PortalNode,
  type TwoPortals,
} from '../exchange/support/portalNodes.ts';

let portals: TwoPortals;
let folder: string;

beforeAll(async () => {
  portals = await startTwoPortals();
  folder = await mkdtemp(path.join(tmpdir(), 'moving-in-'));
}, DATABASE_TIMEOUT_MS * 2);
afterAll(async () => {
  await portals.stop();
  await rm(folder, { recursive: true });
});

/** What either side's earlier system has of the same agreement. */
function earlier({
  own,
  partner,
  mine,
  yours,
}: Readonly<Record<'own' | 'partner' | 'mine' | 'yours', string>>) {
  const [from, to] = own === HEI_A ? [1, 2] : [2, 1];
  return {
    iiaId: mine,
    iiaCode: `CODE ${mine}`,
    startYear: 2025,
    endYear: 2027,
    status: { id: 3 },
    ewpStatus: { id: 7 },
    institutions: [
      { id: 1, heiId: own },
      { id: 2, heiId: partner },
    ],
    partnerAgreementIdentifications: [{ iiaId: yours, iiaCode: `CODE ${yours}` }],
    studentMobilitiesForStudies: [
      {
        fromInstitution: { id: from },
        toInstitution: { id: to },
        mobilitiesPerYear: 2,
        // More than anybody may type: both have approved it.
        totalMonthsPerYear: 120,
        studyCycles: [{ studyCycle: '1st' }],
        subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
        recommendedLanguageSkills: [{ languageLevel: 'B1', language: { code: 'en' } }],
      },
    ],
  };
}

async function moveInto(node: PortalNode, record: object): Promise<number> {
  const file = path.join(folder, 'agreements.json');
  await writeFile(file, JSON.stringify([record]));
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  await moveIn(node.database, [file], { isKept: true, language: 'en', tell });
  const [, id] = /taken as agreement (\d+)/.exec(lines.join('\n')) ?? [];
  if (id === undefined) throw new Error(lines.join('\n'));
  return Number(id);
}

test('goes on with partners as if nothing had happened: their ids stay valid, and what both had approved stays approved', async () => {
  const { a, b } = portals;
  const [mine, yours] = ['0c1f6b52-7d4e-4a35-9c39-1f1c5a0e7b11', 'partner/2022-17'];
  const ours = await moveInto(a, earlier({ own: HEI_A, partner: HEI_B, mine, yours }));
  const theirs = await moveInto(b, earlier({ own: HEI_B, partner: HEI_A, mine: yours, yours: mine }));
  const exchange = await besides(b);
  try {
    expect(await exchange.services.network.index(HEI_A, undefined)).toMatchObject({
      isDone: true,
      value: [mine],
    });
    const by = { agreementId: theirs, userId: null };
    const served = await exchange.services.network.iia(HEI_A, mine, by);
    expect(served).toMatchObject({
      isDone: true,
      value: [
        { iia: { inEffect: true, partners: [{ iiaId: mine, iiaCode: `CODE ${mine}` }, { iiaId: yours }] } },
      ],
    });
    const [received] = served.isDone ? served.value : [];
    expect(received?.computedHash).toBe(received?.iiaHash);
  } finally {
    await exchange.stop();
  }

  // What is fetched says the same, and is taken for what was approved.
  const fetched = await a.exchange(EXCHANGE_PATHS.fetch(ours));
  expect(fetched.status).toBe(200);
  expect((await a.agreement(ours)).ewpStatus.id).toBe(7);
  const copies = await a.exchange(EXCHANGE_PATHS.copies(ours), { method: 'GET' });
  expect(copies.body).toMatchObject({
    partners: { namesOurs: true, approval: { stand: 'present' } },
    approved: { partners: expect.stringMatching(/^[0-9a-f]{64}$/) },
    differences: [],
  });
  const told = await sql`select from exchange_deliveries`.execute(a.database);
  expect(told.rows).toHaveLength(0);

  // The next round goes on under the ids of before.
  await post(a, ours, { ewpStatus: { id: 2 } });
  await changeRow(a, ours, { mobilitiesPerYear: 3, totalMonthsPerYear: 30 });
  await done(a, 'cnr', ours);
  await expectState(b, theirs, { ewp: 3 });
  const { rows } = await sql<{ iiaId: string }>`
    select iia_id as "iiaId" from exchange_incoming where kind = 'iia-cnr'`.execute(b.database);
  expect(new Set(rows.map(({ iiaId }) => iiaId))).toEqual(new Set([mine]));
  const reverted = await a.exchange(EXCHANGE_PATHS.revert(ours));
  expect(reverted.status).toBe(200);
  await expectState(a, ours, { ewp: 7 });
  await eventually(
    async () => (await b.agreement(theirs)).ewpStatus.id,
    (status) => status === 7,
  );
  expect((await a.agreement(ours)).studentMobilitiesForStudies[0].totalMonthsPerYear).toBe(120);
});
