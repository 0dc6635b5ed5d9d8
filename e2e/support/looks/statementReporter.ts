import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { LOOK, type Look } from './looks.ts';

const STATEMENT = new URL('../../../shell/src/about/statement/sweep.json', import.meta.url);

/**
 * Writes into the accessibility statement what axe found on all screens, where `ACCESSIBILITY_STATEMENT` asks for it and every test was run and
 * passed: the statement says what the tests say.
 */
export default class StatementReporter implements Reporter {
  readonly #looks = new Map<string, readonly Look[]>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const looks = annotations
      .filter(({ type }) => type === LOOK)
      .map(({ description = '{}' }) => JSON.parse(description) as Look);
    // Of a test that was tried again the last try counts.
    this.#looks.set(test.id, looks);
  }

  onEnd({ status, startTime }: FullResult): void {
    const looks = [...this.#looks.values()].flat();
    const [first] = looks;
    if (!process.env['ACCESSIBILITY_STATEMENT'] || status !== 'passed' || first === undefined) return;
    const { tool, version, rules } = first;
    const sweep = {
      testedOn: startTime.toISOString().slice(0, 10),
      tool,
      version,
      states: looks.length,
      rules,
      notes: looks.reduce((sum, { notes }) => sum + notes, 0),
    };
    writeFileSync(STATEMENT, `${JSON.stringify(sweep, null, 2)}\n`);
  }
}
