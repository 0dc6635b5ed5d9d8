import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { faultReference } from 'shared-contracts/releases/faults/faultReference.ts';
import type { FaultReport, ToldCount, ToldFault } from 'shared-contracts/releases/faults/faultReports.ts';
import { MOST_COUNTS, MOST_FAULTS } from 'shared-contracts/releases/faults/faultReports.ts';
import { registerFaults } from '../../src/releases/faults/faultRoutes.ts';
import { forgetOldFaults } from '../../src/releases/faults/forgetFaults.ts';
import { writeRegistry, type NamedModule } from '../support/portal/portalRegistry.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';

const MODULE = 'mfe-factsheets';
const RELEASE = '1.2.0-abcdef0123';
const EARLIER = '1.1.0-earlier';
/** Of each what lies in the place of a map is none. */
const BROKEN = ['1.0.1-broken', '1.0.2-broken', '1.0.3-broken'];
const NAMED: NamedModule = {
  release: RELEASE,
  canary: '1.3.0-canary',
  previous: [EARLIER, ...BROKEN],
  previews: ['1.4.0-preview'],
  permissions: ['factsheet_list'],
  paths: ['/factsheets/view/:id'],
  commit: 'a'.repeat(40),
};
const FILE = `/m/${MODULE}/${RELEASE}/module.0123456789.js`;
const FAULT: ToldFault = {
  module: MODULE,
  release: RELEASE,
  name: 'TypeError',
  message: 'x.map is not a function',
  frames: [
    { file: FILE, line: 1, column: 11, name: 'a' },
    { file: FILE, line: 1, column: 31, name: 'b' },
    { file: '/shell/s1/main.0123456789.js', line: 1, column: 5, name: '' },
  ],
  page: '/factsheets/view/:id',
  times: 1,
};
const COUNT: ToldCount = {
  kind: 'longTask',
  module: MODULE,
  release: RELEASE,
  what: '/factsheets/view/:id',
  times: 2,
  longestMs: 480,
};

let api: SaveApi;
let portalDir: string;
let now: Date;
beforeAll(async () => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-faults-'));
  api = await startSaveApi((app, parts) => registerFaults(app, { ...parts, portalDir }));
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
  rmSync(portalDir, { recursive: true });
});
beforeEach(async () => {
  now = new Date(Date.UTC(2026, 10, 21, 10));
  api.setClock(now);
  writeRegistry(portalDir, 1_800_000_000, { [MODULE]: NAMED });
  await sql`truncate faults, fault_people, fault_counts, fault_tellers`.execute(api.database);
});

async function tell(user: UserName, told: Partial<FaultReport>): Promise<number> {
  const report: FaultReport = {
    language: 'gr',
    browser: { name: 'Chrome', version: 140 },
    faults: [],
    counts: [],
    ...told,
  };
  const { status, body } = await api.call(user, 'POST', 'FaultReports', report);
  expect(status).toBe(200);
  return body.kept;
}

async function list(query = '') {
  const { status, body } = await api.call('iro', 'GET', `Faults${query}`);
  expect(status).toBe(200);
  return body;
}

test('the same fault of several people is one, with how often, of how many, and a few samples', async () => {
  await tell('student', { faults: [{ ...FAULT, times: 3 }] });
  api.setClock(new Date(now.getTime() + 60_000));
  await tell('student', { faults: [FAULT] });
  await tell('teacher', { faults: [FAULT], browser: { name: 'Firefox', version: 0 }, language: 'en' });
  const { faults, modules, more } = await list();
  expect(faults).toEqual([
    {
      id: expect.any(Number),
      reference: faultReference(FAULT),
      module: MODULE,
      release: RELEASE,
      commit: 'a'.repeat(40),
      name: 'TypeError',
      message: 'x.map is not a function',
      firstAt: now.toISOString(),
      lastAt: '2026-11-21T10:01:00.000Z',
      times: 5,
      people: 2,
      samples: [
        expect.objectContaining({ browser: 'Firefox', language: 'en', page: '/factsheets/view/:id' }),
        expect.objectContaining({ browser: 'Chrome 140', language: 'gr', at: '2026-11-21T10:01:00.000Z' }),
      ],
    },
  ]);
  expect([modules, more]).toEqual([[{ module: MODULE, releases: [RELEASE] }], false]);
});

