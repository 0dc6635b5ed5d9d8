import { fillSignInForm, signIn, signOut } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'iro');
  await expect(page.getByRole('heading', { level: 1, name: 'Inter-Institutional Agreements' })).toBeVisible();
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
  await page.close();
  // As in a browser that was closed: what has a date is there still.
  await context.clearCookies({ name: /^(portal_sso|session_key|user_data)/ });
  const later = await context.newPage();
  await later.goto('/factsheets');
  await fillSignInForm(later, 'iro');
  await expect(later.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
  expect(new URL(later.url()).pathname).toBe('/factsheets');
});

test('tokens that an earlier release left in local storage are removed', async ({ page }) => {
  await page.evaluate(() =>
    localStorage.setItem('oidc.user:https://idp.example:frontend', '{"refresh_token":"x"}'),
  );
  await page.reload();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.'))),
  ).toEqual([]);
});
