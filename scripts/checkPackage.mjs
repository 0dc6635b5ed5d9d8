import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { changedLines } from './lib/packages/changedLines.mjs';
import { packageGate } from './lib/packages/packageGate.mjs';
import { packageNames } from './lib/packages/packages.mjs';
import { ROOT } from './lib/places.mjs';
import { duration } from './lib/say.mjs';
import { coverageOf } from './lib/tests/changedCoverage.mjs';
import { testFiles } from './lib/tests/testFiles.mjs';
import { reportFile } from './lib/tests/testReports.mjs';

// `pnpm run ci` in a package's folder: everything that a change in this package alone can break, and nothing of any other package. Does all
// of it before it fails, and tells what each part took.

const name = basename(process.cwd());
if (!packageNames().includes(name)) throw new Error(`${name} is no package of this workspace.`);

const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
const tests = testFiles();
const hasTests = [...tests.node, ...tests.jest].some((path) => path.startsWith(`${name}/`));
const isBuilt = name === 'shell' || name.startsWith('mfe-');
const gate = packageGate(name);
const changed = changedLines(name);
const report = `ci-${name}`;
const cover = Object.keys(changed.files ?? {}).flatMap((path) => ['--cover', path]);

/** Tests of shared-build that read the texts, forms and description of each package: they belong to the package that they read. */
const OF_EACH_PACKAGE = '^shared-build/src/eachPackage/';
const OWN_TESTS = [`^${name}/`, '--not', OF_EACH_PACKAGE];
const OF_THIS_PACKAGE = ['-t', `of (${name}|the portal)( |$)`, OF_EACH_PACKAGE];

const parts = [
  ['types', ['run', 'types', name]],
  ['lint', ['run', 'lint', name]],
  ['boundaries', ['exec', 'depcruise', '--config', '.dependency-cruiser.cjs', name]],
  ['unused code', ['exec', 'knip', '--workspace', name]],
  ['texts', ['run', 'unit', ...OF_THIS_PACKAGE]],
  hasTests && ['unit', ['run', 'unit', ...OWN_TESTS, '--report', report, ...cover]],
  isBuilt && ['build', ['run', 'release', 'build', name]],
  gate !== null &&
    !('leftOut' in gate) && [
      'gate',
      ['run', 'release', 'check', name, ...(gate.portal === undefined ? [] : ['--portal', gate.portal])],
    ],
].filter(Boolean);

const results = parts.map(([part, args]) => {
  const began = Date.now();
  const { status } = spawnSync(pnpm, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { part, isGood: status === 0, ms: Date.now() - began };
});

const leftOut = [];
if (changed.leftOut !== undefined) leftOut.push(['coverage', changed.leftOut]);
else if (!hasTests) leftOut.push(['coverage', 'the package has no tests of its own']);
else {
  const reports = ['node', 'jest'].map((program) => reportFile(`${report}-${program}`));
  const { isEnough, sentences } = coverageOf(changed.files, reports);
  process.stdout.write(`\n${sentences.join('\n')}\n`);
  results.push({ part: 'coverage', isGood: isEnough, ms: 0 });
}
if (gate !== null && 'leftOut' in gate) leftOut.push(['gate', gate.leftOut]);

process.stdout.write(`\n${name}\n`);
for (const { part, isGood, ms } of results)
  process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${part.padEnd(11)}  ${duration(ms)}\n`);
for (const [part, reason] of leftOut)
  process.stdout.write(`       ${part.padEnd(11)}  left out: ${reason}\n`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
