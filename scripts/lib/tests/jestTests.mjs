import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, ROOT } from '../places.mjs';
import { coverageFile } from './changedCoverage.mjs';
import { dealt } from './testGroups.mjs';
import { addKills } from './testReports.mjs';

/**
 * Runs these files by Jest, some of one package in one document; writes what was counted to `report`, and beside it how often each line of
 * the files `cover` was run. Resolves to the exit code.
 */
export async function runJest(files, { names, isQuiet, report, cover = [] }) {
  // Two runs at once each have their own.
  const folder = join(CACHE, 'jest-groups', String(process.pid));
  mkdirSync(folder, { recursive: true });
  try {
    const code = await run(groups(files, folder), folder, { names, isQuiet, report, cover });
    writeCoverage(join(folder, 'coverage-final.json'), report);
    addKills(report, join(folder, 'kills'));
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(programs, folder, { names, isQuiet, report, cover }) {
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    ...['--json', `--outputFile=${report}`],
    ...(isQuiet ? ['--silent'] : []),
    ...(names === undefined ? [] : ['--testNamePattern', names]),
    ...(cover.length === 0
      ? []
      : ['--coverage', '--coverageProvider=v8', '--coverageReporters=json', `--coverageDirectory=${folder}`]),
    ...cover.map((path) => `--collectCoverageFrom=${path}`),
    '--runTestsByPath',
    ...programs,
  ];
  return new Promise((resolve) => {
    // With --json Jest writes the whole report to its output as well.
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, JEST_GROUPS: folder, TEST_KILLS: join(folder, 'kills') },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Jest's V8 coverage has one statement for each line. */
function writeCoverage(file, report) {
  if (!existsSync(file)) return;
  const counts = Object.values(JSON.parse(readFileSync(file, 'utf8'))).map(({ path, statementMap, s }) => [
    relative(ROOT, path).replaceAll('\\', '/'),
    Object.fromEntries(Object.entries(statementMap).map(([id, { start }]) => [start.line, s[id]])),
  ]);
  writeFileSync(coverageFile(report), JSON.stringify(Object.fromEntries(counts)));
}

/** Writes the file of each group, which is what Jest takes for a test file. */
function groups(files, folder) {
  return dealt(files).map(([name, paths]) => {
    const file = join(folder, `${name}.test.cjs`);
    const source = `require(${JSON.stringify(join(ROOT, 'scripts/lib/tests/jestTogether.cjs'))})(${JSON.stringify(paths)}, ${JSON.stringify(ROOT)});\n`;
    writeFileSync(file, source);
    return file;
  });
}
