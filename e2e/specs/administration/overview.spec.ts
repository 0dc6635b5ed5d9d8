import type { Locator, Page } from '@playwright/test';
import { patient } from '../../../scripts/lib/patience.mjs';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Follows a number of the overview to its list, which has to say the same; once more where another test has changed the records in between.
 *
 * - number: what says it, its first digits
 */
async function expectSameNumber(page: Page, number: Locator, link: Locator = number): Promise<void> {
  const total = page.getByText(/^Total number of agreements: /);
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/overview') await page.goBack();
    const [count] = (await number.innerText()).match(/[\d,]+/) ?? [];
    await link.click();
    await expect(total).toHaveText(`Total number of agreements: ${count}`, { timeout: patient(5_000) });
  }).toPass();
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('goes from the list to the overview, and from its numbers and charts to the lists behind them', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    for (const name of [/Inactive drafts/, /End this academic year/]) {
      await expectSameNumber(page, page.getByRole('link', { name }));
      await page.goBack();
    }
    await page.getByRole('button', { name: /^(Show|Hide) charts$/ }).scrollIntoViewIfNeeded();
    const bars = page.getByRole('list', { name: 'Active agreements by EWP status' });
    await expect(bars.getByRole('link')).toHaveCount(8);
    await expectAccessible(page, 'the overview with charts');
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoOverflow(page, 'the overview with charts at 360 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    const countries = page.getByRole('table', { name: /^Agreements in force by country of the partner/ });
    const row = countries.getByRole('row').nth(1);
    await expectSameNumber(page, row.getByRole('cell'), row.getByRole('link'));
    const chip = page.getByRole('button', { name: 'Waiting for us' });
    await chip.click();
    await expect(page).toHaveURL(/country=\d+&waiting=us/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  });
});
