import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CACHE, ROOT } from '../places.mjs';

/** Folder of what was counted in the last runs. */
export const REPORTS = join(CACHE, 'test-reports');

/** Where one program has written what it counted. */
export function reportFile(name) {
  return join(REPORTS, `${name}.json`);
}

/**
 * Reads the tests of a report, Node's (scripts/lib/nodeTests/reporter.mjs) or Jest's; undefined without one.
 *
 * - result: `{ file, name, ms, state, said }` of each, the state one of `passed`, `failed`, `skipped`, and of a failed one what it said; a file that
 *   could not be run is a failed test
 */
export function readTests(file) {
  const report = readReport(file);
  return report?.tests ?? report?.testResults.flatMap(ofJest);
}

/**
 * Adds the tests that were running when their process was killed (watchdogThread.mjs) to a report: the runner itself only knows the
 * file that the process was started with.
 *
 * - folder: of the kills, one file each
 */
export function addKills(file, folder) {
  if (!existsSync(folder)) return;
  const kills = readdirSync(folder).map((kill) => JSON.parse(readFileSync(join(folder, kill), 'utf8')));
  const tests = (readTests(file) ?? []).filter((test) => !test.file.startsWith('.cache/'));
  const isKilled = ({ file: path, name }) =>
    kills.some((kill) => kill.file === path && name.endsWith(kill.name));
  writeFileSync(file, JSON.stringify({ tests: [...tests.filter((test) => !isKilled(test)), ...kills] }));
}

/** Of several files in one document each is a group by its path. */
function ofJest({ name, status, assertionResults, message }) {
  const tests = assertionResults.map(
    ({ ancestorTitles: [file, ...groups], title, duration, status: state, failureMessages = [] }) => ({
      file,
      name: [...groups, title].join(' '),
      ms: duration ?? 0,
      state: state === 'passed' || state === 'failed' ? state : 'skipped',
      said: failureMessages[0],
    }),
  );
  const hasFault = status === 'failed' && !tests.some(({ state }) => state === 'failed');
  const file = relative(ROOT, name).replaceAll('\\', '/');
  return hasFault
    ? [...tests, { file, name: 'the whole file', ms: 0, state: 'failed', said: message }]
    : tests;
}

/** Names the files of which no test is in the report. */
export function withoutAnyTest(files, tests) {
  const seen = new Set(tests.map(({ file }) => file));
  return files.filter((path) => !seen.has(path));
}

/** Counts tests by their states. */
export function countTests(tests) {
  const count = (state) => tests.filter((test) => test.state === state).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/**
 * Reads the tests of a Playwright report as {@link readTests} does. A test that passed at the second try has failed; that try is only recorded,
 * to find the cause. Undefined without a report.
 */
export function readPlaywright(file) {
  const report = readReport(file);
  if (report === undefined) return undefined;
  const states = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' };
  const ofSuite = (suite) => [...(suite.suites ?? []).flatMap(ofSuite), ...(suite.specs ?? [])];
  const tests = report.suites.flatMap(ofSuite).flatMap(({ file: path, title, tests: runs }) =>
    runs.map(({ status, results }) => ({
      file: `e2e/${path}`,
      name: title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      state: states[status],
      said: results.find(({ error }) => error !== undefined)?.error.message,
    })),
  );
  const faults = (report.errors ?? []).map(({ message }) => ({
    file: 'e2e',
    name: 'the run',
    ms: 0,
    state: 'failed',
    said: message,
  }));
  return [...tests, ...faults];
}

/** Gives the beginning of what a test said, without colours; empty where it said nothing. */
export function beginningOf(said = '', lines = 8) {
  const all = stripVTControlCharacters(said).split('\n');
  return all
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .map((line) => line.slice(0, 300));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
