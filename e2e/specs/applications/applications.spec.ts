import type { Route } from '@playwright/test';
import { callApi, readRows } from '../../support/records/dataApi.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

const LIST = /\/api\/ApplicationStudentStudiesForms\?/;

const COLUMNS = [
  'Application Number',
  'Type',
  'Application Year',
  'Full Name',
  'Status',
  'Mobility Programme',
  'Submitted Date',
  'Actions',
];

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('sees all applications with every action, filters them, and is told when nothing matches', async ({
    page,
  }) => {
    await page.goto('/application/outgoing/list');
    const list = listPage(page);
    // The boxes by which rows are selected come first.
    await expect(list.headers).toHaveText(['', ...COLUMNS]);
    await expect(list.rows.first()).toBeVisible();
    const rows = await list.rows.count();
    for (const action of ['View', 'Edit']) {
      await expect(page.getByRole('link', { name: new RegExp(`^${action} the application of`) })).toHaveCount(
        rows,
      );
    }
    await expect(page.getByRole('button', { name: /^Delete the application of/ })).toHaveCount(rows);

    const all = await list.total();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Submitted');
    await expect(page).toHaveURL(/status=submitted/);
    await expect.poll(list.total).toBeLessThan(all);
    const submitted = await list.total();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(list.total).toBeGreaterThan(submitted);

    const { value } = await readRows<{ studentData: ReadonlyArray<{ familyNameGreek: string }> }>(
      page,
      'ApplicationStudentStudiesForms',
      {
        $filter: 'isDeleted eq false',
        $top: '1',
      },
    );
    const greek = value[0]?.studentData[0]?.familyNameGreek ?? '';
    const folded = greek.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    await page.getByRole('searchbox', { name: 'Full Name (Greek)' }).fill(folded);
    await expect(page).toHaveURL(/nameGreek=/);
    await expect.poll(list.total).toBeLessThan(all);
    await expect(list.rows.first()).toBeVisible();

    await openInside(page, '/application/outgoing/list?nameLatin=qqqq');
    await expect(page.getByText('No applications found')).toBeVisible();
    expect(await list.total()).toBe(0);
  });

  test('deletes an application after a question, and none that was changed meanwhile', async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/409/);
    await page.goto('/application/outgoing/list?status=draft&type=short-term-studies');
    const list = listPage(page);
    const before = await list.total();
    const remove = page.getByRole('button', { name: /^Delete the application of/ });
    await remove.last().click();
    const dialog = page
      .getByRole('dialog', { name: 'Delete Application' })
      .or(page.getByRole('alertdialog', { name: 'Delete Application' }));
    await expect(dialog).toContainText(
      'Are you sure that you want to delete this Application? This action cannot be reverted!',
    );
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(dialog).toBeHidden();
    await expect(remove.last()).toBeFocused();
    expect(await list.total()).toBe(before);
    await remove.last().click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(list.total).toBe(before - 1);

    await openInside(page, '/application/outgoing/list?status=submitted');
    // Each row says "Submitted Date" as well.
    const row = list.rows.first();
    await expect(row.getByRole('cell', { name: 'Submitted', exact: true })).toBeVisible();
    const view = row.getByRole('link', { name: /^View the application of/ });
    const id = Number((await view.getAttribute('href'))?.split('/').at(-1));
    await page.waitForLoadState('networkidle');
    const record = await callApi<{ dateModified: string }>(
      page,
      'GET',
      `/ApplicationStudentStudiesForms/${id}`,
    );
    // The list would be read once more, and know of the change, before the button is pressed.
    const held: Route[] = [];
    await page.route(LIST, (route) => void held.push(route));
    await callApi(page, 'POST', '/ApplicationStudentStudiesForms', {
      id,
      dateModified: record.dateModified,
      comments: `Changed meanwhile ${Date.now()}`,
    });
    const total = await list.total();
    await row.getByRole('button', { name: /^Delete the application of/ }).click();
    const refused = page.waitForResponse((response) => response.status() === 409);
    await page.getByRole('button', { name: 'Yes' }).click();
    await refused;
    await page.unroute(LIST);
    // Those that the page has given up itself are over.
    for (const route of held) await route.continue().catch(() => undefined);
    await expect(
      page.getByText(/changed by somebody else in the meantime and was not deleted/),
    ).toBeVisible();
    expect(await list.total()).toBe(total);
  });
});

test.describe('a student', () => {
  test.use({ account: 'student' });

  test('sees own applications alone, with the actions of their state', async ({ page }) => {
    await page.goto('/application/outgoing/list');
    const list = listPage(page);
    await expect(list.headers).toHaveText(COLUMNS);
    await expect(list.rows.first()).toBeVisible();
    const { total } = await readRows(page, 'ApplicationStudentStudiesForms', { $top: '1' });
    expect(await list.total()).toBe(total);
    for (const row of await list.rows.all()) {
      const status = (
        await row
          .getByText(/^(Draft|Submitted|Validated)$/)
          .first()
          .innerText()
      ).trim();
      await expect(row.getByRole('link', { name: /^View/ })).toHaveCount(1);
      await expect(row.getByRole('link', { name: /^Edit/ })).toHaveCount(status === 'Draft' ? 1 : 0);
      await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(status === 'Validated' ? 0 : 1);
    }
  });
});
