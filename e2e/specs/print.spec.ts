import type { Page } from '@playwright/test';
import { findAgreement } from '../support/findAgreement.ts';
import { expect, test } from '../support/test.ts';

/** What belongs to the screen: nothing of it goes to paper. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  for (const width of [1440, 360]) {
    test(`prints the list as a document, with every column, from ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('table')).toBeVisible();
      await expectPaper(page);
      await expect(page.getByRole('columnheader', { name: 'Partner University' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
    });

    test(`prints an agreement as a document from ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const id = await findAgreement(page, 'status/id eq 3');
      await page.goto(`/iia/view/${id}`);
      await expect(page.getByRole('heading', { name: 'B. Mobility numbers', exact: false })).toBeVisible();
      await expectPaper(page);
    });
  }
});
