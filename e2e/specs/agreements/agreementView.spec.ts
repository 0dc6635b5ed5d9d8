import type { Page } from '@playwright/test';
import { callApi, readRows } from '../../support/records/dataApi.ts';
import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { findAgreement } from '../../support/records/findAgreement.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

const HEADING = 'Inter-institutional Agreement between Programme Countries';

type Agreement = { readonly id: number; readonly dateModified: string; readonly localStatus: number };

/** Makes a draft that no other test touches. */
async function makeDraft(page: Page): Promise<number> {
  const year = new Date().getUTCFullYear() + 1;
  const contacts = await readRows<{ id: number }>(page, 'MobilityContacts', {
    $filter: "department/institution eq 1 and contains(roles, 'Departmental Coordinator')",
    $top: '1',
  });
  const partners = await readRows<{ id: number }>(page, 'MobilityInstitutions', {
    $filter: 'isLocal eq false',
    $top: '1',
  });
  const { id } = await callApi<Agreement>(page, 'POST', '/MobilityAgreements', {
    startYear: { id: year },
    endYear: { id: year + 1 },
    status: { name: 'Draft' },
    institutions: [{ id: 1 }, { id: partners.value[0]?.id }],
    departmentalCoordinatorContacts: [{ id: contacts.value[0]?.id }],
  });
  return id;
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('opens an agreement from the list, reads where it stands, changes the tab by keyboard, and finds it again by its address', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^View agreement/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeFocused();
    await expect(page.getByText('Local ID')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'Details',
      'Notifications',
      'Approvals',
      'Copies',
      'Deliveries',
      'Notes',
      'History',
    ]);
    await expect(page).toHaveTitle(/^Agreement \d+ – /);

    const id = await findAgreement(page, 'ewpStatus eq 7');
    await openInside(page, `/iia/view/${id}`);
    await expect(page).toHaveTitle(new RegExp(`^Agreement ${id} – `));
    await page.getByRole('tab', { name: 'Details' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=notifications/);
    await expect(page.getByRole('columnheader')).toHaveText([
      'ID',
      'Type',
      'Hei ID',
      'Notifier Hei ID',
      'Approving Hei ID',
      'Owner Hei ID',
      'Changed Element IDs',
      'Date Created',
    ]);
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'History' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  });

  test('sets an agreement locally finalized and takes it back, is told what somebody else changed, and deletes it after a question', async ({
    page,
    allowFaults,
    baseURL,
  }) => {
    // The partner exchange has nobody to tell of a draft.
    allowFaults(/status of 409/, /\/exchange\//);
    await page.goto('/');
    const id = await makeDraft(page);
    await openInside(page, `/iia/view/${id}`);
    const fact = page.getByText('Local Finalized', { exact: true }).locator('xpath=following-sibling::dd[1]');
    await expect(fact).toHaveText('False');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Set Local Finalized True' }).click();
    await expect(page.getByText('Agreement saved successfully')).toBeVisible();
    await expect(fact).toHaveText('True');
    expect((await callApi<Agreement>(page, 'GET', `/MobilityAgreements/${id}`)).localStatus).toBe(1);
    await page.getByRole('button', { name: 'Set Local Finalized False' }).click();
    await expect(fact).toHaveText('False');
    expect((await callApi<Agreement>(page, 'GET', `/MobilityAgreements/${id}`)).localStatus).toBe(0);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('3 of 3 changes shown')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Local Finalized' })).toHaveCount(2);

    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByText('No comments found')).toBeVisible();
    const { dateModified } = await callApi<Agreement>(page, 'GET', `/MobilityAgreements/${id}`);
    await callApi(page, 'POST', '/MobilityAgreements', { id, dateModified, comments: '<p>Theirs</p>' });
    await page.getByRole('button', { name: 'Set Local Finalized True' }).click();
    await expect(page.getByText(/Somebody else changed this agreement in the meantime/)).toBeVisible();
    await expect(page.getByText('Theirs')).toBeVisible();
    await page.getByRole('button', { name: 'Set Local Finalized True' }).click();
    // What was said of the saves before may stand there still.
    await expect(fact).toHaveText('True');

    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure that you want to delete this IIA? This action cannot be reverted!',
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByText(`Agreement ${id} was deleted.`)).toBeVisible();
    const { isDeleted } = await callApi<{ isDeleted: boolean }>(page, 'GET', `/MobilityAgreements/${id}`);
    expect(isDeleted).toBe(true);
  });

  test('approves, or sees where the partner’s copy differs, and is told of an agreement that does not exist', async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/status of 499/, /status of 404/);
    const id = await findAgreement(page, 'ewpStatus eq 6 and status eq 3');
    let isEqual = false;
    await page.route(`**/exchange/agreements/${id}/acts/approve`, (route) =>
      isEqual
        ? route.fulfill({ status: 200, json: { id, outcome: 'delivered', deliveries: [] } })
        : route.fulfill({
            status: 499,
            json: {
              code: 'conflict',
              message: 'x',
              statusCode: 499,
              requestId: 'r1',
              differences: [{ field: 'endYear', ours: '2028-2029', partners: '2027-2028', approved: null }],
            },
          }),
    );
    await openInside(page, `/iia/view/${id}`);
    const approve = page.getByRole('button', { name: 'Approve and Notify Partner' });
    // The partner's copy is not here, so an approval is no first step.
    await page.getByRole('button', { name: 'More actions' }).click();
    await approve.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve and Notify Partner' }).click();
    await expect(page.getByText("An error occured: Partner's copy is different from ours.")).toBeVisible();
    await expect(page.getByRole('row', { name: /End year/ })).toContainText('2027-2028');
    await expect(approve).toBeFocused();
    await expectAccessible(page, 'differences');
    isEqual = true;
    await approve.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve and Notify Partner' }).click();
    await expect(page.getByText('Approval was successfully sent')).toBeVisible();
    await expect(page.getByText(/different from ours/)).toBeHidden();
    for (const none of ['999999', 'none']) {
      await openInside(page, `/iia/view/${none}`);
      await expect(page.getByText(`Agreement ${none} was not found.`)).toBeVisible();
    }
  });
});

test.describe('Faculty', () => {
  test.use({ account: 'teacher' });

  test('read the sheet and its PDF, edit drafts alone, and see nothing of the office', async ({ page }) => {
    const final = await findAgreement(page, 'ewpStatus eq 7');
    const draft = await findAgreement(page, 'status eq 1', 'oldest');
    await openInside(page, `/iia/view/${final}`);
    await expect(page.getByRole('heading', { level: 2, name: /^B\. Mobility numbers/ })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Details']);
    await expect(page.getByText('EWP Status')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await openInside(page, `/iia/view/${draft}`);
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
      'href',
      `/iia/edit/${draft}`,
    );
    await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  });
});

test.describe('a student', () => {
  test.use({ account: 'student' });

  test('is refused the view', async ({ page, baseURL }) => {
    await page.goto('/iia/view/1');
    await expect(page).toHaveURL(`${baseURL}/401`);
  });
});
