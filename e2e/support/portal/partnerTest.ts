import { test as base } from '../test.ts';
import { type PortalWithPartner, startPortalWithPartner } from './portalWithPartner.ts';

/** A test with a portal that has a partner: one for all of `specs/exchange`, since it takes longer to start than most of them. */
export const test = base.extend<object, { running: PortalWithPartner }>({
  running: [
    // Playwright reads from the braces that this asks for nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = await startPortalWithPartner();
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
});
