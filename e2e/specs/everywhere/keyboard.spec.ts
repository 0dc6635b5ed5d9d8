import { fillSignInForm } from '../../support/session/accounts.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { expect, test } from '../../support/test.ts';

test('a person without a mouse signs in, filters, turns a page and signs out', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await fillSignInForm(page, 'teacher');
  const list = listPage(page);
  await expect(list.rows.first()).toBeVisible();

  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/status=1/);
  const country = page.getByRole('combobox', { name: 'Country of Partner Institution' });
  await country.focus();
  await page.keyboard.type('ital');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=\d+/);
  await page.getByRole('button', { name: 'Clear filters' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/country/);
  // A coordinator begins with the own agreements.
  await page.getByRole('link', { name: 'Show all agreements' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/whose=all/);
  await list.pager.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: /^What is new/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'As the device' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: 'iro' });

  test('the first key leads past header and menu', async ({ page, baseURL }) => {
    await page.goto('/factsheets');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${baseURL}/factsheets`);
  });

  test('the focus goes to the heading of a page, stays in a filter, and is seen wherever it is', async ({
    page,
  }) => {
    await page.goto('/');
    const field = page.getByRole('searchbox', { name: 'EWP ID' });
    await field.pressSequentially('abc', { delay: 50 });
    await expect(page).toHaveURL(/ewpId=abc/);
    await expect(field).toBeFocused();

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await menu.getByRole('link', { name: 'Factsheets' }).click();
    await expect(heading('Factsheets')).toBeFocused();
    await menu.getByRole('link', { name: 'ECTS Coordinators' }).click();
    await expect(heading('ECTS Coordinators')).toBeFocused();
    await expect(page).toHaveTitle(/^ECTS Coordinators/);
    await page.goBack();
    await expect(heading('Factsheets')).toBeFocused();
    await page.goForward();
    await expect(heading('ECTS Coordinators')).toBeFocused();

    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const { isSeen, what } = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return { isSeen: true, what: '' };
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const after = getComputedStyle(element, '::after');
        const hasRing =
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          boxShadow !== 'none' ||
          after.borderTopStyle !== 'none' ||
          after.outlineStyle !== 'none';
        const { width, height } = element.getBoundingClientRect();
        return { isSeen: hasRing && width > 0 && height > 0, what: element.outerHTML.slice(0, 200) };
      });
      expect(isSeen, what).toBe(true);
    }
  });

  test('whatever has the focus on the way back up a long page lies below the header that stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await page.goto('/?rows=25');
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await page.locator('tbody tr').last().getByRole('link').last().focus();
    const hidden: string[] = [];
    for (let step = 0; step < 70; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const under = await page.evaluate(() => {
        const element = document.activeElement;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        if (!(element instanceof HTMLElement) || element.closest('main') === null) return null;
        const { top, height } = element.getBoundingClientRect();
        return top < header && height < window.innerHeight - header ? element.outerHTML.slice(0, 120) : null;
      });
      if (under !== null) hidden.push(under);
    }
    expect(hidden).toEqual([]);
  });
});
