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
