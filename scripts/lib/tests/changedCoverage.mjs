import { existsSync, readFileSync } from 'node:fs';

/** Part of the changed lines that tests have to run. */
const LEAST = 0.9;

/** Returns where the coverage that belongs to a report of tests is written. */
export function coverageFile(report) {
  return report.replace(/\.json$/, '.coverage.json');
}

/**
 * Compares changed lines with what tests have run.
 *
 * - files: numbers of changed lines by path
 * - reports: of the runs; what each has run is read from the file beside it: how often each line was run, by path
 * - result: whether enough lines were run, and sentences for the person who reads it, with the lines that were not
 */
export function coverageOf(files, reports) {
  const runs = reports
    .map(coverageFile)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  let all = 0;
  const missed = {};
  for (const [path, lines] of Object.entries(files)) {
    const counts = runs.flatMap((run) => (run[path] === undefined ? [] : [run[path]]));
    // Where no run names a line of a file that it has read, nothing of the line can be left out.
    const isRun = (line) => counts.some((count) => count[line] !== 0);
    all += lines.length;
    const notRun = lines.filter((line) => !isRun(line));
    if (notRun.length > 0) missed[path] = notRun;
  }
  const share = all === 0 ? 1 : 1 - Object.values(missed).flat().length / all;
  return {
    isEnough: share >= LEAST,
    sentences: [
      `Tests run ${Math.floor(share * 100)} % of ${all} changed lines; at least ${LEAST * 100} % are needed.`,
      ...Object.entries(missed).map(([path, lines]) => `  not run: ${path}: ${asRanges(lines)}`),
    ],
  };
}

function asRanges(lines) {
  const ranges = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