test('a fault is found by its reference, as somebody types it, and by nothing like it', async () => {
  await tell('student', { faults: [FAULT, { ...FAULT, name: 'RangeError' }] });
  const typed = ` ${faultReference(FAULT).toLowerCase().replace('-', ' ')} `;
  expect((await list(`?reference=${encodeURIComponent(typed)}`)).faults).toHaveLength(1);
  for (const other of ['0000-0000', 'x', '%25', "' or 1=1 --"])
    expect((await list(`?reference=${encodeURIComponent(other)}`)).faults).toEqual([]);
  expect((await list(`?module=${MODULE}&release=`)).faults).toHaveLength(2);
  for (const other of ['shell', '%00', '%25', "' or 1=1 --", 'x'.repeat(40)]) {
    expect((await list(`?module=${other}`)).faults).toEqual([]);
    expect((await list(`?release=${other}`)).faults).toEqual([]);
    expect((await list(`?reference=${other}`)).faults).toEqual([]);
  }
  expect((await list(`?release=${EARLIER}`)).faults).toEqual([]);
  for (const name of ['module', 'release', 'reference'])
    expect((await api.call('iro', 'GET', `Faults?${name}=${'x'.repeat(2_000)}`)).status).toBe(400);
});

test('what a browser has left of a person is taken out before anything is kept', async () => {
  await tell('student', { faults: [{ ...FAULT, message: 'one\u0000two \ud800 three' }] });
  const personal = [
    'maria.roe@uni.example',
    'Παπαδοπούλου',
    '6912345678',
    '0b8f7c1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
  ];
  for (const one of personal)
    await tell('student', {
      faults: [{ ...FAULT, frames: [], message: `No ${one} there`, page: `/factsheets/view/${one}` }],
      counts: [
        { ...COUNT, what: `/factsheets/view/${one}` },
        { ...COUNT, kind: 'violation', what: `img-src https://other.example/${one}` },
      ],
    });
  const { rows } = await sql<{ kept: string }>`
    select to_jsonb(faults)::text as kept from faults union all select to_jsonb(fault_counts)::text from fault_counts`.execute(
    api.database,
  );
  expect(rows.length).toBeGreaterThan(2);
  const kept = rows.map((row) => row.kept).join();
  for (const one of personal) expect(kept).not.toContain(one);
});

describe('a fault is kept of what a browser of the person can run', () => {
  test.each([
    ['the canary', { release: '1.3.0-canary' }, 1],
    ['the release before, which a tab of before runs', { release: EARLIER }, 1],
    ['the shell', { module: 'shell', release: 's1' }, 1],
    ['the shell before', { module: 'shell', release: 's0' }, 1],
    ['a preview', { release: '1.4.0-preview' }, 0],
    ['an invented release', { release: '9.9.9' }, 0],
    ['an invented shell', { module: 'shell', release: 's9' }, 0],
    ['another module', { module: 'mfe-agreements' }, 0],
    ['what no registry can name', { module: 'mfe-constructor' }, 0],
  ])('%s', async (_what, of, kept) => {
    expect(await tell('student', { faults: [{ ...FAULT, ...of }], counts: [{ ...COUNT, ...of }] })).toBe(
      2 * kept,
    );
    expect((await list()).faults).toHaveLength(kept);
  });

  test('and of no module of which nothing is open to them, or that is switched off', async () => {
    expect(await tell('guest', { faults: [FAULT], counts: [COUNT] })).toBe(0);
    expect(await tell('guest', { faults: [{ ...FAULT, module: 'shell', release: 's1' }] })).toBe(1);
    writeRegistry(portalDir, 1_800_000_001, { [MODULE]: { ...NAMED, isOff: true } });
    expect(await tell('student', { faults: [FAULT] })).toBe(0);
  });

  test('and of nothing while the registry cannot be read', async () => {
    writeRegistry(portalDir, 1_800_000_002, 'no JSON');
    expect(await tell('student', { faults: [FAULT] })).toBe(0);
  });
});

