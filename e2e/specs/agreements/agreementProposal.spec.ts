import { stateFile } from '../../support/session/accounts.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { expect, test } from '../../support/test.ts';

const REASONS = 'Three students of Informatics ask for it each year.';

test.describe('a coordinator', () => {
  test.use({ account: 'teacher' });

  test('begins with the own agreements, proposes one, and goes on in its draft', async ({
    page,
    browser,
  }) => {
    await page.goto('/');
    const list = listPage(page);
    await expect(page.getByText('These agreements name you or your department.')).toBeVisible();
    const own = await list.total();
    await page.getByRole('link', { name: 'Show all agreements' }).click();
    await expect(page).toHaveURL(/whose=all/);
    await expect.poll(() => list.total()).toBeGreaterThan(own);

    await page.getByRole('main').getByRole('link', { name: 'Propose an agreement' }).click();
    await page.getByRole('button', { name: 'Propose' }).click();
    await expect(page.getByRole('combobox', { name: 'Country of the partner institution' })).toBeFocused();
    await list.choose('Country of the partner institution', 'France');
    await list.choose('Partner institution', /./);
    await page.getByRole('combobox', { name: 'Start year' }).selectOption('2027-2028');
    await page.getByRole('textbox', { name: 'Why this agreement' }).fill(REASONS);
    // What is typed outlives the tab.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Why this agreement' })).toHaveValue(REASONS);
    await expect(page.getByRole('combobox', { name: 'Country of the partner institution' })).toHaveValue(
      'France',
    );
    await page.getByRole('combobox', { name: 'End year' }).selectOption('2028-2029');
    await page.getByRole('button', { name: 'Propose' }).click();
    await expect(page).toHaveURL(/\/iia\/edit\/\d+/);
    await expect(page.getByRole('heading', { level: 1, name: /Edit/ })).toBeVisible();
    const id = /edit\/(\d+)/.exec(page.url())?.[1] ?? '';

    await page.goto('/iia/propose');
    await expect(page.getByRole('textbox', { name: 'Why this agreement' })).toHaveValue('');

    const office = await browser.newContext({ storageState: stateFile('iro') });
    const desk = await office.newPage();
    await desk.goto('/?proposed=yes');
    await expect(listPage(desk).rows.filter({ hasText: id })).toHaveCount(1);
    await desk.goto(`/iia/view/${id}?tab=notes`);
    await expect(desk.getByText(REASONS)).toBeVisible();
    await expect(desk.getByRole('heading', { name: /^Proposal, / })).toBeVisible();
    await office.close();
  });
});
