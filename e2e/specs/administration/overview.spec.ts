import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

/** Follows a number to its list, which has to say the same. */
async function expectSameNumber(page: Page, link: RegExp): Promise<void> {
  const number = page.getByRole('link', { name: link });
  const [count = ''] = (await number.innerText()).match(/[\d,]+/) ?? [];
  await number.click();
  await expect(page.getByText(`Total number of agreements: ${count}`, { exact: true })).toBeVisible();
  await page.goBack();
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('goes from the list to the overview, and from its numbers and charts to the lists behind them', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expectSameNumber(page, /Inactive drafts/);
    await expectSameNumber(page, /End this academic year/);
    await page.getByRole('button', { name: /^(Show|Hide) charts$/ }).scrollIntoViewIfNeeded();
    const bars = page.getByRole('list', { name: 'Agreements in force by EWP status' });
    await expect(bars.getByRole('link')).toHaveCount(8);
    await expectAccessible(page, 'the overview with charts');
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoOverflow(page, 'the overview with charts at 360 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    const countries = page.getByRole('table', { name: 'Agreements in force by country of the partner' });
    const row = countries.getByRole('row').nth(1);
    const count = await row.getByRole('cell').innerText();
    await row.getByRole('link').click();
    await expect(page.getByText(`Total number of agreements: ${count}`, { exact: true })).toBeVisible();
    const chip = page.getByRole('button', { name: 'Waiting for us' });
    await chip.click();
    await expect(page).toHaveURL(/country=\d+&waiting=us/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  });
});
