import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { PARSED_INTL } from '../../scripts/lib/rules/parsedIntl.mjs';

function reports(code: string, patterns: readonly object[]): number {
  const config = {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...patterns] },
  } as Linter.Config;
  return new Linter().verify(code, config).length;
}

describe('text that Intl wrote is not parsed', () => {
  test.each([
    "new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })",
    "Intl.DateTimeFormat('en-GB')",
    "date.toLocaleDateString('sv')",
    "formatter.format(date).replaceAll('/', '-')",
    "formatter.format(date).split('/')",
    'Number(formatter.format(date))',
    'Date.parse(date.toLocaleString(tag))',
    'new Date(formatter.format(date))',
    '/^1 /.test(formatter.format(date))',
  ])('%s is rejected', (code) => {
    expect(reports(code, PARSED_INTL)).toBeGreaterThan(0);
  });

  test.each([
    'new Intl.DateTimeFormat(LOCALE[tag], { dateStyle: "long" }).format(date)',
    'new Intl.DateTimeFormat(undefined, { timeZone })',
    'formatter.formatToParts(date).map(({ value }) => value).join("")',
    'listSearch.format(search).toString()',
  ])('%s is accepted', (code) => {
    expect(reports(code, PARSED_INTL)).toBe(0);
  });
});
