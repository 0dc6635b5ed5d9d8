import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { signIn } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';

// Nobody else's list begins with what is kept here.
test.use({ account: 'iro2' });

const NAME = 'Big places out';
const heads = (page: Page) => listPage(page).headers.allInnerTexts();

/** Opens the menu of views; its entries are there afterwards. */
async function openViews(page: Page) {
  await page.goto('/?view=0');
  await page.getByRole('button', { name: /^View/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Keep what is shown as a view…' })).toBeVisible();
  return page.getByRole('menuitem', { name: 'Manage views…' });
}

/** Removes the view that is kept, so that whoever tries the test again begins with the list itself. */
async function forget(page: Page): Promise<void> {
  await (await openViews(page)).click();
  await page.getByRole('button', { name: `Change “${NAME}”` }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No view is kept yet.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('a list is filtered, its columns chosen by keyboard, and kept as the view with which it begins', async ({
  page,
  browser,
}) => {
  if ((await (await openViews(page)).count()) > 0) await forget(page);

  // Filters beside the documents'.
  await page.goto('/?view=0&active=no');
  await page.getByRole('button', { name: 'More filters' }).click();
  const all = await listPage(page).total();
  await page.getByLabel('People per year, at least').fill('2');
  await expect(page).toHaveURL(/places=2/);
  await page.getByLabel('Direction').selectOption('From us to the partner');
  await expect(page).toHaveURL(/direction=out/);
  await expect.poll(() => listPage(page).total()).toBeLessThan(all);
  await expectAccessible(page, 'list with further filters');

  // Columns, by keyboard alone.
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'People out per year' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Date Created' }).press('Space');
  const up = dialog.getByRole('button', { name: 'Move Status up' });
  for (let step = 0; step < 3; step += 1) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('Status: place 3 of 20');
  await expectAccessible(page, 'dialog of columns');
  await dialog.getByRole('button', { name: 'Show' }).press('Enter');
  await expect
    .poll(() => heads(page))
    .toEqual(
      expect.arrayContaining(['ID', 'Partner University', 'Status', 'People out per year', 'Actions']),
    );
  expect(await heads(page)).not.toContain('Date Created');
  expect((await heads(page)).indexOf('Status')).toBe((await heads(page)).indexOf('Partner University') + 1);

  // Kept, shared, and the start.
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Keep what is shown as a view…' }).click();
  const keeping = page.getByRole('dialog', { name: 'Keep a view' });
  await keeping.getByRole('button', { name: 'Keep' }).click();
  await expect(keeping.getByRole('textbox', { name: 'Name of the view' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await keeping.getByRole('textbox', { name: 'Name of the view' }).fill(NAME);
  await keeping.getByRole('checkbox', { name: 'Share with the office' }).check();
  await expectAccessible(page, 'dialog of a view');
  await keeping.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: `View: ${NAME}` })).toBeVisible();
  await page.getByRole('button', { name: `View: ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await expectAccessible(page, 'dialog of views');
  await page.getByRole('button', { name: `Change “${NAME}”` }).click();
  await page.getByRole('menuitem', { name: 'Begin the list with it' }).click();
  await expect(page.getByText('The list begins with it · Shared with the office')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto('/');
  await expect(page.getByRole('button', { name: `View: ${NAME}` })).toBeVisible();
  await expect(page).toHaveURL(/places=2&direction=out&columns=/);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();

  // Somebody of another role has none of it.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const teacher = await context.newPage();
  await signIn(teacher, 'teacher');
  await teacher.getByRole('button', { name: 'Views' }).click();
  await expect(teacher.getByRole('menuitem', { name: 'Keep what is shown as a view…' })).toBeVisible();
  await expect(teacher.getByRole('menuitem', { name: NAME })).toHaveCount(0);
  await context.close();

  await forget(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the default' }).click();
  await expect.poll(() => heads(page)).toContain('Date Created');
});
