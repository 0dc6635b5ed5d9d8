import { existsSync, readFileSync } from 'node:fs';

/** Counts the tests of a Jest report; a file that could not be run at all counts as one failed test. Undefined without a report. */
export function countJest(file) {
  const report = readReport(file);
  if (report === undefined) return undefined;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts the tests of a Playwright report; a test that passed at the second try counts as passed. Undefined without a report. */
export function countPlaywright(file) {
  const report = readReport(file);
  if (report === undefined) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