describe('what one can tell is bounded', () => {
  const another = (column: number): ToldFault => ({
    ...FAULT,
    frames: [{ file: FILE, line: 1, column, name: '' }],
  });
  const reports = (lines: number) =>
    Array.from({ length: lines / MOST_FAULTS }, (_, report) =>
      Array.from({ length: MOST_FAULTS }, (_line, line) => another(1 + report * MOST_FAULTS + line)),
    );

  test('to fifty faults a day of a person', async () => {
    let kept = 0;
    for (const faults of reports(60)) kept += await tell('student', { faults });
    expect(kept).toBe(50);
    expect(await tell('student2', { faults: [FAULT] })).toBe(1);
    api.setClock(new Date(now.getTime() + 86_400_000));
    expect(await tell('student', { faults: [FAULT] })).toBe(1);
  });

  test('to four hundred counts a day of a person, also when they are told at once', async () => {
    const counts = Array.from({ length: MOST_COUNTS }, () => COUNT);
    const kept = await Promise.all(Array.from({ length: 25 }, () => tell('student', { counts })));
    expect(kept.reduce((sum, one) => sum + one, 0)).toBe(400);
    expect((await list()).counts).toEqual([{ ...COUNT, times: 800 }]);
  });

  test('to a hundred different faults of a release; those that are known are counted on', async () => {
    for (const user of ['student', 'student2', 'teacher'] as const)
      for (const faults of reports(50))
        await tell(user, {
          faults: faults.map((fault) => ({ ...fault, name: user === 'teacher' ? 'RangeError' : `E${user}` })),
        });
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from faults`.execute(
      api.database,
    );
    expect(rows).toEqual([{ count: 100 }]);
    expect(await tell('iro', { faults: [{ ...another(1), name: 'Estudent' }, another(999)] })).toBe(1);
    expect((await list()).more).toBe(true);
  });

  test('to forty different things that are counted of a release on a day', async () => {
    const whats = Array.from({ length: 60 }, (_, host) => `img-src https://h${host}.example`);
    for (let at = 0; at < whats.length; at += MOST_COUNTS)
      await tell('student', {
        counts: whats
          .slice(at, at + MOST_COUNTS)
          .map((what) => ({ ...COUNT, kind: 'violation' as const, what, times: 1, longestMs: 0 })),
      });
    const { counts } = await list();
    expect(counts).toHaveLength(41);
    expect(counts[0]).toEqual({ ...COUNT, kind: 'violation', what: 'other', times: 20, longestMs: 0 });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no object', []],
    ['too many faults', { faults: Array.from({ length: MOST_FAULTS + 1 }, () => FAULT) }],
    ['too many counts', { counts: Array.from({ length: MOST_COUNTS + 1 }, () => COUNT) }],
    ['a long message', { faults: [{ ...FAULT, message: 'x'.repeat(500) }] }],
    ['a whole user agent', { browser: { name: 'Mozilla/5.0 (X11)', version: 1 } }],
    [
      'a file of nobody',
      { faults: [{ ...FAULT, frames: [{ file: '/m/mfe-x/../../x.js', line: 1, column: 1, name: '' }] }] },
    ],
    ['no times', { faults: [{ ...FAULT, times: 0 }] }],
    ['too many times', { counts: [{ ...COUNT, times: 1e9 }] }],
    ['a name with words', { faults: [{ ...FAULT, name: 'of Maria Roe' }] }],
  ])('and refused when it is %s', async (_what, change) => {
    const whole = { language: 'en', browser: { name: 'other', version: 0 }, faults: [], counts: [] };
    const body = typeof change === 'object' && !Array.isArray(change) ? { ...whole, ...change } : change;
    expect((await api.call('student', 'POST', 'FaultReports', body)).status).toBe(400);
  });

  test('in time: what nobody has met for thirty days is forgotten, with who it was', async () => {
    await tell('student', { faults: [FAULT], counts: [COUNT] });
    await forgetOldFaults(api.database, new Date(now.getTime() + 29 * 86_400_000));
    expect((await list()).faults).toHaveLength(1);
    await forgetOldFaults(api.database, new Date(now.getTime() + 31 * 86_400_000));
    const { rows } = await sql`
      select from faults union all select from fault_people union all select from fault_counts
      union all select from fault_tellers`.execute(api.database);
    expect(rows).toEqual([]);
  });
});

