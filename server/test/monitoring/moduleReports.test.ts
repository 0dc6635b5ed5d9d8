import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { ModuleOutcome } from 'shared-contracts/releases/moduleReports.ts';
import { registerModuleReports } from '../../src/releases/moduleReportRoutes.ts';
import { writeRegistry, type NamedModule } from '../support/portal/portalRegistry.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const MODULE = 'mfe-factsheets';
const RELEASE = '1.2.0-abcdef0123';
const CANARY = '1.3.0-canary';
const EARLIER = '1.1.0-earlier';
const PREVIEW = '1.4.0-preview';
const SEQUENCE = 1_800_000_000;
const NAMED: NamedModule = {
  release: RELEASE,
  canary: CANARY,
  previous: [EARLIER],
  previews: [PREVIEW],
  permissions: ['factsheet_list'],
};

type Line = Readonly<Record<string, unknown>>;

let api: SaveApi;
let portalDir: string;
/** What the server logged of releases. */
let lines: Line[];
beforeAll(async () => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-reports-'));
  api = await startSaveApi((app, parts) => {
    app.addHook('onRequest', async (request) => {
      const note = (line: Line) => void lines.push(line);
      Object.assign(request, { log: { ...request.log, error: note, warn: note, info: note } });
    });
    registerModuleReports(app, { ...parts, portalDir });
  });
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
  rmSync(portalDir, { recursive: true });
});
let minute = 0;
let now: Date;
beforeEach(async () => {
  // Each test has a time of its own: what the one before it asked is forgotten.
  now = new Date(Date.UTC(2026, 10, 21, 10, (minute += 1)));
  api.setClock(now);
  lines = [];
  writeRegistry(portalDir, SEQUENCE, { [MODULE]: NAMED });
  await sql`truncate module_reports, burnt_releases`.execute(api.database);
});

async function report(
  user: UserName,
  outcomes: readonly ModuleOutcome[],
  {
    tab = randomUUID(),
    module = MODULE,
    release = RELEASE,
  }: { readonly tab?: string; readonly module?: string; readonly release?: string } = {},
) {
  const told = outcomes.map((outcome) => ({ module, release, outcome }));
  const { status, body } = await api.call(user, 'POST', 'ModuleReports', { tab, outcomes: told });
  expect(status).toBe(200);
  return body.counted;
}

async function burnt() {
  const { status, body } = await api.call('guest', 'GET', '/releases/burnt');
  expect(status).toBe(200);
  return body as readonly Record<string, unknown>[];
}

async function counts(release: string) {
  const address = `/releases/counts?module=${MODULE}&release=${release}`;
  const { status, body } = await api.call('guest', 'GET', address);
  expect(status).toBe(200);
  return body;
}

test('a release that fails as it starts is burnt by the third tab of two people, and named to whoever publishes', async () => {
  for (const user of ['teacher', 'teacher2', 'student', 'student2'] as const) await report(user, ['ready']);
  await report('iro', ['start']);
  await report('iro', ['start']);
  expect(await burnt()).toEqual([]);
  await report('iro2', ['start']);
  expect(await burnt()).toEqual([
    {
      module: MODULE,
      release: RELEASE,
      at: now.toISOString(),
      sequence: SEQUENCE,
      sessions: 7,
      failed: 3,
    },
  ]);
});

test('a release and its canary are counted apart, for everybody to read, and no other', async () => {
  for (const user of ['teacher', 'teacher2'] as const) await report(user, ['ready']);
  await report('iro', ['start', 'ready'], { release: CANARY });
  await report('student', ['ready'], { release: CANARY });
  expect(await counts(RELEASE)).toEqual({ sessions: 2, failed: 0 });
  expect(await counts(CANARY)).toEqual({ sessions: 2, failed: 1 });
  expect(await counts("' or 1=1")).toEqual({ sessions: 0, failed: 0 });
  expect((await api.call('guest', 'GET', '/releases/counts')).body).toEqual({ sessions: 0, failed: 0 });
});

describe('one person alone', () => {
  test.each(['iro', 'teacher', 'student'] as const)(
    'burns nothing, however many tabs that is: %s',
    async (user) => {
      for (let tabs = 0; tabs < 10; tabs += 1) await report(user, ['start']);
      expect(await burnt()).toEqual([]);
      await report(user === 'student' ? 'iro' : 'student', ['render']);
      expect(await burnt()).toHaveLength(1);
    },
  );

  test('keeps no broken release in force by tabs in which it works', async () => {
    for (let tabs = 0; tabs < 120; tabs += 1) await report('student', ['ready']);
    for (const user of ['iro', 'iro', 'iro', 'iro2', 'teacher'] as const) await report(user, ['start']);
    expect(await burnt()).toMatchObject([{ sessions: 6, failed: 4 }]);
  });
});

test('whoever has no role counts for nothing', async () => {
  for (let tabs = 0; tabs < 5; tabs += 1) expect(await report('guest', ['start'])).toBe(0);
  expect(await burnt()).toEqual([]);
});

