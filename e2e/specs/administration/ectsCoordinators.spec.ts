import type { Page } from '@playwright/test';
import { callApi } from '../../support/records/dataApi.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { expect, test } from '../../support/test.ts';

/** Adds a record that no other test touches; the list shows it on its last page. */
async function addCoordinator(page: Page, lastName: string): Promise<void> {
  await callApi(page, 'POST', '/ECTSCoordinatorTables', {
    firstName: 'Sample',
    lastName,
    email: 'sample@example.org',
    phone: '+302310990000',
    address: 'Main street',
    purpose: 'Recognition of credits',
    department: { id: await departmentId(page) },
  });
  await page.goto('/ects-coordinators?page=9999');
  await expect(page.getByRole('rowheader', { name: new RegExp(lastName) })).toBeVisible();
}

async function departmentId(page: Page): Promise<number> {
  const { value } = await callApi<{ value: ReadonlyArray<{ id: number }> }>(
    page,
    'GET',
    `/MobilityDepartments?${new URLSearchParams({ $filter: 'institution/isLocal eq true', $top: '1' }).toString()}`,
  );
  return value[0]?.id ?? 0;
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('sees the columns of the documents, 25 to a page, edits a record in its row, and deletes it after a question', async ({
    page,
  }) => {
    await page.goto('/ects-coordinators');
    const list = listPage(page);
    await expect(list.headers).toHaveText([
      'ID',
      'First name',
      'Last name',
      'Email',
      'Department',
      'Purpose',
      'Actions',
    ]);
    await expect(list.rows.first()).toBeVisible();
    await expect(list.rows).toHaveCount(Math.min(25, await list.total()));

    const name = `Edit${Date.now()}`;
    await addCoordinator(page, name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await page.getByRole('button', { name: new RegExp(`^Edit .*${name}`) }).click();
    const save = page.getByRole('button', { name: 'SAVE' });
    await expect(save).toBeDisabled();
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('no address');
    await save.click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('no address');
    await email.fill('sample2@example.org');
    await page.getByRole('textbox', { name: 'Purpose' }).fill('Transcripts of records');
    await page.getByRole('textbox', { name: 'Address' }).fill('Second street');
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Record saved successfully!')).toBeVisible();
    await expect(row).toContainText('Transcripts of records');
    await page.reload();
    await expect(row).toContainText('Transcripts of records');

    await page.getByRole('button', { name: new RegExp(`^Edit .*${name}`) }).click();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Second street');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: new RegExp(`^Delete .*${name}`) }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toContainText('Confirm Delete');
    await expect(dialog).toContainText('Are you sure to delete');
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'ECTS Coordinators' })).toBeVisible();
  });

  test('is shown what somebody else changed meanwhile', async ({ page, allowFaults }) => {
    allowFaults(/409/);
    await page.goto('/ects-coordinators');
    await expect(page.getByRole('heading', { level: 1, name: 'ECTS Coordinators' })).toBeVisible();
    const name = `Stale${Date.now()}`;
    await addCoordinator(page, name);
    await page.getByRole('button', { name: new RegExp(`^Edit .*${name}`) }).click();
    await page.getByRole('textbox', { name: 'Purpose' }).fill('Mine');

    const { value } = await callApi<{ value: ReadonlyArray<{ id: number; dateModified: string }> }>(
      page,
      'GET',
      `/ECTSCoordinatorTables?${new URLSearchParams({ $filter: `lastName eq '${name}'` }).toString()}`,
    );
    const [record] = value;
    await callApi(page, 'POST', '/ECTSCoordinatorTables', {
      id: record?.id,
      dateModified: record?.dateModified,
      firstName: 'Theirs',
    });

    await page.getByRole('button', { name: 'SAVE' }).click();
    await expect(page.getByText('Somebody else changed this record')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my changes' }).click();
    await page.getByRole('button', { name: 'SAVE' }).click();
    await expect(page.getByText('Record saved successfully!')).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Theirs');
    await expect(row).toContainText('Mine');
  });
});

test.describe('a student', () => {
  test.use({ account: 'student' });

  test('reads the coordinators and can change nothing', async ({ page }) => {
    await page.goto('/ects-coordinators');
    const list = listPage(page);
    await expect(list.rows.first()).toBeVisible();
    await expect(list.headers).toHaveText([
      'ID',
      'First name',
      'Last name',
      'Email',
      'Department',
      'Purpose',
    ]);
    await expect(list.rows.getByRole('button')).toHaveCount(0);
    await expect(list.rows.getByRole('link')).toHaveCount(0);
  });
});