test('two people who tell the same at the same moment are both counted', async () => {
  const people = ['iro', 'iro2', 'teacher', 'teacher2', 'student', 'student2'] as const;
  const other = { ...FAULT, name: 'RangeError' };
  await Promise.all(
    people.map((user, place) => tell(user, { faults: place % 2 === 0 ? [FAULT, other] : [other, FAULT] })),
  );
  const { faults } = await list();
  expect(faults).toMatchObject([
    { times: 6, people: 6 },
    { times: 6, people: 6 },
  ]);
});

describe('the stack of a fault', () => {
  const map = {
    version: 3,
    file: 'module.0123456789.js',
    // Columns 0, 10 and 30 of the first line: lines 7, 42 and 50 of the source; at 30 stands `useList`.
    mappings: 'AAMA,UAmCA,oBAQAA',
    sources: ['mfe-factsheets/src/features/list/List.tsx'],
    names: ['useList'],
  };
  /** Puts something where the map of the release's file is, and reads the stack of a fault in it. */
  async function stackOf(release: string, text: string) {
    const folder = path.join(portalDir, 'm', MODULE, release, '.maps');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'module.0123456789.js.map'), text);
    const frames = FAULT.frames.map((frame) => ({ ...frame, file: frame.file.replace(RELEASE, release) }));
    await tell('student', { faults: [{ ...FAULT, release, frames }] });
    const [{ id }] = (await list()).faults;
    return { frames, stack: (await api.call('iro', 'GET', `Faults/${id}/stack`)).body };
  }

  test('is found in the sources where the release has a map, and stays as it is where it has none', async () => {
    const { frames, stack } = await stackOf(RELEASE, JSON.stringify(map));
    const [file] = map.sources;
    expect(stack).toEqual([
      { ...frames[0], source: { file, line: 42, name: 'useList' } },
      { ...frames[1], source: { file, line: 50, name: '' } },
      { ...frames[2], source: null },
    ]);
  });

  test.each([
    ['no map', 0, 'x'],
    ['an object of something else', 1, '{"version":3,"mappings":5}'],
    ['a map without sources', 2, JSON.stringify({ ...map, sources: 5 })],
  ])('stays as it is where %s lies', async (_what, which, text) => {
    const { frames, stack } = await stackOf(BROKEN[which] ?? '', text);
    expect(stack).toEqual(frames.map((frame) => ({ ...frame, source: null })));
  });

  test('of a fault that nobody told is not there', async () => {
    for (const id of ['999999', '0', 'x'])
      expect((await api.call('iro', 'GET', `Faults/${id}/stack`)).status).toBe(404);
  });
});

test('only the office reads what browsers told', async () => {
  await tell('student', { faults: [FAULT] });
  const [{ id }] = (await list()).faults;
  for (const user of ['teacher', 'student', 'guest'] as const)
    for (const address of ['Faults', `Faults/${id}/stack`])
      expect((await api.call(user, 'GET', address)).status).toBe(403);
});
