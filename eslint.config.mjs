import globals from 'globals';
import tseslint from 'typescript-eslint';
import { foreignAddresses } from './scripts/lib/packages/foreignAddresses.mjs';
import { packageNames, runsInBrowser } from './scripts/lib/packages/packages.mjs';
import {
  BARE_INTERFACE,
  BARE_MUTATION,
  SPELT_OUT,
  byDefaultExport,
  DEFAULT_EXPORT,
  DESIGN_SYSTEM,
  ENUM,
  everywhere,
  inBrowsers,
  inModule,
  inTests,
  INNER_FILES,
  ofKnownTexts,
  restrict,
  SIGN_IN,
  TRANSLATION,
  UNBOUNDED_FETCH,
  UNBOUNDED_REQUEST,
  withoutSleeps,
} from './scripts/lib/rules/lintRules.mjs';
import { INTL } from './scripts/lib/rules/intlRules.mjs';
import { SLEEPS } from './scripts/lib/rules/sleeps.mjs';
import { TEST_CODE } from './scripts/lib/rules/testCode.mjs';

// Rules that need no types; those that do are oxlint's (oxlint.config.mjs).

const BROWSER = packageNames()
  .filter(runsInBrowser)
  .map((name) => `${name}/src/**/*.{ts,tsx}`);
/** Bodies of data, not of code: their length says nothing. */
const DATA_TABLES = [
  'server/src/database/tables.ts',
  'server/src/database/migrations/**',
  'shared-contracts/src/calls.ts',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.cache/',
      '.data/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  ...everywhere,
  { files: ['shared-ui/src/**/*.{ts,tsx}'], rules: restrict(SIGN_IN, INNER_FILES) },
  {
    files: ['shared-{auth,client}/src/**/*.{ts,tsx}'],
    rules: restrict(DESIGN_SYSTEM, TRANSLATION, INNER_FILES, BARE_MUTATION),
  },
  {
    files: ['shared-client/src/mutation/*.ts'],
    rules: restrict(DESIGN_SYSTEM, TRANSLATION, INNER_FILES),
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    rules: restrict(
      { ...DESIGN_SYSTEM, regex: '^(@fluentui/|@griffel/|react-hook-form|@hookform/|react-router)' },
      { regex: '^react-i18next', message: TRANSLATION.message },
      SIGN_IN,
      INNER_FILES,
    ),
  },
  { files: BROWSER, ...inBrowsers },
  {
    files: ['{server,ewp,shared-build,e2e,scripts}/**/*.{ts,mjs,cjs}', '*.{mjs,cjs}', '.*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { ...globals.node, ...globals.browser, ...globals.jest },
    },
  },
  {
    files: ['{server,ewp}/src/**/*.ts'],
    ignores: ['ewp/src/boundedFetch.ts', 'ewp/src/guardedFetch.ts', ...TEST_CODE],
    rules: {
      'no-restricted-globals': ['error', UNBOUNDED_FETCH],
      ...restrict(DESIGN_SYSTEM, TRANSLATION, SIGN_IN, INNER_FILES, UNBOUNDED_REQUEST),
    },
  },
  ...foreignAddresses().flatMap(({ id, patterns }) => inModule(`${id}/`, patterns)),
  byDefaultExport,
  { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Commands speak to the person who runs them.
  {
    files: ['scripts/**', '{server,shared-build,e2e}/bench/**', 'ewp/examples/**', 'shared-build/src/cli/**'],
    rules: { 'no-console': 'off' },
  },
  // The one file that knows the languages by name.
  {
    files: ['shared-contracts/src/text/language.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENUM, BARE_INTERFACE, SPELT_OUT] },
  },
  // The one file that formats days, and reads digits from what Intl formats.
  {
    files: ['shared-contracts/src/dates/universityTime.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENUM, BARE_INTERFACE, SPELT_OUT] },
  },
  { files: DATA_TABLES, rules: { 'max-lines': 'off' } },
  { files: [...TEST_CODE, 'shared-build/**/*.ts'], rules: ofKnownTexts },
  { files: TEST_CODE, ...inTests },
  { files: [...TEST_CODE, '**/test/**/*.{ts,tsx}'], rules: withoutSleeps },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/bench/**'],
    rules: { 'no-restricted-syntax': ['error', ...INTL, ...SLEEPS] },
  },
  // The one place that may, and wants the reason.
  {
    files: ['server/test/support/letTimePass.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENUM, BARE_INTERFACE, SPELT_OUT] },
  },
  // A test makes a router of its own around what it tries.
  { files: ['shell/src/**/*.test.tsx'], rules: { 'no-restricted-imports': 'off' } },
);
