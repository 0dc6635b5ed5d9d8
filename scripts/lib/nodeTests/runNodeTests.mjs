import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, ROOT } from '../places.mjs';
import { dealt } from '../tests/testGroups.mjs';
import { addKills } from '../tests/testReports.mjs';
import { withDatabases } from './databases.mjs';

const here = (name) => pathToFileURL(join(ROOT, 'scripts/lib/nodeTests', name)).href;

/** What Node has compiled of sources and of packages stays for the next run. */
const COMPILED = join(CACHE, 'compiled');

/**
 * Runs these files by Node's own runner, those of one package in one process, since what they import costs far more than they do, and those
 * of its `test` by the score; writes what was counted to `report`, and beside it how often each line of the files `cover` was run.
 * Resolves to the exit code.
 */
export async function runNodeTests(files, options) {
  // Two runs at once each have their own.
  const folder = join(CACHE, 'node-tests', String(process.pid));
  mkdirSync(folder, { recursive: true });
  try {
    const kills = join(folder, 'kills');
    const code = await withDatabases(files, () => run(processes(files, folder), kills, options));
    addKills(options.report, kills);
    return code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(programs, kills, { names, report, cover = [] }) {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--test',
    `--test-concurrency=${Math.max(3, availableParallelism() - 1)}`,
    `--test-reporter=${here('reporter.mjs')}`,
    '--test-reporter-destination=stdout',
    ...(names === undefined ? [] : [`--test-name-pattern=${names}`]),
    ...(cover.length === 0 ? [] : ['--experimental-test-coverage']),
    ...cover.map((path) => `--test-coverage-include=${path}`),
    ...programs,
  ];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_TEST_REPORT: report,
    NODE_COMPILE_CACHE: COMPILED,
    TEST_KILLS: kills,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Writes what each process starts with: a file that runs those of its group. */
function processes(files, folder) {
  return dealt(files, (name) => name.endsWith('-test')).map(([name, paths]) => {
    const file = join(folder, `${name}.mjs`);
    const source = `import { runTogether } from '${here('together.mjs')}';\nawait runTogether(${JSON.stringify(paths)});\n`;
    writeFileSync(file, source);
    return file;
  });
}
