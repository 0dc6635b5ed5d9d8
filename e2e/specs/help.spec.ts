import { HELP_PATH } from 'shared-contracts/portal/publicPages.ts';
import { openInside } from '../support/openInside.ts';
import { expect, test } from '../support/test.ts';

test.describe('the help of the office', () => {
  test.use({ account: 'iro' });

  test('tells the year and the tasks of the reader first, shows pictures, and leads to the screens', async ({
    page,
  }) => {
    await page.goto(HELP_PATH);
    const headings = page.getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Calendar of the year',
      'What you can do in the office',
      'For students',
      'For faculty',
      'Words of the trade',
      'If this does not help',
    ]);
    await expect(page.getByRole('region', { name: 'Calendar of the year' })).toContainText(
      /31 January \d{4}/,
    );
    const picture = page.getByRole('img', { name: /^The list of agreements/ });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await page.getByRole('link', { name: 'Open this page: New agreement' }).click();
    await expect(page).toHaveURL(/\/iia\/form$/);
  });

  test('is found by the search, and opens at the article', async ({ page }) => {
    await openInside(page, '/departments');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search the portal' }).fill('partner begins');
    await page.getByRole('option', { name: /^Take over an agreement/ }).click();
    await expect(page).toHaveURL(/\/help#incoming-agreement$/);
    await expect(
      page.getByRole('heading', { name: 'Take over an agreement that a partner begins' }),
    ).toBeFocused();
  });
});

test.describe('the help of a student', () => {
  test.use({ account: 'student' });

  test('has what a student does, and nothing of the office', async ({ page }) => {
    await page.goto('/application/outgoing/list');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveTitle('Help – Mobility Portal');
    await expect(page.getByRole('heading', { name: 'What you can do as a student' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Write a new agreement' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Calendar of the year' })).toContainText(
      'Applications for long-term studies',
    );
  });
});
