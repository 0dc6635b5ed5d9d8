import { readRows, savedBy } from '../../support/records/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'student' });

test('a student lists the active factsheets of partners, turns their pages, and finds that of one institution', async ({
  page,
  baseURL,
  allowFaults,
}) => {
  allowFaults(/status of 404/);
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

  const first = await list.rows.first().innerText();
  const wanted = await list.rows.first().getByRole('rowheader').innerText();
  await list.pageButton(2).click();
  await expect(page).toHaveURL(`${baseURL}/factsheets?page=2`);
  await expect(list.rows.first()).not.toHaveText(first, { useInnerText: true });

  await expect(page.getByRole('combobox', { name: 'Institution' })).toBeDisabled();
  // Of the first row: not every country has a partner with a factsheet.
  await list.choose('Country', 'Austria');
  await expect(page).toHaveURL(/country=\d+/);
  await expect(page.getByRole('combobox', { name: 'Institution' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Institution' }).click();
  await list.options.first().click();
  await expect(page).toHaveURL(/institution=\d+/);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(list.rows.first().getByRole('rowheader')).toHaveText(wanted, { useInnerText: true });

  await openInside(page, '/factsheets?country=999999');
  await expect(page.getByText('No Factsheets found')).toBeVisible();
  await openInside(page, '/factsheets/view/999999');
  await expect(page).toHaveURL(`${baseURL}/factsheets`);
  await expect(page.getByText(/^There is no factsheet 999999/)).toBeVisible();
});

test('a student reads a factsheet in a wide window and on a phone, with the coordinator to be reached', async ({
  page,
}) => {
  await page.goto('/factsheets');
  await page
    .getByRole('link', { name: /^View the factsheet of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Factsheet \d+ – .*Active$/s);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(18);
    await expect(page.getByRole('region', { name: /^B/ }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expectAccessible(page, `factsheet at ${width} px`);
    await expectNoOverflow(page, `factsheet at ${width} px`);
    if (width < 1280) await page.locator('summary').click();
    await page.getByRole('link', { name: /^R Useful links/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^R / })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('duplicates the active factsheet, activates the copy, takes that back, and deletes it', async ({
    page,
  }) => {
    await page.goto('/factsheets');
    const card = page.getByRole('region', { name: 'Active factsheet of our university' });
    const others = page.getByRole('region', { name: 'Inactive factsheets of our university' });
    const former = await card.getByRole('definition').first().innerText();
    await expect(others.locator('tbody tr')).toHaveCount(3);
    const saved = savedBy(page, 'MobilityFactsheets');
    await card.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText('Successfully duplicated factsheet')).toBeVisible();
    const id = String(await saved);
    const copy = others
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: id, exact: true }) });
    await copy.getByRole('button', { name: /^Activate/ }).click();
    const question = page.getByRole('alertdialog', { name: `Activate factsheet ${id}?` });
    await expect(question).toContainText(`takes the place of factsheet ${former}`);
    await question.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText('Successfully activated factsheet')).toBeVisible();
    await expect(card.getByRole('definition').first()).toHaveText(id);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Factsheet ${former} is active again.`)).toBeVisible();
    await expect(card.getByRole('definition').first()).toHaveText(former);
    await others.getByRole('button', { name: `Delete factsheet ${id}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Factsheet ${id} was deleted.`)).toBeVisible();
    await expect(others.getByRole('rowheader', { name: id, exact: true })).toHaveCount(0);
  });
});
