import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser } from './browser.mjs';
import { CACHE, ROOT } from './places.mjs';
import { runCommand } from './runCommand.mjs';
import { countJest, countPlaywright } from './testReports.mjs';

const BROWSER_REPORT = join(ROOT, 'e2e/test-results/report.json');
const JEST_REPORTS = join(CACHE, 'test-reports');
// One process that runs every file in turn keeps what each has loaded, until its memory is full.
const NOT_SERVER = ['--ignoreProjects', 'server', '--maxWorkers=2', '--workerIdleMemoryLimit=1GB'];
const SERVER = ['--selectProjects', 'server'];

/**
 * Gives the stages of `npm test` in order. Each one's `run` resolves to how many tests passed and failed; a stage without tests of its
 * own is one.
 */
export function stages(runtime) {
  const { env } = runtime;
  const separate = env.TEST_DATABASE_URL?.trim();
  return [
    { name: 'types', run: () => script(runtime, 'types') },
    { name: 'lint', run: () => script(runtime, 'lint') },
    { name: 'boundaries', run: () => script(runtime, 'boundaries') },
    { name: 'unused code', run: () => script(runtime, 'unused') },
    { name: 'unit', run: () => jest(runtime, 'unit', NOT_SERVER, { TEST_DATABASE_URL: '' }) },
    {
      name: 'server, embedded PostgreSQL',
      run: () => jest(runtime, 'server-embedded', SERVER, { TEST_DATABASE_URL: '' }),
    },
    ...(separate
      ? [
          {
            name: 'server, separate PostgreSQL',
            run: () => jest(runtime, 'server-separate', SERVER, { TEST_DATABASE_URL: separate }),
          },
        ]
      : []),
    { name: 'build and budgets', run: () => script(runtime, 'build') },
    { name: 'browser', run: () => browserTests(runtime) },
  ];
}

async function script({ pnpm, env }, name) {
  const { code } = await runCommand(pnpm, ['run', name], {
    env: { ...env, CI: 'true' },
    doing: name,
    echo: true,
  });
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
  const browser = await bringBrowser(runtime);
  if (browser === undefined) {
    process.stdout.write(
      'There is no browser here, and none could be brought. Set CHROME_PATH to a Chromium or Chrome.\n',
    );
    return { passed: 0, failed: 1 };
  }
  const { code } = await runCommand(runtime.pnpm, ['run', 'e2e'], {
    env: { ...runtime.env, CI: 'true', ...browser },
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
