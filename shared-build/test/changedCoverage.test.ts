import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedLines } from '../../scripts/lib/packages/changedLines.mjs';
import { patient } from '../../scripts/lib/patience.mjs';
import { coverageOf } from '../../scripts/lib/tests/changedCoverage.mjs';
import { ROOT } from '../src/workspace/workspace.ts';

const RUNNER = 'scripts/lib/nodeTests/runNodeTests.mjs';
const TEST = 'part/src/sign.test.ts';
const LIMIT_MS = patient(120_000);
const BEFORE = `export const double = (n: number): number => n * 2;\n`;
/** Lines 3 to 8 are a function, of which tests run one branch. */
const AFTER = `${BEFORE}
/** Returns the sign. */
export function sign(n: number): string {
  if (n < 0) {
    return 'minus';
  }
  return 'plus';
}
export type Sign = {
  readonly text: string;
};
`;

let root: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-changed-'));
  git('init', '--quiet');
  write('part/src/sign.ts', BEFORE);
  write('other/src/other.ts', BEFORE);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs a test of the package, and compares what it has run with what has changed. */
function coverageOfTest(source: string) {
  write(TEST, source);
  const found = changedLines('part', { root, base: 'HEAD' });
  const files = Object.fromEntries(
    Object.entries(found.files ?? {}).map(([file, lines]) => [
      path.relative(ROOT, path.join(root, file)),
      lines,
    ]),
  );
  const report = path.join(root, 'report.json');
  const options = { report, isQuiet: true, cover: Object.keys(files) };
  const tests = [path.relative(ROOT, path.join(root, TEST))];
  const script = `
    import { runNodeTests } from ${JSON.stringify(path.join(ROOT, RUNNER))};
    process.exitCode = await runNodeTests(${JSON.stringify(tests)}, ${JSON.stringify(options)});`;
  const { NODE_TEST_CONTEXT: _context, NODE_V8_COVERAGE: _coverage, ...env } = process.env;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, env, stdio: 'pipe' });
  return coverageOf(files, [report]);
}

test('names changed lines of code alone: no types, no comments, nothing of other packages, and files that git does not know yet', () => {
  expect(changedLines('part', { root, base: 'HEAD' })).toEqual({
    leftOut: 'no line of code has changed since HEAD',
  });
  write('part/src/sign.ts', AFTER);
  write('part/src/fresh.ts', 'export const fresh = 1;\nexport type Fresh = 1;\n');
  write('part/src/sign.test.ts', 'test();\n');
  write('part/bench/speed.ts', 'run();\n');
  write('other/src/other.ts', AFTER);
  expect(changedLines('part', { root, base: 'HEAD' })).toEqual({
    files: { 'part/src/sign.ts': [4, 5, 6, 8], 'part/src/fresh.ts': [1] },
  });
});

test('says so when the commit to compare with is not known', () => {
  for (const base of ['', '0000000000000000000000000000000000000000'])
    expect(changedLines('part', { root, base }).leftOut).toContain('COVERAGE_BASE');
});

test(
  'fails below 90 % and names the lines that no test runs',
  () => {
    write('part/src/sign.ts', AFTER);
    const half = coverageOfTest(
      `import { sign } from './sign.ts';\ntest('is positive', () => expect(sign(1)).toBe('plus'));\n`,
    );
    expect(half.isEnough).toBe(false);
    expect(half.sentences[0]).toContain('75 % of 4 changed lines');
    expect(half.sentences[1]).toMatch(/sign\.ts: 6$/);
    const whole = coverageOfTest(
      `import { sign } from './sign.ts';\ntest('has a sign', () => expect([sign(1), sign(-1)]).toEqual(['plus', 'minus']));\n`,
    );
    expect(whole.isEnough).toBe(true);
    expect(coverageOfTest(`test('passes', () => expect(1).toBe(1));\n`).isEnough).toBe(false);
  },
  LIMIT_MS,
);
