import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';
import { runCommand } from '../runCommand.mjs';
import { SAME_ON_EVERY_ENGINE } from './serverTests.mjs';
import { countTests, readPlaywright, readTests, reportFile } from './testReports.mjs';

const BROWSER_REPORT = join(ROOT, 'e2e/test-results/report.json');
const SMALL_PACKAGE = 'shared-sheet';
/** Tests that the version of the separate server can change. */
const ENGINE = ['^server/test/', '--not', `^server/(${SAME_ON_EVERY_ENGINE.join('|')})`];

/**
 * Gives the stages of `npm test` in order. Each one's `run` resolves to how many tests passed, failed and were left out, and to the tests
 * themselves; a stage without tests of its own is one. Those with `isAlone` false keep one processor busy: two of them go side by side, and
 * their result has what they said. `packages` are those whose files the stage concerns, all unless named; a stage
 * with `isKept` false is run each time, for what it leaves behind or stands on is more than files.
 */
export function stages(runtime) {
  const { env } = runtime;
  const separate = env.TEST_DATABASE_URL?.trim();
  return [
    // The longest come first: the others fill what is left of both processors.
    { name: 'lint, file by file', isAlone: false, run: () => check(runtime, 'lint', 'files') },
    { name: 'lint, by types', isAlone: false, run: () => check(runtime, 'lint', 'types') },
    { name: 'types', isAlone: false, run: () => check(runtime, 'types') },
    { name: 'boundaries', isAlone: false, run: () => check(runtime, 'boundaries') },
    { name: 'unused code', isAlone: false, run: () => check(runtime, 'unused') },
    {
      name: 'unit, functions',
      run: () => unit(runtime, 'functions', ['--in', 'node', '--not', '^server/test/']),
    },
    { name: 'unit, by Jest', run: () => unit(runtime, 'jest', ['--in', 'jest']) },
    { name: 'server, embedded PostgreSQL', run: () => unit(runtime, 'server', ['^server/test/']) },
    ...(separate
      ? [
          {
            name: 'server, separate PostgreSQL',
            isKept: false,
            run: () => unit(runtime, 'separate', ENGINE, { TEST_DATABASE_URL: separate }),
          },
        ]
      : []),
    { name: 'build and budgets', isKept: false, run: () => build(runtime) },
    { name: 'one package alone', run: () => packageCi(runtime, SMALL_PACKAGE) },
    { name: 'browser', run: () => browserTests(runtime) },
  ];
}

async function check({ pnpm, env }, ...command) {
  const { code, output } = await runCommand(pnpm, ['run', ...command], {
    env: { ...env, CI: 'true' },
    doing: command.join(' '),
  });
  return { ...asOne(code), output };
}

async function build({ pnpm, env }) {
  const options = { env: { ...env, CI: 'true' }, doing: 'build', echo: true };
  return asOne((await runCommand(pnpm, ['run', 'build'], options)).code);
}

/** What a team runs that changes this package only. */
async function packageCi({ pnpm, env }, name) {
  const { code } = await runCommand(pnpm, ['--filter', name, 'run', 'ci'], {
    env: { ...env, CI: 'true' },
    doing: `ci of ${name}`,
    echo: true,
  });
  return asOne(code);
}

function asOne(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unit({ pnpm, env }, name, args, variables = { TEST_DATABASE_URL: '' }) {
  const reports = ['node', 'jest'].map((program) => reportFile(`${name}-${program}`));
  for (const file of reports) rmSync(file, { force: true });
  const { code } = await runCommand(pnpm, ['run', 'unit', ...args, '--report', name], {
    env: { ...env, CI: 'true', ...variables },
    doing: name,
    echo: true,
  });
  const found = reports.map(readTests).filter((tests) => tests !== undefined);
  return withExitCode(found.length === 0 ? undefined : found.flat(), code);
}

async function browserTests(runtime) {
  rmSync(BROWSER_REPORT, { force: true });
  const { code } = await runCommand(runtime.pnpm, ['run', 'e2e'], {
    env: { ...runtime.env, CI: 'true' },
    doing: 'browser tests',
    echo: true,
  });
  return withExitCode(readPlaywright(BROWSER_REPORT), code);
}

/** A run that failed without a failed test (a crash, a missing report) counts as one failure. */
function withExitCode(tests, code) {
  const { passed, failed, skipped } = countTests(tests ?? []);
  const isUntold = failed === 0 && (code !== 0 || tests === undefined);
  return { passed, failed: isUntold ? 1 : failed, skipped, tests };
}