describe('a report counts for a release that the person can have been given', () => {
  test.each([
    ['one that the registry does not name', { release: '9.9.9-invented' }],
    ['an earlier one, which nobody takes back', { release: EARLIER }],
    ['a preview, of which browsers tell nothing', { release: PREVIEW }],
    ['one of another module', { module: 'mfe-agreements' }],
    ['one of a module that the registry cannot name', { module: 'mfe-constructor' }],
  ])('and for no other: %s', async (_what, of) => {
    for (const user of ['iro', 'iro', 'iro2', 'teacher'] as const)
      expect(await report(user, ['start'], of)).toBe(0);
    expect(await burnt()).toEqual([]);
    expect((await sql`select from module_reports`.execute(api.database)).rows).toEqual([]);
  });

  test('and for no other: one of a module of which nothing is open to the person', async () => {
    writeRegistry(portalDir, SEQUENCE, { [MODULE]: { ...NAMED, permissions: ['factsheet_edit'] } });
    expect(await report('student', ['start'])).toBe(0);
    expect(await report('iro', ['start'])).toBe(1);
  });

  test('and for no other: one of a module that is switched off', async () => {
    writeRegistry(portalDir, SEQUENCE, { [MODULE]: { ...NAMED, isOff: true } });
    expect(await report('iro', ['start'])).toBe(0);
  });

  test('as the registry says now, and for none while it cannot be read', async () => {
    expect(await report('iro', ['ready'])).toBe(1);
    writeRegistry(portalDir, SEQUENCE + 1, { [MODULE]: { ...NAMED, release: EARLIER, previous: [] } });
    expect(await report('iro', ['start'])).toBe(0);
    expect(await report('iro', ['start'], { release: EARLIER })).toBe(1);
    writeRegistry(portalDir, SEQUENCE + 2, 'no registry');
    expect(await report('iro2', ['start'], { release: EARLIER })).toBe(0);
    expect(await report('iro2', ['ready'], { release: EARLIER })).toBe(0);
    expect(lines.filter(({ portalDir: dir }) => dir === portalDir)).toHaveLength(1);
    writeRegistry(portalDir, SEQUENCE + 3, { [MODULE]: NAMED });
    expect(await report('iro2', ['start'])).toBe(1);
  });
});

test('who reported a failure is in the log by the number of the person alone', async () => {
  await report('student', ['ready']);
  await report('iro', ['start']);
  await report('iro', ['render']);
  await report('teacher', ['start'], { release: CANARY });
  await report('teacher', ['start']);
  await report('teacher', ['start'], { release: '9.9.9-invented' });
  const failure = (user: number, release: string, outcome: string) => ({
    user,
    failures: [{ module: MODULE, release, outcome }],
  });
  expect(lines).toEqual([
    failure(USER_IDS.iro, RELEASE, 'start'),
    failure(USER_IDS.iro, RELEASE, 'render'),
    failure(USER_IDS.teacher, CANARY, 'start'),
    failure(USER_IDS.teacher, RELEASE, 'start'),
    expect.objectContaining({
      module: MODULE,
      release: RELEASE,
      failed: 3,
      users: [USER_IDS.iro, USER_IDS.teacher],
    }),
    { user: USER_IDS.teacher, outcomes: 1 },
  ]);
});

test('the same outcome of the same tab counts once, also when it is told at the same time', async () => {
  const tab = randomUUID();
  const counted = await Promise.all(Array.from({ length: 6 }, () => report('iro', ['start'], { tab })));
  expect(counted.toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
});

test('what two people report at the same moment is found out', async () => {
  for (let round = 0; round < 10; round += 1) {
    await sql`truncate module_reports, burnt_releases`.execute(api.database);
    await Promise.all((['iro', 'iro', 'iro2'] as const).map((user) => report(user, ['start'])));
    expect(await burnt()).toMatchObject([{ failed: 3 }]);
  }
});

test('what is older than an hour counts no more, and a finding is told for a day', async () => {
  await report('iro', ['start']);
  await report('iro', ['start']);
  api.setClock(new Date(now.getTime() + 3_601_000));
  await report('iro2', ['start']);
  expect(await burnt()).toEqual([]);
  await report('iro', ['start']);
  await report('iro', ['start']);
  expect(await burnt()).toHaveLength(1);
  api.setClock(new Date(now.getTime() + 25 * 3_600_000 + 2_000));
  expect(await burnt()).toEqual([]);
});

test('what was found out is told with the highest number of the registry at which it was', async () => {
  for (const user of ['iro', 'iro', 'iro2'] as const) await report(user, ['start']);
  writeRegistry(portalDir, SEQUENCE + 5, { [MODULE]: NAMED });
  await report('teacher', ['start']);
  expect(await burnt()).toMatchObject([{ sequence: SEQUENCE + 5 }]);
  // A server whose copy of the registry is behind.
  writeRegistry(portalDir, SEQUENCE + 2, { [MODULE]: NAMED });
  await report('teacher2', ['start']);
  expect(await burnt()).toMatchObject([{ sequence: SEQUENCE + 5, failed: 5 }]);
});

test('a person is counted five hundred times a day at most', async () => {
  for (let batch = 0; batch < 251; batch += 1) {
    const { body } = await api.call('student', 'POST', 'ModuleReports', {
      tab: randomUUID(),
      outcomes: [RELEASE, CANARY].map((release) => ({ module: MODULE, release, outcome: 'ready' })),
    });
    expect(body.counted).toBe(batch < 250 ? 2 : 0);
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
