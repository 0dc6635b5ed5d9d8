import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './places.mjs';
import { runCommand } from './runCommand.mjs';
import { SAME_ON_EVERY_ENGINE } from './serverTests.mjs';
import { countJest, countPlaywright } from './testReports.mjs';

const BROWSER_REPORT = join(ROOT, 'e2e/test-results/report.json');
const JEST_REPORTS = join(CACHE, 'test-reports');
const NOT_SERVER = ['--ignoreProjects', 'server'];
const SERVER = ['--selectProjects', 'server'];
const ENGINE = [
  ...SERVER,
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...SAME_ON_EVERY_ENGINE.map((path) => `<rootDir>/${path}`),
];

/**
 * Gives the stages of `npm test` in order. Each one's `run` resolves to how many tests passed and failed; a stage without tests of its
 * own is one. Those with `isAlone` false keep one processor busy: two of them go side by side, and their result has what they said.
 */
export function stages(runtime) {
  const { env } = runtime;
  const separate = env.TEST_DATABASE_URL?.trim();
  return [
    // The longest come first: the others fill what is left of both processors.
    { name: 'lint, in the browser', isAlone: false, run: () => check(runtime, 'lint', 'browser') },
    { name: 'lint, the rest', isAlone: false, run: () => check(runtime, 'lint', 'rest') },
    { name: 'types', isAlone: false, run: () => check(runtime, 'types') },
    { name: 'boundaries', isAlone: false, run: () => check(runtime, 'boundaries') },
    { name: 'unused code', isAlone: false, run: () => check(runtime, 'unused') },
    { name: 'unit', run: () => jest(runtime, 'unit', NOT_SERVER, { TEST_DATABASE_URL: '' }) },
    {
      name: 'server, embedded PostgreSQL',
      run: () => jest(runtime, 'server-embedded', SERVER, { TEST_DATABASE_URL: '' }),
    },
    ...(separate
      ? [
          {
            name: 'server, separate PostgreSQL',
            run: () => jest(runtime, 'server-separate', ENGINE, { TEST_DATABASE_URL: separate }),
          },
        ]
      : []),
    { name: 'build and budgets', run: () => build(runtime) },
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

function asOne(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function jest({ pnpm, env }, name, projects, variables) {
  mkdirSync(JEST_REPORTS, { recursive: true });
  const report = join(JEST_REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const options = [...projects, '--json', `--outputFile=${report}`, '--silent', '--passWithNoTests'];
  const { code } = await runCommand(pnpm, ['run', 'unit', ...options], {
    env: { ...env, CI: 'true', ...variables },
    doing: name,
    echo: true,
  });
  return withExitCode(countJest(report), code);
}

async function browserTests(runtime) {
  rmSync(BROWSER_REPORT, { force: true });
  const { code } = await runCommand(runtime.pnpm, ['run', 'e2e'], {
    env: { ...runtime.env, CI: 'true' },
    doing: 'browser tests',
    echo: true,
  });
  return withExitCode(countPlaywright(BROWSER_REPORT), code);
}

/** A run that failed without a failed test (a crash, a missing report) counts as one failure. */
function withExitCode(count, code) {
  const { passed, failed } = count ?? { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (code !== 0 || count === undefined) ? 1 : failed };
}
