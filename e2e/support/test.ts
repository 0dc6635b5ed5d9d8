import { test as base } from '@playwright/test';
import { type Account, handSessionOver, readSignedIn, stateFile } from './session/accounts.ts';
import { watchFaults } from './faults.ts';
import { keepContexts, type KeptContexts } from './session/keptContext.ts';

export { expect } from '@playwright/test';

export type Options = {
  /** Who is signed in when the test begins; null for nobody. */
  account: Account | null;
  /** Whether a test takes the context that its worker keeps, rather than one that has never seen the portal. */
  isContextKept: boolean;
  /** Whether a context that is kept has the portal's code in its cache. */
  isCacheKept: boolean;
};
type Fixtures = {
  /** Lets the test go on although the browser reports faults that match, such as the failures that the test itself causes. */
  allowFaults: (...patterns: RegExp[]) => void;
};

/** A test of the portal; it fails over whatever the browser reports as a fault. */
export const test = base.extend<Options & Fixtures, { keptContexts: KeptContexts }>({
  account: [null, { option: true }],
  isContextKept: [false, { option: true }],
  isCacheKept: [true, { option: true }],
  storageState: ({ account }, use) =>
    use(account === null ? { cookies: [], origins: [] } : stateFile(account)),
  keptContexts: [
    async ({ browser }, use) => {
      const kept = keepContexts(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptContexts,
      isContextKept,
      isCacheKept,
      account,
      baseURL,
      viewport,
      locale,
      timezoneId,
      colorScheme,
      permissions,
      javaScriptEnabled,
    },
    use,
    testInfo,
  ) => {
    if (!isContextKept) {
      const fresh = await browser.newContext();
      await use(fresh);
      await fresh.close();
      return;
    }
    const wanted = {
      key: JSON.stringify({ locale, timezoneId, permissions, javaScriptEnabled }),
      origin: baseURL ?? '',
      account: account === null ? undefined : readSignedIn(account),
      look: { viewport, colorScheme: colorScheme ?? 'light' },
      isCacheKept,
    };
    await use(await keptContexts.take(wanted));
    await keptContexts.giveBack(testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ page, account }, use) => {
    if (account !== null) await handSessionOver(page, readSignedIn(account));
    await use(page);
  },
  allowFaults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults.allow);
      faults.expectNone();
    },
    { auto: true },
  ],
});
