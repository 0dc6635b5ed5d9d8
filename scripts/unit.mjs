import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runJest } from './lib/tests/jestTests.mjs';
import { runNodeTests } from './lib/nodeTests/runNodeTests.mjs';
import { coverageFile } from './lib/tests/changedCoverage.mjs';
import { inOwnTemporaryFolder } from './lib/tests/ownTemporaryFolder.mjs';
import { isInShortRun } from './lib/tests/shortRun.mjs';
import { testFiles } from './lib/tests/testFiles.mjs';
import { readTests, reportFile, REPORTS, withoutAnyTest } from './lib/tests/testReports.mjs';

// `pnpm run unit`: every test that needs no browser, or those whose paths match one of the arguments (as regular expressions); Node's own
// runner and Jest each take the files that are theirs.
//   -t <expression>      tests with such a name alone
//   --not <expression>   without the files whose paths match
//   --in node|jest       those of one program alone
//   --run short|rest     those of `npm test`, or all others
//   --report <name>      where what was counted is written, below .cache/test-reports; quiet as well
//   --cover <file>       counts how often its lines were run, for the report; may be given several times

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', short: 't' },
    not: { type: 'string' },
    run: { type: 'string' },
    in: { type: 'string' },
    report: { type: 'string' },
    cover: { type: 'string', multiple: true },
  },
});

if (![undefined, 'node', 'jest'].includes(values.in)) throw new Error('--in is node or jest.');
if (![undefined, 'short', 'rest'].includes(values.run)) throw new Error('--run is short or rest.');

const wanted = positionals.map((part) => new RegExp(part, 'i'));
const isWanted = (path) =>
  (wanted.length === 0 || wanted.some((part) => part.test(path))) &&
  (values.not === undefined || !new RegExp(values.not).test(path)) &&
  (values.run === undefined || isInShortRun(path) === (values.run === 'short'));
const all = testFiles();
const chosen = {
  node: values.in === 'jest' ? [] : all.node.filter(isWanted),
  jest: values.in === 'node' ? [] : all.jest.filter(isWanted),
};
const options = { names: values.name, isQuiet: values.report !== undefined, cover: values.cover };
const report = (program) => reportFile(`${values.report ?? 'unit'}-${program}`);

if (chosen.node.length + chosen.jest.length === 0) {
  process.stderr.write('No test file has such a path.\n');
  process.exitCode = 1;
}
mkdirSync(REPORTS, { recursive: true });
await inOwnTemporaryFolder(async () => {
  for (const [program, run] of [
    ['node', runNodeTests],
    ['jest', runJest],
  ]) {
    rmSync(report(program), { force: true });
    rmSync(coverageFile(report(program)), { force: true });
    if (chosen[program].length === 0) continue;
    const code = await run(chosen[program], { ...options, report: report(program) });
    if (code !== 0 || !isWhole(program)) process.exitCode = 1;
  }
});

const reports = ['node', 'jest'].flatMap((program) => readTests(report(program)) ?? []);
if (values.name !== undefined && reports.every(({ state }) => state === 'skipped')) {
  process.stderr.write('No test has such a name.\n');
  process.exitCode = 1;
}

/** Neither program may leave out a file that it was given; of tests chosen by their names a file may have none. */
function isWhole(program) {
  if (values.name !== undefined) return true;
  const missing = withoutAnyTest(chosen[program], readTests(report(program)) ?? []);
  for (const path of missing) process.stderr.write(`No test of ${path} was run.\n`);
  return missing.length === 0;
}
