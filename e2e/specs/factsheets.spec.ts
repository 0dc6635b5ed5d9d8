import { readRows } from '../support/dataApi.ts';
import { listPage } from '../support/listPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ account: 'student' });

test('a student lists the active factsheets of partners', async ({ page }) => {
  await page.goto('/factsheets');
  const list = listPage(page);
  await expect(list.headers).toHaveText(['Number', 'Erasmus code', 'Institution name', 'Actions']);
  await expect(list.rows).toHaveCount(10);
  const { total } = await readRows(page, 'MobilityFactsheets', {
    $filter: 'isActive eq true and institution/isLocal eq false',
    $top: '1',
    $select: 'id',
  });
  expect(await list.total()).toBe(total);
  await expect(page.getByRole('link', { name: /^View the factsheet of/ }).first()).toHaveAttribute(
    'href',
    /^\/factsheets\/view\/\d+$/,
  );
});

test('a student finds the factsheet of one institution', async ({ page }) => {
  await page.goto('/factsheets');
  const list = listPage(page);
  const wanted = await list.rows.first().getByRole('rowheader').innerText();
  await expect(page.getByRole('combobox', { name: 'Institution' })).toBeDisabled();
  await list.choose('Country', /./);
  await expect(page).toHaveURL(/country=\d+/);
  await expect(page.getByRole('combobox', { name: 'Institution' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Institution' }).click();
  await list.options.first().click();
  await expect(page).toHaveURL(/institution=\d+/);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(list.rows.first().getByRole('rowheader')).toHaveText(wanted, { useInnerText: true });
});

test('a student is told when a country has no factsheet', async ({ page }) => {
  await page.goto('/factsheets?country=999999');
  await expect(page.getByText('No Factsheets found')).toBeVisible();
});

test('a student turns the pages of the factsheets', async ({ page, baseURL }) => {
  await page.goto('/factsheets');
  const list = listPage(page);
  await expect(list.rows).toHaveCount(10);
  const first = await list.rows.first().innerText();
  await list.pageButton(2).click();
  await expect(page).toHaveURL(`${baseURL}/factsheets?page=2`);
  await expect(list.rows.first()).not.toHaveText(first);
});
