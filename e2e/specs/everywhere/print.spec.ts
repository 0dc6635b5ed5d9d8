import type { Page } from '@playwright/test';
import { findAgreement } from '../../support/records/findAgreement.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

const WIDTHS = [1440, 360];

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

/** Counts the sheets that the page takes, and those that lie on their side. */
async function sheets(page: Page): Promise<{ readonly all: number; readonly onSide: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    all: boxes.length,
    onSide: boxes.filter(([, width, height]) => Number(width) > Number(height)).length,
  };
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('prints the list and an agreement as documents, with every column, from a wide window and from a phone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('table')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectPaper(page);
      await expect(page.getByRole('columnheader', { name: 'Partner University' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
      expect(await sheets(page)).toEqual({ all: 1, onSide: 1 });
      await page.emulateMedia({ media: 'screen' });
    }
    const id = await findAgreement(page, 'status/id eq 3');
    await openInside(page, `/iia/view/${id}`);
    await expect(page.getByRole('heading', { name: 'B. Mobility numbers', exact: false })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectPaper(page);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('prints an application whole, whichever step is open, light though the screen is dark', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/application/outgoing/list');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(31, 31, 31)');
    await page.locator('tbody tr').first().getByRole('link', { name: /^View/ }).click();
    // Shown whole first, which is none of the steps.
    await expect(page.getByRole('heading', { level: 2, name: 'Whole application' })).toBeVisible();
    await expect(page.getByText(/^Step /)).toHaveCount(0);
    await page.getByRole('button', { name: 'Current studies' }).click();
    await expect(page.getByText('Step 2 of 8').filter({ visible: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    const steps = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(steps).toHaveText([/personal/i, /stud/i, /mobility/i, /language/i, /\w/, /\w/, /\w/, /\w/]);
    await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  });
});
