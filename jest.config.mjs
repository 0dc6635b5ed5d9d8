import { availableParallelism } from 'node:os';
import { packageNames, runsInBrowser } from './scripts/lib/packages/packages.mjs';
import { PATIENCE, patient } from './scripts/lib/patience.mjs';
import { ROOT } from './scripts/lib/places.mjs';
import { testProject } from './scripts/lib/rules/testProject.mjs';

/** Journeys in a real browser have a runner of their own. */
const packages = packageNames().filter((name) => name !== 'e2e' && runsInBrowser(name));

const sources = packages.map((name) => `${ROOT}/${name}/src`);

/**
 * Folder of the files that `pnpm run unit` has made, each of which runs some test files in one document (scripts/lib/tests/jestTests.mjs). Jest by
 * itself, as an editor starts it, takes each file alone.
 */
const groups = process.env.JEST_GROUPS;

export default {
  ...testProject,
  testEnvironment: `${ROOT}/scripts/lib/tests/watchedDocument.mjs`,
  testTimeout: patient(60_000),
  // Never one process alone: it would keep what each group has loaded, until its memory is full. A fourth of a test of components is waiting.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  roots: groups === undefined ? sources : [...sources, groups],
  cacheDirectory: `${ROOT}/.cache/jest`,
  globals: { TEST_PATIENCE: PATIENCE },
  testMatch: groups === undefined ? ['**/*.test.tsx', '**/*.dom.test.ts'] : [`${groups}/*.test.cjs`],
};
