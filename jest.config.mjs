import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hasFolder, packageNames, runsInBrowser } from './scripts/lib/packages.mjs';
import { PATIENCE, patient } from './scripts/lib/patience.mjs';

const here = (name) => path.join(import.meta.dirname, name);

/** The journeys in a real browser have a runner of their own. */
const packages = packageNames().filter((name) => name !== 'e2e');
/** Tests of code that runs in a browser get a document. */
const browserPackages = packages.filter(runsInBrowser);
const nodePackages = packages.filter((name) => !runsInBrowser(name));

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
};

const common = {
  cacheDirectory: here('.cache/jest'),
  globals: { TEST_PATIENCE: PATIENCE },
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** Server tests share a PostgreSQL server and a template database. */
const SERVER_DATABASE = {
  globalSetup: here('server/test/support/globalSetup.mjs'),
  globalTeardown: here('server/test/support/globalTeardown.mjs'),
};

// Browser packages are compiled to CommonJS, so that jest.mock works; dependencies that are modules only come in through
// Node's own require of modules. Server packages run as modules, as they do in production.
export default {
  testTimeout: patient(60_000),
  // Never one process alone: it would keep what each file has loaded, until its memory is full.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  projects: [
    ...browserPackages.map((name) => ({
      ...common,
      displayName: name,
      rootDir: `./${name}`,
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [here('scripts/lib/jestBrowserSetup.cjs')],
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    })),
    ...nodePackages.map((name) => ({
      ...common,
      displayName: name,
      rootDir: `./${name}`,
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
      ...(name === 'server' ? SERVER_DATABASE : {}),
    })),
    // What a worker of a module makes is made and read back without a document.
    ...browserPackages
      .filter((name) => hasFolder(name, 'test'))
      .map((name) => ({
        ...common,
        displayName: `${name}-worker`,
        rootDir: `./${name}`,
        testEnvironment: 'node',
        extensionsToTreatAsEsm: ['.ts', '.tsx'],
        testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      })),
  ],
};
