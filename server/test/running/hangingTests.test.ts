import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { patient } from '../../../scripts/lib/patience.mjs';
import { processOf } from '../../../scripts/lib/running/processes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The time limit of a test is a minute times this. */
const PATIENCE = '0.1';
const LIMIT_MS = patient(180_000);

const WAITS = `
  import { createServer } from 'node:http';
  test('waits forever', async () => {
    createServer().listen(0, '127.0.0.1');
    await new Promise(() => undefined);
  });
  test('passes afterwards', () => expect(1).toBe(1));`;
const LOOPS = (pidFile: string) => `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  test('loops forever', () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true });
    writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
    for (;;);
  });`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-hanging-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Reported = {
  readonly file: string;
  readonly name: string;
  readonly state: string;
  readonly said?: string;
};

/** Runs a test file that hangs together with one of the repository; gives the exit code and what was reported. */
async function run(runner: string, name: string, source: string, other: string) {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  const report = path.join(folder, `${name}.json`);
  const files = JSON.stringify([path.relative(ROOT, file), other]);
  const [module, call] = runner.split('#');
  const script = `
    import { ${call} } from ${JSON.stringify(pathToFileURL(path.join(ROOT, module!)).href)};
    import { readTests } from ${JSON.stringify(pathToFileURL(path.join(ROOT, 'scripts/lib/tests/testReports.mjs')).href)};
    const code = await ${call}(${files}, { report: ${JSON.stringify(report)}, isQuiet: true });
    process.stdout.write('\\n' + JSON.stringify({ code, tests: readTests(${JSON.stringify(report)}) }));`;
  // Node gives a test process of its own runner settings that a further run must not have.
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...env, TEST_PATIENCE: PATIENCE },
    timeout: LIMIT_MS,
    maxBuffer: 2 ** 26,
  });
  const { code, tests } = JSON.parse(stdout.split('\n').at(-1)!) as { code: number; tests: Reported[] };
  const hanging = path.relative(ROOT, file);
  return {
    code,
    failed: tests.filter(({ state }) => state === 'failed'),
    hanging,
    passed: tests.filter(({ state }) => state === 'passed'),
  };
}

const NODE = 'scripts/lib/nodeTests/runNodeTests.mjs#runNodeTests';
const JEST = 'scripts/lib/tests/jestTests.mjs#runJest';
const QUICK_TEST = 'shared-build/src/wording/repeatedKeys.test.ts';
const QUICK_DOM_TEST = 'shell/src/about/news/newsMarks.dom.test.ts';

test(
  'a test that waits forever fails, and what it leaves open is named',
  async () => {
    const { code, failed, hanging, passed } = await run(NODE, 'waits.test.ts', WAITS, QUICK_TEST);
    expect(code).not.toBe(0);
    expect(failed).toEqual([
      expect.objectContaining({
        file: hanging,
        name: 'waits forever',
        said: expect.stringMatching(/does not end.*TCPServerWrap/),
      }),
    ]);
    expect(passed.map(({ name }) => name)).toContain('passes afterwards');
    expect(passed.map(({ file }) => file)).toContain(QUICK_TEST);
  },
  LIMIT_MS,
);

test.each([
  ["Node's runner", NODE, 'loops.test.ts', QUICK_TEST],
  ['Jest', JEST, 'loops.test.tsx', QUICK_DOM_TEST],
])(
  'a test that blocks the event loop of %s is killed with what it has started, and the other processes go on',
  async (_runner, runner, name, other) => {
    const pidFile = path.join(folder, `${name}.pid`);
    const { code, failed, hanging, passed } = await run(runner, name, LOOPS(pidFile), other);
    expect(code).not.toBe(0);
    expect(failed).toEqual([
      expect.objectContaining({
        file: hanging,
        name: 'loops forever',
        said: expect.stringMatching(/blocked/),
      }),
    ]);
    expect(passed.map(({ file }) => file)).toContain(other);
    expect(processOf(Number(readFileSync(pidFile, 'utf8')))?.command ?? '').toBe('');
  },
  LIMIT_MS,
);
