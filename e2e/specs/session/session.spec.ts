import type { Page } from '@playwright/test';
import { fillSignInForm, signIn } from '../../support/session/accounts.ts';
import { expireToken, tokenCookie } from '../../support/session/tabSession.ts';
import { expect, test } from '../../support/test.ts';

const AGREEMENTS = 'Inter-Institutional Agreements';

function countRenewals(page: Page): { readonly count: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('grant_type=refresh_token')) count += 1;
  });
  return { count: () => count };
}

// A test may use the tokens up: it signs in for itself.
test.beforeEach(async ({ page }) => {
  await signIn(page, 'iro');
  await expect(page.getByRole('heading', { level: 1, name: AGREEMENTS })).toBeVisible();
});

test('after the sign-in the focus is on the heading of the page', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: AGREEMENTS })).toBeFocused();
});

test('the portal renews a token that ran out, unseen', async ({ page }) => {
  const renewals = countRenewals(page);
  const before = await tokenCookie(page);
  await expireToken(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Factsheets' }).click();
  await expect(
    page.getByRole('table', { name: 'Partner factsheets' }).locator('tbody tr').first(),
  ).toBeVisible();
  expect(renewals.count()).toBe(1);
  expect(await tokenCookie(page)).not.toBe(before);
});

test('the portal renews a token that ran out while it was closed', async ({ page, allowFaults }) => {
  allowFaults(/status of 400/); // The page that is left may have used the refresh token up.
  const renewals = countRenewals(page);
  await expireToken(page);
  await page.goto('/factsheets?page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  expect([new URL(page.url()).search, renewals.count() > 0]).toEqual(['?page=2', true]);
});

test('a token that the server refuses is renewed and the call repeated', async ({ page, allowFaults }) => {
  allowFaults(/status of 401/);
  const renewals = countRenewals(page);
  let refusals = 0;
  await page.route(/\/api\/MobilityFactsheets\?/, (route) => {
    if (refusals > 0) return route.fallback();
    refusals += 1;
    return route.fulfill({
      status: 401,
      json: { code: 'not-signed-in', message: 'x', statusCode: 401, requestId: 'r' },
    });
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Factsheets' }).click();
  await expect(
    page.getByRole('table', { name: 'Partner factsheets' }).locator('tbody tr').first(),
  ).toBeVisible();
  expect(renewals.count()).toBe(1);
});

test('deleting the token cookie ends the session of this browser, open or not', async ({ page, context }) => {
  await context.clearCookies({ name: 'access_token' });
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Factsheets' })
    .click({ timeout: 5_000 })
    // What the page asks for by itself may learn of it first.
    .catch(() => undefined);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await tokenCookie(page)).toBeUndefined();
});

const waysToAnotherTab: ReadonlyArray<readonly [string, (page: Page) => Promise<Page>]> = [
  [
    'two tabs',
    async (page) => {
      const other = await page.context().newPage();
      await other.goto('/factsheets');
      return other;
    },
  ],
  [
    'a tab and its duplicate',
    async (page) => {
      const opening = page.waitForEvent('popup');
      // The new tab begins with a copy of the session storage.
      await page.evaluate(() => void window.open('/factsheets'));
      return opening;
    },
  ],
];
for (const [tabs, open] of waysToAnotherTab)
  test(`${tabs} share one renewal`, async ({ page }) => {
    const other = await open(page);
    await expect(other.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
    const renewals = [countRenewals(page), countRenewals(other)];
    await expireToken(page);
    const openList = (tab: Page) =>
      tab
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Application list' })
        .click();
    await Promise.all([openList(page), openList(other)]);
    for (const tab of [page, other])
      await expect(
        tab.getByRole('heading', { level: 1, name: 'Outgoing Student Applications' }),
      ).toBeVisible();
    for (const tab of [page, other]) await expect(tab.locator('tbody tr').first()).toBeVisible();
    expect(renewals.map(({ count }) => count()).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

test('a session that the identity provider ended leads to sign-in and back to the same address', async ({
  page,
  allowFaults,
  baseURL,
}) => {
  allowFaults(/status of 400/);
  await page.goto('/?status=3&active=no');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.context().clearCookies({ name: /^portal_sso/ });
  await expireToken(page, 'used-up');
  await page
    .getByRole('button', { name: /^Page 2 of/ })
    .first()
    .click({ timeout: 5_000 })
    // What the page asks for by itself may learn of it first.
    .catch(() => undefined);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Login' }).click();
  // The identity provider still knows the person, or asks again.
  const form = page.locator('[name=username]');
  const heading = page.getByRole('heading', { level: 1, name: AGREEMENTS });
  await expect(form.or(heading)).toBeVisible();
  if (await form.isVisible()) await fillSignInForm(page, 'iro');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(address);
  expect(address.startsWith(`${baseURL}/?status=3&active=no`)).toBe(true);
});

test('the portal waits for the person when the identity provider is away, and goes on where it was', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED|Failed to load resource|Sign-in could not start/);
  const provider = '**/realms/apps/**';
  await page.clock.install();
  await page.route(provider, (route) => route.abort());
  await expireToken(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Factsheets' })
    .click({ timeout: 5_000 })
    // What the page asks for by itself may learn of it first.
    .catch(() => undefined);
  await expect(page.getByText(/sign-in service does not answer/)).toBeVisible();
  const address = page.url();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // Whatever the page would do by itself in the next minute, it does now.
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Signing in did not work. Please try again.')).toBeVisible();
  await page.unroute(provider);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Factsheets|Inter-Inst)/ })).toBeVisible();
  await expect(page).toHaveURL(address);
});
