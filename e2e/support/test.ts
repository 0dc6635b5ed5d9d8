import { test as base } from '@playwright/test';
import { type Account, stateFile } from './session/accounts.ts';
import { watchFaults } from './faults.ts';

export { expect } from '@playwright/test';

type Options = {
  /** Who is signed in when the test begins; null for nobody. */
  account: Account | null;
};
type Fixtures = {
  /** Lets the test go on although the browser reports faults that match, such as the failures that the test itself causes. */
  allowFaults: (...patterns: RegExp[]) => void;
};

/** A test of the portal; it fails over whatever the browser reports as a fault. */
export const test = base.extend<Options & Fixtures>({
  account: [null, { option: true }],
  storageState: ({ account }, use) =>
    use(account === null ? { cookies: [], origins: [] } : stateFile(account)),
  allowFaults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults.allow);
      faults.expectNone();
    },
    { auto: true },
  ],
});
