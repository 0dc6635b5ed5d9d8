import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import globals from 'globals';
import * as addresses from 'shared-contracts/releases/addresses.ts';
import tseslint from 'typescript-eslint';
import { addressPatterns } from './addressPatterns.mjs';
import {
  byDefaultExport,
  everywhere,
  inBrowsers,
  inModule,
  inTests,
  ofKnownTexts,
  withoutSleeps,
} from './lintRules.mjs';
import { TEST_CODE } from './testCode.mjs';

/**
 * Gives the settings of ESLint for the repository of one module alone. Of the pages of other modules it knows those that have an address in the contracts.
 *
 * - folder: of the repository
 */
export function moduleLint(folder) {
  const { routes } = JSON.parse(readFileSync(join(folder, 'mfe.json'), 'utf8'));
  const own = routes.map(({ path }) => path);
  const others = Object.values(addresses).map(({ path }) => path);
  return tseslint.config(
    { ignores: ['dist/', '.cache/', '.data/', 'coverage/'] },
    ...everywhere,
    { files: ['src/**/*.{ts,tsx}'], ...inBrowsers },
    { files: ['*.mjs'], languageOptions: { globals: globals.node } },
    ...inModule('', addressPatterns(own, others)),
    byDefaultExport,
    { files: TEST_CODE, rules: ofKnownTexts },
    { files: TEST_CODE, ...inTests },
    { files: TEST_CODE, rules: withoutSleeps },
  );
}
