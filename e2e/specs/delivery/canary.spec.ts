import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DRAW_STORAGE_KEY, REGISTRY_STORAGE_KEY } from 'shared-contracts/session/session.ts';
import { signIn } from '../../support/session/accounts.ts';
import { anotherRelease, moduleInForce, type OtherRelease } from '../../support/releases/anotherRelease.ts';
import { expectFirstPage, running } from '../../support/releases/changingRegistry.ts';
import { watchFaults } from '../../support/faults.ts';
import {
  type PortalWithReleases,
  startPortalWithReleases,
  writeBuilt,
} from '../../support/portal/portalWithReleases.ts';
import { expect, test } from '../../support/test.ts';

const MODULE = 'mfe-factsheets';
const INFORCE = moduleInForce(MODULE);
/** Of so many new browsers some are drawn and some are not, but once in a thousand million runs. */
const MOST_BROWSERS = 31;
/** As many tabs of one person count; with one more, of somebody else, the budget of a release is used up. */
const TABS_OF_ONE = 2;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Visitor = { readonly context: BrowserContext; readonly faults: Awaited<ReturnType<typeof watchFaults>> };

// Both tests release in the same folder, one after the other.
test.describe.configure({ mode: 'default' });

let portal: PortalWithReleases;
let signedIn: State;

test.beforeAll(async ({ browser }) => {
  portal = await startPortalWithReleases();
  const context = await newContext(browser);
  const page = await context.newPage();
  await signIn(page, 'iro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  signedIn = withoutKeys(await context.storageState(), [DRAW_STORAGE_KEY, REGISTRY_STORAGE_KEY]);
  await context.close();
});
test.afterAll(() => portal.stop());

const newContext = (browser: Browser, state?: State) =>
  browser.newContext({
    baseURL: portal.portalUrl,
    locale: 'en-GB',
    ...(state && { storageState: state }),
  });

function withKeys(state: State, isKept: (name: string) => boolean): State {
  const origins = state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => isKept(name)),
  }));
  return { ...state, origins };
}

const withoutKeys = (state: State, keys: readonly string[]) =>
  withKeys(state, (name) => !keys.includes(name));

/** Signs somebody else in at the module, in a browser that is new but for the number that was drawn. */
async function anotherPerson(browser: Browser, { context }: Visitor): Promise<Visitor & { page: Page }> {
  const drawn = withKeys(await context.storageState(), (name) => name === DRAW_STORAGE_KEY);
  const visitor = await newVisitor(browser, { ...drawn, cookies: [] });
  const page = await visitor.context.newPage();
  await signIn(page, 'teacher', '/factsheets');
  return { ...visitor, page };
}

async function newVisitor(browser: Browser, state = signedIn): Promise<Visitor> {
  const context = await newContext(browser, state);
  return { context, faults: await watchFaults(context) };
}

/** Opens the module in a new tab; tells whether the browser asked for a release. */
async function open({ context }: Visitor, { entry }: OtherRelease) {
  const page = await context.newPage();
  let hasAsked = false;
  page.on('request', (request) => {
    hasAsked ||= request.url().includes(entry.base);
  });
  await page.goto('/factsheets');
  await expectFirstPage(page, INFORCE);
  await expect(page.getByRole('table', { name: 'Partner factsheets' })).toBeVisible();
  return { page, hasAsked };
}

const note = (page: Page) => page.getByText('has been running in an earlier version');

/** Opens the module in one new browser after the other until one is drawn for the release and one is not; gives all that are, and one that is not. */
async function drawBrowsers(browser: Browser, release: OtherRelease) {
  const drawn: Array<Visitor & { readonly page: Page }> = [];
  let other: (Visitor & { readonly page: Page }) | undefined;
  for (let made = 0; made < MOST_BROWSERS; made += 1) {
    const visitor = await newVisitor(browser);
    const { page, hasAsked } = await open(visitor, release);
    if (hasAsked) drawn.push({ ...visitor, page });
    else if (other === undefined) other = { ...visitor, page };
    else await visitor.context.close();
    const [first] = drawn;
    if (first !== undefined && other !== undefined) return { drawn, first, other };
  }
  throw new Error('Browsers are not drawn by half.');
}

