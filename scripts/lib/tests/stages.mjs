import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../packages/repositoryFiles.mjs';
import { ROOT } from '../places.mjs';
import { runCommand } from '../runCommand.mjs';
import { SAME_ON_EVERY_ENGINE } from './serverTests.mjs';
import { isInShortRun } from './shortRun.mjs';
import { countTests, readPlaywright, readTests, reportFile } from './testReports.mjs';

const BROWSER_REPORT = join(ROOT, 'e2e/test-results/report.json');
const FUNCTIONS = ['--in', 'node', '--not', '^server/test/'];
const SERVER = ['^server/test/'];
/** Tests that the version of the separate server can change. */
const ENGINE = [...SERVER, '--not', `^server/(${SAME_ON_EVERY_ENGINE.join('|')})`];

/**
 * Returns the stages of a run in order: of `npm test` (`short`), of what `npm run test:all` does besides (`rest`), or of both (`all`).
 *
 * The `run` of each resolves to the number of tests that passed, failed and were left out, and to the tests themselves; a stage without
 * tests counts as one. Those with `isAlone` false use one processor: two run side by side, and their result has their output.
 */
export function stages(runtime, part, isBuilt = false) {
  const build = { name: 'build and budgets', run: () => buildAll(runtime) };
  const short = [
    // The longest come first: the others fill what is left of both processors.
    { name: 'lint, file by file', isAlone: false, run: () => check(runtime, 'lint', 'files') },
    { name: 'lint, by types', isAlone: false, run: () => check(runtime, 'lint', 'types') },
    { name: 'types', isAlone: false, run: () => check(runtime, 'types') },
    { name: 'boundaries', isAlone: false, run: () => check(runtime, 'boundaries') },
    { name: 'unused code', isAlone: false, run: () => check(runtime, 'unused') },
    { name: 'unit, functions', run: () => unit(runtime, 'functions', [...FUNCTIONS, '--run', 'short']) },
    { name: 'unit, by Jest', run: () => unit(runtime, 'jest', ['--in', 'jest', '--run', 'short']) },
    { name: 'server', run: () => unit(runtime, 'server', [...SERVER, '--run', 'short']) },
    build,
    { name: 'browser', run: () => browserTests(runtime, 'short') },
  ];
  const rest = [
    ...(part === 'rest' && !isBuilt ? [build] : []),
    {
      name: 'unit, the rest',
      run: () => unit(runtime, 'unit-rest', ['--not', '^server/test/', '--run', 'rest']),
    },
    { name: 'server, the rest', run: () => unit(runtime, 'server-rest', [...SERVER, '--run', 'rest']) },
    ...separateServer(runtime),
    { name: 'one package alone', run: () => packageCi(runtime) },
    { name: 'browser, the rest', run: () => browserTests(runtime, 'rest') },
  ];
  return { short, rest, all: [...short, ...rest] }[part];
}

/** Server tests once more, on the PostgreSQL of `TEST_DATABASE_URL`. */
function separateServer(runtime) {
  const url = runtime.env.TEST_DATABASE_URL?.trim();
  if (!url) return [];
  const run = () => unit(runtime, 'separate', ENGINE, { TEST_DATABASE_URL: url });
  return [{ name: 'server, separate PostgreSQL', run }];
}

async function check({ pnpm, env }, ...command) {
  const { code, output } = await runCommand(pnpm, ['run', ...command], {
    env: { ...env, CI: 'true' },
    doing: command.join(' '),
  });
  return { ...asOne(code), output };
}

async function buildAll({ pnpm, env }) {
  const options = { env: { ...env, CI: 'true' }, doing: 'build', echo: true };
  return asOne((await runCommand(pnpm, ['run', 'build'], options)).code);
}

/** Runs what a team runs that changes one package only, for a small one. */
async function packageCi({ pnpm, env }) {
  const { code } = await runCommand(pnpm, ['--filter', 'shared-sheet', 'run', 'ci'], {
    env: { ...env, CI: 'true' },
    doing: 'ci of shared-sheet',
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

async function browserTests(runtime, part) {
  rmSync(BROWSER_REPORT, { force: true });
  const specs = repositoryFiles().filter(
    (path) => /^e2e\/specs\/.*\.spec\.ts$/.test(path) && isInShortRun(path) === (part === 'short'),
  );
  const { code } = await runCommand(runtime.pnpm, ['run', 'e2e', ...specs], {
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
