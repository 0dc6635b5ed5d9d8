import type { Page } from '@playwright/test';
import { keptSession, tokenCookie } from '../../support/session/tabSession.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

/** Counts what a page asks of the identity provider, and tells whether it was left for it. */
function watchProvider(page: Page) {
  const asked = { count: 0, isLeft: false };
  page.on('request', (request) => {
    if (!request.url().includes('/realms/apps/') || request.url().includes('/.well-known/')) return;
    asked.count += 1;
    asked.isLeft ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  return asked;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Inter-Institutional Agreements' })).toBeVisible();
});

test('a reload keeps the session, and asks the identity provider nothing', async ({ page }) => {
  const asked = watchProvider(page);
  await page.reload();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(asked.count).toBe(0);
});

test('a second tab has the session of the first, and asks the identity provider nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const asked = watchProvider(other);
  await other.goto('/factsheets');
  await expect(other.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  expect(asked.count).toBe(0);
  expect(await keptSession(other)).toEqual(await keptSession(page));
});

test('closing one of two tabs leaves the cookies, and the session', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/factsheets');
  await expect(other.locator('tbody tr').first()).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => tokenCookie(other)).toBeDefined();
  await other
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Application list' })
    .click();
  await expect(other.getByRole('heading', { level: 1, name: 'Outgoing Student Applications' })).toBeVisible();
});

test('after the last tab is closed, a new tab signs in unseen', async ({ page, context }) => {
  await page.close();
  const later = await context.newPage();
  const asked = watchProvider(later);
  await later.goto('/factsheets');
  await expect(later.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  expect(asked.isLeft).toBe(false);
});
