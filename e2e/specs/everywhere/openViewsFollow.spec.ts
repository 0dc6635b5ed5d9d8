import { patient } from '../../../scripts/lib/patience.mjs';
import { callApi } from '../../support/records/dataApi.ts';
import { makeDraft } from '../../support/records/wizard.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { expect, test } from '../../support/test.ts';

/** The page asks every three seconds; a busy machine takes longer to show the answer. */
const SEEN_WITHIN_MS = patient(15_000);

type Agreement = { readonly id: number; readonly dateModified: string; readonly localStatus: number | null };

test.describe('the office, beside a colleague,', () => {
  test.use({ account: 'iro' });

  /** Changes an agreement as a colleague does elsewhere. */
  async function changeElsewhere(id: number): Promise<void> {
    const { dateModified, localStatus } = await callApi<Agreement>(
      'iro2',
      'GET',
      `/MobilityAgreements/${id}`,
    );
    await callApi('iro2', 'POST', '/MobilityAgreements', {
      id,
      dateModified,
      localStatus: localStatus === 1 ? 0 : 1,
    });
  }

  test('sees in an open view what a colleague changes, and keeps the focus', async ({ page }) => {
    const id = await makeDraft();
    await page.goto(`/iia/view/${id}`);
    const finalized = page
      .locator('dt', { hasText: 'Local Finalized' })
      .locator('xpath=following-sibling::dd[1]');
    await expect(finalized).toBeVisible();
    const before = await finalized.innerText();
    await page.getByRole('tab', { name: 'Details' }).focus();

    await changeElsewhere(id);

    await expect(page.getByText('This agreement has just been changed.')).toBeVisible({
      timeout: SEEN_WITHIN_MS,
    });
    await expect(finalized).not.toHaveText(before);
    await expect(page.getByRole('tab', { name: 'Details' })).toBeFocused();
  });

  test('is told in the wizard, and keeps what was typed', async ({ page }) => {
    const id = await makeDraft();
    await page.goto(`/iia/edit/${id}`);
    const endYear = page.getByRole('combobox', { name: 'End year' });
    await expect(endYear).toBeVisible();
    const before = await endYear.inputValue();
    const choices = endYear.locator('option:enabled');
    await expect(choices.nth(1)).toBeAttached();
    const values = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    const typed = values.findLast((value) => value !== '' && value !== before) ?? '';
    await endYear.selectOption(typed);
    await endYear.focus();

    await changeElsewhere(id);

    await expect(page.getByText('Somebody else has changed this agreement since you opened it.')).toBeVisible(
      {
        timeout: SEEN_WITHIN_MS,
      },
    );
    await expect(endYear).toHaveValue(typed);
    await expect(endYear).toBeFocused();
  });

  test('sees an open list change', async ({ page }) => {
    const id = await makeDraft();
    await page.goto('/');
    const list = listPage(page);
    await expect(list.rows).toHaveCount(10);
    await list.pageButton(2).focus();
    const { dateModified } = await callApi<Agreement>('iro2', 'GET', `/MobilityAgreements/${id}`);
    await callApi('iro2', 'POST', '/MobilityAgreements', { id, dateModified, isDeleted: true });
    await expect(page.getByText('The list has changed.')).toBeAttached({ timeout: SEEN_WITHIN_MS });
    await expect(list.pageButton(2)).toBeFocused();
  });
});
