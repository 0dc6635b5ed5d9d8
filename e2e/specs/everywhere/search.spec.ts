import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('finds by keys from any page what it cannot spell, and opens it', async ({ page }) => {
    await page.goto('/factsheets');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search the portal' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Tesaloniki aristotel');
    const option = page.getByRole('option', { name: /Aristotle University of Thessaloniki/ }).first();
    await expect(option).toBeVisible();
    await expectAccessible(page, 'search with results');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aristotle');
    // The key opens it where nothing is typed, and is a letter like any other where something is.
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.press('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('sorts the agreements, keeps the order in the address, and searches among them', async ({ page }) => {
    await page.goto('/?active=no');
    const head = page.getByRole('columnheader', { name: 'ID' });
    await head.getByRole('button').click();
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=-id/);
    const numbers = page.getByRole('rowheader');
    await expect
      .poll(async () => {
        const ids = (await numbers.allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));
        return ids.length > 1 && ids.every((id, at) => at === 0 || id < (ids[at - 1] ?? 0));
      })
      .toBe(true);
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('universitat');
    await expect(page).toHaveURL(/search=universitat/);
    await expect(page.getByRole('row').nth(1)).toContainText(/Universit[aä]t/i);
  });
});

test.describe('a student', () => {
  test.use({ account: 'student' });

  test('finds universities and factsheets, and no agreement', async ({ page }) => {
    await page.goto('/factsheets');
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: 'Search the portal' })).toBeFocused();
    await page.keyboard.type('university');
    await expect(page.getByRole('group', { name: /Institutions/ })).toBeVisible();
    await expect(page.getByRole('group', { name: /Agreements/ })).toHaveCount(0);
    await expect(page.getByRole('group', { name: /People/ })).toHaveCount(0);
  });
});
