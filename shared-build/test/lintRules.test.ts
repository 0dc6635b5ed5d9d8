import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { INTL } from '../../scripts/lib/rules/intlRules.mjs';

function reports(code: string, patterns: readonly object[]): number {
  const config = {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...patterns] },
  } as Linter.Config;
  return new Linter().verify(code, config).length;
}

describe('days are formatted by one module, and no text of Intl is parsed', () => {
  test.each([
    "new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })",
    "Intl.DateTimeFormat('en-GB')",
    'new Intl.DateTimeFormat(LOCALE[tag], { dateStyle: "long", timeZone }).format(date)',
    'date.toLocaleDateString(LOCALE[tag])',
    'count.toLocaleString()',
    "date.toLocaleDateString('sv')",
    "formatter.format(date).replaceAll('/', '-')",
    "formatter.format(date).split('/')",
    'Number(formatter.format(date))',
    'Date.parse(date.toLocaleString(tag))',
    'new Date(formatter.format(date))',
    '/^1 /.test(formatter.format(date))',
  ])('%s is rejected', (code) => {
    expect(reports(code, INTL)).toBeGreaterThan(0);
  });

  test.each([
    'new Intl.NumberFormat(tag).format(count)',
    'name.toLocaleUpperCase(tag)',
    'formatter.formatToParts(date).map(({ value }) => value).join("")',
    'listSearch.format(search).toString()',
  ])('%s is accepted', (code) => {
    expect(reports(code, INTL)).toBe(0);
  });
});
