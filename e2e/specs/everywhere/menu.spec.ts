import { expect, test } from '../../support/test.ts';

test.describe('a student with an application', () => {
  test.use({ account: 'student' });

  test('is told by tooltips why no new application is possible', async ({ page }) => {
    await page.goto('/application/outgoing/list');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const longTerm = menu.getByRole('link', { name: 'Long-term studies' });
    const shortTerm = menu.getByRole('link', { name: 'Short-term studies' });
    await expect(longTerm).toHaveAttribute('aria-disabled', 'true');
    await expect(shortTerm).toHaveAttribute('aria-disabled', 'true');
    // Before the answer is there the entry has no reason yet.
    await expect(menu.getByText('You already have an application for the period.')).toBeAttached();
    await longTerm.hover();
    await expect(page.getByRole('tooltip')).toHaveText('You already have an application for the period.');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await shortTerm.focus();
    await expect(page.getByRole('tooltip')).toHaveText('Applications are closed for the current period.');
  });
});

test.describe('a student with a draft alone', () => {
  test.use({ account: 'student2' });

  test('is told that the short-term window is closed', async ({ page }) => {
    await page.goto('/application/outgoing/list');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const shortTerm = menu.getByRole('link', { name: 'Short-term studies' });
    await expect(menu.getByText('Applications are closed for the current period.')).toBeAttached();
    await shortTerm.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Applications are closed for the current period.');
  });
});

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('makes the menu a rail of icons and back, finds it as it was left, and opens it over the page in a narrow window', async ({
    page,
  }) => {
    const button = (name: string) => page.getByRole('button', { name });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const widthOfMenu = async () => (await page.locator('#portal-menu').boundingBox())?.width;
    await expect.poll(widthOfMenu).toBe(208);
    await button('Close menu').click();
    await page.mouse.move(700, 500);
    await expect.poll(widthOfMenu).toBe(56);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(widthOfMenu).toBe(56);
    // Pointed at, or reached by keyboard, it shows the names.
    await menu.getByRole('link', { name: 'Departments' }).hover();
    await expect.poll(widthOfMenu).toBe(208);
    await page.mouse.move(700, 500);
    await expect.poll(widthOfMenu).toBe(56);
    await button('Open menu').focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await expect.poll(widthOfMenu).toBe(208);
    await button('Open menu').click();
    await page.mouse.move(700, 500);
    await expect.poll(widthOfMenu).toBe(208);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(menu).toHaveCount(0);
    await button('Open menu').click();
    const dialog = page.getByRole('dialog', { name: 'Main menu' });
    // The button of the focus has its label beside it, which takes Escape as well.
    await expect(dialog.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button('Open menu')).toBeFocused();
    await button('Open menu').click();
    await menu.getByRole('link', { name: 'Factsheets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});
