import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { PASSING_DEPARTMENT } from '../../support/records/destinationChoice.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('finds a partner, goes to its agreements and its page, and corrects its record', async ({ page }) => {
    await page.goto('/institutions?partners=yes');
    const list = listPage(page);
    expect(await list.total()).toBeGreaterThan(100);
    await expectAccessible(page, 'list of institutions');
    const counts = page.getByRole('link', { name: /^\d+ active / }).first();
    const [number] = (await counts.innerText()).split(' ');
    await counts.click();
    await expect(page.getByText(`Total number of agreements: ${number}`)).toBeVisible();
    await page.goBack();
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Agreements' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Agreement \d+$/ }).first()).toBeVisible();
    await expectAccessible(page, 'page of an institution');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page, 'page of an institution');
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('link', { name: 'Edit institution' }).click();
    await page.getByRole('textbox', { name: 'Website' }).fill('www.example.org');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    const website = page.getByRole('textbox', { name: 'Website' });
    await expect(website).toHaveAttribute('aria-invalid', 'true');
    const refused = await save.boundingBox();
    const address = `https://www.example.org/${Date.now()}`;
    await website.fill(address);
    await expect(website).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('All of these entries are corrected')).toBeVisible();
    // The button does not move while it is pressed.
    expect(await save.boundingBox()).toEqual(refused);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: new RegExp(address) })).toBeVisible();
  });

  test('adds a department, which gets an id, and deletes it while nothing names it', async ({ page }) => {
    const name = `${PASSING_DEPARTMENT} ${Date.now()}`;
    await page.goto('/departments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Departments');
    await expectAccessible(page, 'list of departments');
    await page.getByRole('link', { name: 'Add department' }).click();
    await page.getByRole('textbox', { name: 'Department name' }).fill(name);
    await page.getByRole('textbox', { name: 'Name in Greek' }).fill(`Τμήμα Δειγμάτων ${Date.now()}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/departments$/);
    await page.getByRole('searchbox', { name: 'Name or code' }).fill(name.toUpperCase());
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('textbox', { name: 'Organisational unit ID' })).toHaveValue(
      /^ou-[0-9a-f]{12}$/,
    );
    await expectAccessible(page, 'form of a department');
    await page.getByRole('button', { name: 'Delete department' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
    await expect(page).toHaveURL(/\/departments$/);
  });
});

test.describe('a student', () => {
  test.use({ account: 'student' });

  test('reads both lists, and changes neither', async ({ page, baseURL }) => {
    await page.goto('/institutions');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Agreements' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    for (const address of ['/institutions/edit/1', '/departments/form', '/departments/edit/1']) {
      await page.goto(address);
      await expect(page).toHaveURL(`${baseURL}/401`);
    }
  });
});
