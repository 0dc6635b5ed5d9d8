import { defineConfig } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { freePort } from './support/freePort.ts';
import { RESULTS_FOLDER } from './support/places.ts';

const isCi = process.env['CI'] !== undefined;
const givenPortal = process.env['PORTAL_URL'];

// The configuration is read once more in each worker: the environment carries the port over.
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];
const baseURL = givenPortal ?? `http://localhost:${port}`;
const browser = process.env['BROWSER_PATH'];

mkdirSync(RESULTS_FOLDER, { recursive: true });

export default defineConfig({
  testDir: './specs',
  outputDir: `${RESULTS_FOLDER}/artifacts`,
  fullyParallel: true,
  workers: 2,
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${RESULTS_FOLDER}/report.json` }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'accounts', testDir: './support', testMatch: 'accounts.setup.ts' },
    { name: 'portal', dependencies: ['accounts'] },
  ],
  ...(givenPortal === undefined && {
    webServer: {
      command: `"${process.execPath}" support/startPortal.ts`,
      url: `${baseURL}/health`,
      timeout: 180_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: { PORT: port, PUBLIC_URL: baseURL },
    },
  }),
});
