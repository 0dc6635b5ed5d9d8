import { availableParallelism } from 'node:os';
import path from 'node:path';
import { packageNames, runsInBrowser } from './scripts/lib/packages.mjs';
import { PATIENCE, patient } from './scripts/lib/patience.mjs';

const here = (name) => path.join(import.meta.dirname, name);

/** Journeys in a real browser have a runner of their own. */
const packages = packageNames().filter((name) => name !== 'e2e' && runsInBrowser(name));

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
};

// Browser packages are compiled to CommonJS; dependencies that are modules only come in through Node's own require of modules.
export default {
  testTimeout: patient(60_000),
  // Never one process alone: it would keep what each file has loaded, until its memory is full.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  // Node's own runner has all tests that need no document (scripts/lib/testFiles.mjs).
  projects: packages.map((name) => ({
    displayName: name,
    rootDir: `./${name}`,
    testEnvironment: 'jsdom',
    cacheDirectory: here('.cache/jest'),
    globals: { TEST_PATIENCE: PATIENCE },
    transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    setupFilesAfterEnv: [here('scripts/lib/jestBrowserSetup.cjs')],
    testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
  })),
};
