import { availableParallelism } from 'node:os';
import path from 'node:path';
import { packageNames, runsInBrowser } from './scripts/lib/packages.mjs';
import { PATIENCE, patient } from './scripts/lib/patience.mjs';
import { testProject } from './scripts/lib/rules/testProject.mjs';

const here = (name) => path.join(import.meta.dirname, name);

/** Journeys in a real browser have a runner of their own. */
const packages = packageNames().filter((name) => name !== 'e2e' && runsInBrowser(name));

export default {
  testTimeout: patient(60_000),
  // Never one process alone: it would keep what each file has loaded, until its memory is full.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  // Node's own runner has all tests that need no document (scripts/lib/testFiles.mjs).
  projects: packages.map((name) => ({
    ...testProject,
    displayName: name,
    rootDir: `./${name}`,
    cacheDirectory: here('.cache/jest'),
    globals: { TEST_PATIENCE: PATIENCE },
    testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
  })),
};
