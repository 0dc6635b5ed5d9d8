import { isDeepStrictEqual as isEqual } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';
import { watchFaults } from '../faults.ts';
import type { SignedIn } from './accounts.ts';

/** Calls after which nothing brings a context back to what it was. */
const SPENDING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setOffline',
] as const;
const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
/** All that an origin keeps but the browser's cache, for whose sake contexts are kept. */
const KEPT_BY_ORIGIN = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,websql';
/** Answered in a word by the server itself. */
const RESTING_PLACE = '/health';

/** How pages look when a test says nothing else: as the configuration has it. */
const USUAL: Look = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };

/** What a page can change while it is open, so that a context need not be made for it. */
export type Look = {
  readonly viewport: ViewportSize | null;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null;
};

/** A context with a page that rests at the portal, and with it the process that has the portal's code compiled. */
type Kept = {
  readonly key: string;
  readonly context: BrowserContext;
  readonly resting: Page;
  readonly client: CDPSession;
  /** Of pages that are opened now. */
  look: Look;
  isSpent: boolean;
};

export type Wanted = {
  /** What the context is made with; one of another key is closed. */
  readonly key: string;
  readonly origin: string;
  readonly account: SignedIn | undefined;
  readonly look: Look;
  /** Whether the portal's code may come from the cache. */
  readonly isCacheKept: boolean;
};

/** The one context that a worker keeps from test to test, so that not every test reads and compiles the portal's code anew. */
export type KeptContexts = {
  /** Gives a context without anything that a test before has left: pages, routes, cookies, storage, and the cache where it is not wanted. */
  readonly take: (wanted: Wanted) => Promise<BrowserContext>;
  /** Closes what a test has left. - isGood: false after a failure, when it is not taken again */
  readonly giveBack: (isGood: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
};

export function keepContexts(browser: Browser): KeptContexts {
  let kept: Kept | undefined;

  async function close(): Promise<void> {
    await kept?.context.close();
    kept = undefined;
  }

  return {
    take: async ({ key, origin, account, look, isCacheKept }) => {
      if (kept?.key !== key) await close();
      kept ??= await makeKept(browser, key, origin);
      kept.look = look;
      if (!isCacheKept) await emptyCache(kept.client);
      await kept.client.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_BY_ORIGIN });
      await kept.context.clearCookies();
      if (account !== undefined) {
        await kept.context.addCookies([...account.cookies]);
        await kept.resting.evaluate((items) => {
          for (const [name, value] of items) window.localStorage.setItem(name, value);
        }, account.localStorage);
      }
      return kept.context;
    },
    giveBack: async (isGood) => {
      if (kept === undefined) return;
      const { context, resting, isSpent } = kept;
      if (!isGood || isSpent) return close();
      for (const page of context.pages()) if (page !== resting) await page.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    close,
  };
}

async function makeKept(browser: Browser, key: string, origin: string): Promise<Kept> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...USUAL });
  await watchFaults(context);
  const resting = await context.newPage();
  await resting.goto(origin + RESTING_PLACE);
  const kept: Kept = {
    key,
    context,
    resting,
    client: await context.newCDPSession(resting),
    look: USUAL,
    isSpent: false,
  };
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const { viewport, colorScheme } = kept.look;
    if (viewport !== null && !isEqual(viewport, USUAL.viewport)) await page.setViewportSize(viewport);
    if (colorScheme !== USUAL.colorScheme) await page.emulateMedia({ colorScheme });
    return page;
  };
  const spend = () => {
    kept.isSpent = true;
  };
  for (const name of SPENDING) tellOf(context, name, spend);
  for (const name of CLOCK) tellOf(context.clock, name, spend);
  return kept;
}

/** Empties the cache of the browser's network, and what the process of the pages keeps of it in memory. */
async function emptyCache(client: CDPSession): Promise<void> {
  await client.send('Network.clearBrowserCache');
  // Switching it off lets go of what lies in memory.
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
}

/** Has a function know of each call of a method. */
function tellOf<Name extends string>(
  on: Readonly<Record<Name, (...values: never[]) => unknown>>,
  name: Name,
  tell: () => void,
): void {
  const call = on[name].bind(on);
  Object.assign(on, {
    [name]: (...values: never[]) => {
      tell();
      return call(...values);
    },
  });
}
