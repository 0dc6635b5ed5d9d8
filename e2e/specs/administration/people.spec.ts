import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

test('a coordinator is found, looked at and corrected in all agreements at once', async ({ page }) => {
  await page.goto('/people?sort=-agreements');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expectAccessible(page, 'list of people');

  // The first is the contact of all agreements, which other journeys read.
  await page.getByRole('rowheader').getByRole('link').nth(3).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Agreements \([1-9]/ })).toBeVisible();
  await expectAccessible(page, 'page of a person');

  await page.getByRole('link', { name: 'Correct everywhere' }).click();
  const address = page.getByLabel('Address');
  await expect(address).toBeVisible();
  await expectAccessible(page, 'form of a correction');
  await address.fill('Campus, building 7');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const question = page.getByRole('dialog', { name: 'Correct everywhere?' });
  await expect(question.getByText('Campus, building 7')).toBeVisible();
  await expectAccessible(page, 'question of a correction');
  await question.getByRole('button', { name: 'Correct everywhere' }).click();
  await expect(page.getByText(/^Corrected in \d+ agreements?\./)).toBeVisible();
  await expect(page.getByText('Campus, building 7')).toBeVisible();

  // The history of each agreement says what of whom was corrected.
  const agreement = page.getByRole('link', { name: /^Agreement \d+$/ }).first();
  await page.goto(`${await agreement.getAttribute('href')}?tab=history`);
  await expect(page.getByText(/Campus, building 7/).first()).toBeVisible();
});
