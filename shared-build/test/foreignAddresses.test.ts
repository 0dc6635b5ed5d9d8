import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { foreignAddresses } from '../../scripts/lib/packages/foreignAddresses.mjs';

/** Tells how many links of a module's code the rule refuses. */
function refused(module: string, code: string): number {
  const patterns = foreignAddresses().find(({ id }) => id === module)?.patterns ?? [];
  const messages = new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...patterns] },
  });
  for (const { ruleId, message } of messages)
    expect([ruleId, message]).toEqual(['no-restricted-syntax', message]);
  return messages.length;
}

test.each([
  ['mfe-admin', '<Link to="/iia/form" />'],
  ['mfe-admin', '<Link to={`/iia/view/${id}`} />'],
  ['mfe-admin', 'navigate(`/factsheets?sort=${by}`)'],
  ['mfe-admin', 'const start = `/?country=${id}`'],
  ['mfe-admin', '<Link to="/" />'],
  ['mfe-agreements', '<Link to={`/institutions/${id}`} />'],
  ['mfe-agreements', "const list = '/factsheets'"],
])('the code of %s writes no address of another module out: %s', (module, code) => {
  expect(refused(module, code)).toBe(1);
});

test.each([
  ['mfe-admin', '<Link to={`/institutions/${id}`} />'],
  ['mfe-admin', "const own = '/iia/export'"],
  ['mfe-admin', "path.split('/')"],
  ['mfe-admin', "const other = '/factsheetsAndMore'"],
  ['mfe-agreements', '<Link to="/" />'],
  ['mfe-agreements', '<Link to={`/iia/view/${id}`} />'],
  ['mfe-agreements', "const media = 'application/settings'"],
])('the code of %s writes its own, and what is none: %s', (module, code) => {
  expect(refused(module, code)).toBe(0);
});
