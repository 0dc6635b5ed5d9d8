import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { INTL } from '../../scripts/lib/rules/intlRules.mjs';
import { BARE_MUTATION, restrict } from '../../scripts/lib/rules/lintRules.mjs';

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

describe('changes are sent by the mutation of shared-client', () => {
  const reportsImport = (code: string) =>
    new Linter().verify(code, {
      languageOptions: { parser: tseslint.parser },
      rules: restrict(BARE_MUTATION),
    }).length;

  test.each([
    "import { useMutation } from '@tanstack/react-query'",
    "import { useMutation as send } from '@tanstack/react-query'",
    "export { useMutation } from '@tanstack/react-query'",
    "import * as query from '@tanstack/react-query'",
    "import { MutationObserver } from '@tanstack/query-core'",
  ])('%s is rejected', (code) => {
    expect(reportsImport(code)).toBeGreaterThan(0);
  });

  test.each([
    "import { useQuery } from '@tanstack/react-query'",
    "import { useMutation } from './mutation/useMutation.ts'",
  ])('%s is accepted', (code) => {
    expect(reportsImport(code)).toBe(0);
  });
});
