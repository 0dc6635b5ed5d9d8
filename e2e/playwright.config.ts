import { defineConfig } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { patient } from '../scripts/lib/patience.mjs';
import { freePort } from './support/portal/freePort.ts';
import { RESULTS_FOLDER } from './support/places.ts';
import type { Options } from './support/test.ts';

/** When `npm test` ends at the latest (milliseconds since 1970): the report is written before. */
const runEnds = process.env['TEST_RUN_ENDS'];
const ENDING_MS = 60_000;

const isCi = process.env['CI'] !== undefined;
const givenPortal = process.env['PORTAL_URL'];

// The configuration is read once more in each worker: the environment carries the port over.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_FRAME_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];
const baseURL = givenPortal ?? `http://localhost:${port}`;
const browser = process.env['BROWSER_PATH'];
const isOwnBrowser = browser === undefined;
const shell = process.env['HEADLESS_SHELL_PATH'] ?? browser;

/**
 * What is about more than the page: names of files, sign-in and what it leaves, its own history and profile, keys. All else runs in Chromium's
 * headless shell, which has the same engine and costs a third less.
 */
const IN_A_WHOLE_BROWSER = [
  'agreementPdf',
  'closedBrowser',
  'export',
  'keyboard',
  'sessionEnd',
  'signIn',
].map((name) => `**/${name}.spec.ts`);

/** What becomes of code on its way to the browser: each test begins with a cache that has none of it. */
const DELIVERY = '**/delivery/*.spec.ts';
const EXCHANGE = '**/exchange/*.spec.ts';
/** Drive WebKitGTK by WebDriver, and no browser of Playwright's. */
const WEBKIT = '**/webkit/*.spec.ts';
/** All pages of a context run in one process, so that the portal's code is compiled once for it. */
const ONE_PROCESS = '--process-per-site';
/** No page is open for so long that it gains by its code what compiling that once more, for speed, costs. */
const COMPILED_ONCE = '--js-flags=--no-maglev --no-turbofan';

function launchedBy(executablePath: string | undefined, ...flags: readonly string[]) {
  return {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Without a locale whose letters go beyond ASCII, Chromium calls a file with a Greek name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...flags,
      ],
    },
  };
}

mkdirSync(RESULTS_FOLDER, { recursive: true });

export default defineConfig<Options>({
  testDir: './specs',
  outputDir: `${RESULTS_FOLDER}/artifacts`,
  fullyParallel: true,
  // A third of a journey is waiting, for a delay that the documents ask for or for the server.
  workers: Math.max(4, Math.floor(availableParallelism() / 2)),
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  // Each wait has a limit of its own, several times what a quiet machine needs. That of a whole test only ends one that would never end.
  timeout: patient(10 * 60_000),
  globalTimeout: runEnds === undefined ? 0 : Math.max(1, Number(runEnds) - Date.now() - ENDING_MS),
  expect: { timeout: patient(30_000), toPass: { timeout: patient(60_000) } },
  reporter: [
    ['list'],
    ['json', { outputFile: `${RESULTS_FOLDER}/report.json` }],
    ['./support/looks/statementReporter.ts'],
  ],
  use: {
    baseURL,
    actionTimeout: patient(30_000),
    navigationTimeout: patient(60_000),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    // Recording every step costs about as much as the test itself: a test that failed is recorded as it is tried again.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'accounts',
      testDir: './support/session',
      testMatch: 'accounts.setup.ts',
      use: launchedBy(shell, COMPILED_ONCE),
    },
    {
      name: 'portal',
      dependencies: ['accounts'],
      testIgnore: [...IN_A_WHOLE_BROWSER, DELIVERY, EXCHANGE, WEBKIT],
      use: { ...launchedBy(shell, ONE_PROCESS, COMPILED_ONCE), isContextKept: true },
    },
    // All its tests share one portal, which is their worker's.
    {
      name: 'exchange',
      dependencies: ['accounts'],
      testMatch: EXCHANGE,
      workers: 1,
      use: launchedBy(shell, COMPILED_ONCE),
    },
    {
      name: 'delivery',
      dependencies: ['accounts'],
      testMatch: DELIVERY,
      use: { ...launchedBy(shell, ONE_PROCESS, COMPILED_ONCE), isContextKept: true, isCacheKept: false },
    },
    { name: 'webkit', dependencies: ['accounts'], testMatch: WEBKIT },
    {
      name: 'browser',
      dependencies: ['accounts'],
      testMatch: IN_A_WHOLE_BROWSER,
      use: { ...launchedBy(browser), ...(isOwnBrowser && { channel: 'chromium' }) },
    },
  ],
  ...(givenPortal === undefined && {
    webServer: {
      command: `"${process.execPath}" support/portal/startPortal.ts`,
      url: `${baseURL}/health`,
      timeout: patient(300_000),
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: patient(15_000) },
      env: {
        PORT: port,
        PUBLIC_URL: baseURL,
        PUBLIC_DESTINATIONS: 'true',
        // The page of a department, which shows the list in a frame.
        PUBLIC_DESTINATIONS_FRAMES: `http://127.0.0.1:${process.env['E2E_FRAME_PORT']}`,
      },
    },
  }),
});