async function counts(release: string): Promise<{ readonly sessions: number; readonly failed: number }> {
  const address = `${portal.portalUrl}/releases/counts?${new URLSearchParams({ module: MODULE, release })}`;
  return (await fetch(address)).json() as ReturnType<typeof counts>;
}

async function release(other: OtherRelease): Promise<void> {
  const built = writeBuilt(other);
  const said = await portal.release('publish', MODULE, '--built', built, '--percent', '50');
  rmSync(built, { recursive: true });
  expect(said).toContain(`${other.entry.release.release} is the canary of 50 %`);
}

test('a canary that fails as it starts is seen by nobody, told to the server and halted', async ({
  browser,
}) => {
  const broken = anotherRelease(INFORCE, 71, (code) =>
    code.replace(/contract:\d,/, 'contract:(()=>{throw new Error("It does not start")})(),'),
  );
  const { release: name } = broken.entry.release;
  await release(broken);

  const { drawn, first, other } = await drawBrowsers(browser, broken);
  await expect(note(other.page)).toHaveCount(0);
  for (const { page } of drawn) await expect(note(page)).toBeVisible();
  // Whoever is drawn stays so, with each tab.
  for (let tabs = drawn.length; tabs < TABS_OF_ONE; tabs += 1) {
    const { page, hasAsked } = await open(first, broken);
    expect(hasAsked).toBe(true);
    await expect(note(page)).toBeVisible();
  }
  await expect.poll(() => counts(name)).toEqual({ sessions: TABS_OF_ONE, failed: TABS_OF_ONE });
  const somebodyElse = await anotherPerson(browser, first);
  await expect(note(somebodyElse.page)).toBeVisible();
  const tabs = TABS_OF_ONE + 1;
  await expect.poll(() => counts(name)).toEqual({ sessions: tabs, failed: tabs });
  expect(await portal.release('status', '--server', portal.portalUrl)).toContain(
    `${MODULE}  ${name}  canary of 50 %  failed in ${tabs} of ${tabs} tabs`,
  );
  const isWell = async () => {
    const { sessions, failed } = await counts(INFORCE.release.release);
    return sessions > 0 && failed === 0;
  };
  await expect.poll(isWell).toBe(true);

  expect(await portal.guard()).toContain(`${name} fails in too many browsers and was halted as a canary`);
  // A browser that is new but for the number that was drawn.
  const kept = withoutKeys(await first.context.storageState(), [REGISTRY_STORAGE_KEY]);
  const same = await newVisitor(browser, kept);
  for (const visitor of [same, first]) {
    const { page, hasAsked } = await open(visitor, broken);
    expect(hasAsked).toBe(false);
    await expect(note(page)).toHaveCount(0);
  }
  for (const { faults } of [other, same]) faults.expectNone();
  for (const { faults } of [...drawn, somebodyElse]) {
    faults.allow(/does not start/, /preload/i);
    faults.expectNone();
  }
  for (const { context } of [...drawn, somebodyElse, other, same]) await context.close();
});

test('a canary that is good runs where it was drawn, and everywhere once it is promoted', async ({
  browser,
}) => {
  const good = anotherRelease(INFORCE, 72);
  const hashes = [INFORCE, good.entry].map(({ release: { release: name } }) => name.split('-').at(-1));
  await release(good);

  const { drawn, first, other } = await drawBrowsers(browser, good);
  expect([await running(other.page), await running(first.page)]).toEqual(hashes.map((hash) => [hash]));
  expect(await portal.release('promote', MODULE)).toContain(`${good.entry.release.release} is in force`);
  const fresh = await newVisitor(browser);
  for (const visitor of [first, other, fresh]) {
    const { page } = await open(visitor, good);
    expect(await running(page)).toEqual([hashes[1]]);
    await expect(note(page)).toHaveCount(0);
    visitor.faults.expectNone();
  }
  for (const { context } of [...drawn, other, fresh]) await context.close();
});
