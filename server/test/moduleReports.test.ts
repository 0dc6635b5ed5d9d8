import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ModuleOutcome } from 'shared-contracts/moduleReports.ts';
import { registerModuleReports } from '../src/releases/moduleReportRoutes.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from './support/saveApi.ts';

const MODULE = 'mfe-factsheets';
const RELEASE = '1.2.0-abcdef0123';

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi(registerModuleReports);
}, START_TIMEOUT_MS);
afterAll(() => api.close());
let minute = 0;
let now: Date;
beforeEach(async () => {
  // Each test has a time of its own: what the one before it asked is forgotten.
  now = new Date(Date.UTC(2026, 10, 21, 10, (minute += 1)));
  api.setClock(now);
  await sql`truncate module_reports, burnt_releases`.execute(api.database);
});

async function report(
  user: UserName,
  outcomes: readonly ModuleOutcome[],
  { tab = randomUUID(), release = RELEASE }: { readonly tab?: string; readonly release?: string } = {},
) {
  const told = outcomes.map((outcome) => ({ module: MODULE, release, outcome }));
  const { status, body } = await api.call(user, 'POST', 'ModuleReports', { tab, outcomes: told });
  expect(status).toBe(200);
  return body.counted;
}

async function burnt() {
  const { status, body } = await api.call('guest', 'GET', '/releases/burnt');
  expect(status).toBe(200);
  return body as readonly Record<string, unknown>[];
}

test('a release that fails as it starts is burnt by the third tab of the office, and named to whoever publishes', async () => {
  for (let tabs = 0; tabs < 20; tabs += 1) await report('teacher', ['ready']);
  await report('iro', ['start']);
  await report('iro', ['start']);
  expect(await burnt()).toEqual([]);
  await report('iro2', ['start']);
  expect(await burnt()).toEqual([
    { module: MODULE, release: RELEASE, at: now.toISOString(), sessions: 23, failed: 3 },
  ]);
});

test('a release and its canary are counted apart, for everybody to read, and no other', async () => {
  for (let tabs = 0; tabs < 9; tabs += 1) await report('teacher', ['ready']);
  await report('iro', ['start', 'ready'], { release: '1.3.0-canary' });
  await report('student', ['ready'], { release: '1.3.0-canary' });
  const counts = async (release: string) => {
    const { status, body } = await api.call(
      'guest',
      'GET',
      `/releases/counts?module=${MODULE}&release=${release}`,
    );
    expect(status).toBe(200);
    return body;
  };
  expect(await counts(RELEASE)).toEqual({ sessions: 9, failed: 0 });
  expect(await counts('1.3.0-canary')).toEqual({ sessions: 2, failed: 1 });
  expect(await counts("' or 1=1")).toEqual({ sessions: 0, failed: 0 });
  expect((await api.call('guest', 'GET', '/releases/counts')).body).toEqual({ sessions: 0, failed: 0 });
});

test('one student alone burns nothing, however many tabs that is', async () => {
  for (let tabs = 0; tabs < 10; tabs += 1) await report('student', ['start']);
  expect(await burnt()).toEqual([]);
  await report('student2', ['start']);
  expect(await burnt()).toEqual([]);
  await report('teacher', ['render']);
  expect(await burnt()).toHaveLength(1);
});

test('whoever has no role counts for nothing', async () => {
  for (let tabs = 0; tabs < 5; tabs += 1) expect(await report('guest', ['start'])).toBe(0);
  expect(await burnt()).toEqual([]);
});

test('the same outcome of the same tab counts once, also when it is told at the same time', async () => {
  const tab = randomUUID();
  const counted = await Promise.all(Array.from({ length: 6 }, () => report('iro', ['start'], { tab })));
  expect(counted.toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
});

test('what is older than an hour counts no more, and a finding is told for a day', async () => {
  await report('iro', ['start']);
  await report('iro', ['start']);
  api.setClock(new Date(now.getTime() + 3_601_000));
  await report('iro', ['start']);
  expect(await burnt()).toEqual([]);
  await report('iro', ['start']);
  await report('iro', ['start']);
  expect(await burnt()).toHaveLength(1);
  api.setClock(new Date(now.getTime() + 25 * 3_600_000 + 2_000));
  expect(await burnt()).toEqual([]);
});

test('a person is counted five hundred times a day at most', async () => {
  for (let batch = 0; batch < 11; batch += 1) {
    const told = Array.from({ length: 50 }, (_, index) => ({
      module: MODULE,
      release: `1.0.${batch}-${index}`,
      outcome: 'ready',
    }));
    const { body } = await api.call('student', 'POST', 'ModuleReports', {
      tab: randomUUID(),
      outcomes: told,
    });
    expect(body.counted).toBe(batch < 10 ? 50 : 0);
  }
});

test.each([
  [
    'too many outcomes',
    { tab: randomUUID(), outcomes: Array(51).fill({ module: MODULE, release: '1', outcome: 'ready' }) },
  ],
  ['another word', { tab: randomUUID(), outcomes: [{ module: MODULE, release: '1', outcome: 'network' }] }],
  [
    'another module',
    { tab: randomUUID(), outcomes: [{ module: 'x\u0000', release: '1', outcome: 'ready' }] },
  ],
  ['no tab', { tab: 'me', outcomes: [] }],
  ['no object', []],
])('%s is refused', async (_what, body) => {
  expect((await api.call('iro', 'POST', 'ModuleReports', body)).status).toBe(400);
});
