import { readRows } from '../support/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../support/expectAccessible.ts';
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

for (const width of [1440, 360]) {
  test(`a student reads a factsheet ${width} px wide, with the coordinator to be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/factsheets');
    await page
      .getByRole('link', { name: /^View the factsheet of/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Factsheet \d+\s*Active$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(18);
    await expect(page.getByRole('region', { name: /^B/ }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expectAccessible(page, 'factsheet');
    await expectNoOverflow(page, 'factsheet');
    if (width < 1280) await page.locator('summary').click();
    await page.getByRole('link', { name: /^R Useful links/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^R / })).toBeInViewport();
  });
}

test('a student is led back from a factsheet that is not there', async ({ page, baseURL, allowFaults }) => {
  allowFaults(/status of 404/);
  await page.goto('/factsheets/view/999999');
  await expect(page).toHaveURL(`${baseURL}/factsheets`);
  await expect(page.getByText(/^There is no factsheet 999999/)).toBeVisible();
});

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('duplicates the active factsheet, activates the copy, and the former one again', async ({ page }) => {
    await page.goto('/factsheets');
    const card = page.getByRole('region', { name: 'Active factsheet of our university' });
    const others = page.getByRole('region', { name: 'Inactive factsheets of our university' });
    const former = await card.getByRole('definition').first().innerText();
    await expect(others.locator('tbody tr')).toHaveCount(3);
    await card.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText('Successfully duplicated factsheet')).toBeVisible();
    const copy = others.locator('tbody tr').first();
    const id = await copy.getByRole('rowheader').innerText();
    await copy.getByRole('button', { name: /^Activate/ }).click();
    await expect(page.getByText('Successfully activated factsheet')).toBeVisible();
    await expect(card.getByRole('definition').first()).toHaveText(id);
    await expect(page.getByText('Successfully activated factsheet')).toBeHidden();
    const next = page.getByRole('navigation', { name: 'Pages of the inactive factsheets' });
    const again = others.getByRole('button', { name: `Activate factsheet ${former}`, exact: true });
    while (!(await again.isVisible())) {
      const first = await others.locator('tbody tr').first().innerText();
      await next.getByRole('button', { name: 'Next page' }).click();
      await expect(others.locator('tbody tr').first()).not.toHaveText(first, { useInnerText: true });
    }
    await again.click();
    await expect(card.getByRole('definition').first()).toHaveText(former);
  });
});
