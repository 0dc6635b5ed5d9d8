import type { Page } from '@playwright/test';
import { fillSignInForm, signIn, signOut } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const AGREEMENTS = 'Inter-Institutional Agreements';

/** Lets the token run out, as this browser sees it. */
async function expireToken(page: Page, refreshToken?: string): Promise<void> {
  await page.evaluate((replacement) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as {
      expires_at: number;
      refresh_token: string;
    };
    user.expires_at = Math.floor(Date.now() / 1000) - 60;
    if (replacement !== undefined) user.refresh_token = replacement;
    localStorage.setItem(key, JSON.stringify(user));
  }, refreshToken);
}

function countRenewals(page: Page): { readonly count: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('grant_type=refresh_token')) count += 1;
  });
  return { count: () => count };
}

const tokenCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;

test.beforeEach(async ({ page }) => {
  await signIn(page, 'iro');
  await expect(page.getByRole('heading', { level: 1, name: AGREEMENTS })).toBeVisible();
});

test('the portal renews a token that ran out, unseen', async ({ page }) => {
  const renewals = countRenewals(page);
  const before = await tokenCookie(page);
  await expireToken(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Factsheets' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(renewals.count()).toBe(1);
  expect(await tokenCookie(page)).not.toBe(before);
});

test('the portal renews a token that ran out while it was closed', async ({ page }) => {
  await expireToken(page);
  const renewals = countRenewals(page);
  await page.goto('/factsheets?page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?page=2');
  expect(renewals.count()).toBe(1);
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
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(renewals.count()).toBe(1);
});

test('deleting the token cookie ends the session of this browser, open or not', async ({ page, context }) => {
  await context.clearCookies({ name: 'access_token' });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Factsheets' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await tokenCookie(page)).toBeUndefined();
});

test('two tabs share one renewal', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/factsheets');
  await expect(other.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  const renewals = [countRenewals(page), countRenewals(other)];
  await expireToken(page);
  const open = (tab: Page) =>
    tab
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Application list' })
      .click();
  await Promise.all([open(page), open(other)]);
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: 'Outgoing Student Applications' })).toBeVisible();
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
  await expireToken(page, 'used-up');
  await page
    .getByRole('button', { name: 'Page 2 of' })
    .or(page.getByRole('button', { name: /^Page 2 of/ }))
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
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Factsheets' }).click();
  await expect(page.getByText(/sign-in service does not answer/)).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
});

test('signing out in one tab signs out in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/factsheets');
  await expect(other.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the page shows nothing of the person after sign-out and going back', async ({ page }) => {
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await page.waitForLoadState();
  await expect(page.locator('tbody tr')).toHaveCount(0);
});

test('a stored role alone starts sign-in by itself', async ({ page, context }) => {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('oidc.')) localStorage.removeItem(key);
  });
  // Only the portal forgets; the identity provider's own session lasts.
  await context.clearCookies({ name: /access_token|user_data/ });
  await page.goto('/factsheets');
  const form = page.locator('[name=username]');
  const heading = page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true });
  await expect(form.or(heading)).toBeVisible();
  if (await form.isVisible()) await fillSignInForm(page, 'iro');
  await expect(heading).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/factsheets');
});
