import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { ROOT } from '../places.mjs';
import { coverageFile } from '../tests/changedCoverage.mjs';

// What Node's runner tells, for a person to read: a line for each file, and of each failure all that is known. The whole, for the count
// that follows, goes to the file that NODE_TEST_REPORT names.

const path = (file) => relative(ROOT, file ?? '').replaceAll('\\', '/');

/**
 * - source: events of one run
 *
 * Written are `tests` as `{ file, name, ms, state, said }`, the state one of `passed`, `failed`, `skipped`. A file that cannot be run, ends
 * badly after its tests, or has none, is a failed test by the name of the file.
 */
export default async function* report(source) {
  const tests = [];
  const groups = new Map();
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      const above = groups.get(data.file) ?? [];
      groups.set(data.file, [...above.slice(0, data.nesting), data.name]);
    }
    if (type === 'test:stderr') yield data.message;
    if (type === 'test:coverage') writeCoverage(data.summary.files);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const test = asTest(type, data, groups.get(data.file) ?? []);
    if (test === undefined) continue;
    tests.push(test);
    if (test.state === 'failed') yield `\nFAILED ${test.file}\n       ${test.name}\n${test.said}\n`;
  }
  writeFileSync(process.env.NODE_TEST_REPORT, JSON.stringify({ tests }));
  yield summary(tests);
}

/** Writes how often each line was run, by path. */
function writeCoverage(files) {
  const counts = files.map(({ path: file, lines }) => [
    path(file),
    Object.fromEntries(lines.map(({ line, count }) => [line, count])),
  ]);
  writeFileSync(coverageFile(process.env.NODE_TEST_REPORT), JSON.stringify(Object.fromEntries(counts)));
}

/** A group counts only when it fails by itself, and not by a test in it, or when it is left out with all its tests. */
function asTest(type, { name, file, nesting, skip, details }, above) {
  const isFile = nesting === 0 && path(file) === path(name);
  const isGroup = details.type === 'suite';
  const isBad = type === 'test:fail';
  if (isBad && details.error?.failureType === 'subtestsFailed') return undefined;
  const isLeftOut = skip !== undefined && skip !== false;
  if (isGroup && !isBad && !isLeftOut) return undefined;
  const ms = details.duration_ms;
  // Of several files in one process each is a group by its path.
  const groups = above.slice(0, nesting).filter((group, level) => level > 0 || group !== path(file));
  const full = [...groups, name].join(' › ');
  if (isFile)
    return { file: path(name), name: 'the whole file', ms, state: 'failed', said: fileFault(isBad, details) };
  const state = isBad ? 'failed' : isLeftOut ? 'skipped' : 'passed';
  return { file: path(file), name: full, ms, state, said: isBad ? cause(details.error) : undefined };
}

function fileFault(isBad, details) {
  return isBad ? cause(details.error) : 'It has no test.';
}

function cause(error) {
  const inner = error?.cause ?? error;
  const text = typeof inner === 'string' ? inner : (inner?.stack ?? inspect(inner));
  return text.replaceAll(/^/gm, '       ');
}

function summary(tests) {
  const count = (state) => tests.filter((test) => test.state === state).length;
  const files = new Set(tests.map(({ file }) => file)).size;
  return `${files} files: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} left out\n`;
}
