import type { Account } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const LINKS: ReadonlyArray<readonly [Account, readonly string[]]> = [
  [
    'iro',
    [
      'Overview',
      'Institutions',
      'Departments',
      'Agreements',
      'New agreement',
      'Incoming agreements',
      'Export to Excel',
      'Factsheets',
      'Long-term studies',
      'Short-term studies',
      'Application list',
      'Application settings',
      'ECTS Coordinators',
      'Profile',
    ],
  ],
  ['teacher', ['Overview', 'Institutions', 'Departments', 'Agreements', 'Factsheets', 'Profile']],
  [
    'student',
    ['Institutions', 'Departments', 'Factsheets', 'Application list', 'ECTS Coordinators', 'Profile'],
  ],
  ['guest', []],
];

for (const [account, links] of LINKS) {
  test.describe(account, () => {
    test.use({ account });

    test(`${account} finds in the menu what may be opened, and nothing else`, async ({ page, baseURL }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link').and(menu.locator('[href]'))).toHaveText([...links]);
      for (const link of links) {
        await menu.getByRole('link', { name: link, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|Error/);
        await expect(page).not.toHaveURL(`${baseURL}/401`);
      }
    });
  });
}

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

  test('hides and shows the menu, and finds it as it was left', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
  });

  test('opens the menu over the page in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Factsheets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});
