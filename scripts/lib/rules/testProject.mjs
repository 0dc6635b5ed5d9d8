import { join } from 'node:path';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
};

/** How Jest runs the tests of a package that runs in a browser: compiled to CommonJS; dependencies that are modules only come in through Node's own require of modules. */
export const testProject = {
  testEnvironment: 'jsdom',
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [join(import.meta.dirname, 'jestBrowserSetup.cjs')],
};

/** Settings of Jest for the repository of one module alone, in which the shared packages are installed. */
export function moduleTests() {
  const patience = Number(process.env.TEST_PATIENCE?.trim() || 1);
  return {
    ...testProject,
    globals: { TEST_PATIENCE: patience },
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000 * patience,
  };
}
