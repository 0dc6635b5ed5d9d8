import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('works on agreements that it selects by keyboard, and finds what became of them again', async ({
    page,
  }) => {
    // Some that can be set, far from where other journeys work.
    await page.goto('/?localFinalized=0&page=5');
    const boxes = page.getByRole('checkbox', { name: /^Select agreement \d+$/ });
    await boxes.nth(0).focus();
    await page.keyboard.press('Space');
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Selected agreements' });
    await expect(bar).toContainText('2 agreements selected');
    await expectAccessible(page, 'the list with a selection');

    await bar.getByRole('button', { name: 'Renew…' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew agreements');
    await page.goBack();
    await boxes.nth(0).check();
    await bar.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: 'Set Local Finalized…', exact: true }).click();
    await page.getByRole('button', { name: /^Set Local Finalized for \d+ agreement/ }).click();
    const result = page.getByText(/^Local Finalized was set for \d+ agreement/);
    await expect(result).toBeVisible();
    await page.reload();
    await expect(result).toBeVisible();
    await expectAccessible(page, 'a bulk job');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page, 'a bulk job at 360 px');
  });
});

test.describe('faculty', () => {
  test.use({ account: 'teacher' });

  test('selects nothing and has no bulk jobs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^View agreement/ }).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
    await page.goto('/iia/bulk');
    await expect(page).toHaveURL(/\/401/);
  });
});
