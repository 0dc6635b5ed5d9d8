import type { Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/text/language.ts';
import { readRows } from '../../support/records/dataApi.ts';
import { expectUsable } from '../../support/looks/expectAccessible.ts';
import { findAgreement } from '../../support/records/findAgreement.ts';
import { expect, test } from '../../support/test.ts';

const WITH_PARTNER = 'ewpStatus eq 2';

test.use({ account: 'iro' });

/** Finds an agreement that can be edited and has rows to be split. */
async function withTwoRows(page: Page): Promise<number> {
  const { value } = await readRows<{ id: number; studentMobilitiesForStudies: readonly object[] }>(
    page,
    'MobilityAgreements',
    {
      $filter: `isDeleted eq false and ${WITH_PARTNER}`,
      $expand: 'studentMobilitiesForStudies',
      $top: '100',
    },
  );
  const found = value.find(({ studentMobilitiesForStudies: rows }) => rows.length > 1);
  if (found === undefined) throw new Error('The sample has no such agreement.');
  return found.id;
}

test('the office goes on with a note that was not saved, writes to the partner, and finds both with the agreement', async ({
  page,
}) => {
  const id = await findAgreement(page, WITH_PARTNER);
  await page.goto(`/iia/view/${id}?tab=notes`);
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.fill('They call back on Monday.');
  await page.getByRole('radio', { name: 'Phone call' }).check();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(text).toHaveValue('They call back on Monday.');
  await expect(page.getByRole('radio', { name: 'Phone call' })).toBeChecked();
  await page.reload();
  await expect(text).toHaveValue('They call back on Monday.');
  await page.getByRole('button', { name: 'Save note' }).click();
  // Beside that of whoever tried before.
  await expect(page.getByRole('heading', { name: /^Phone call,/ }).first()).toBeVisible();
  await expect(text).toHaveValue('');

  await page.getByRole('button', { name: 'Write to the partner…' }).click();
  const dialog = page.getByRole('dialog');
  const subject = dialog.getByRole('textbox', { name: /^Subject/ });
  await expect(subject).toHaveValue(new RegExp(`^Inter-institutional agreement ${id} `));
  await subject.fill(`About agreement ${id}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Write to the partner…' }).press('Enter');
  await expect(subject).toHaveValue(`About agreement ${id}`);
  await dialog.getByRole('combobox', { name: /^To/ }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`About agreement ${id}`).first()).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
});

test('a report for the service desk is a file that names both copies and nobody', async ({ page }) => {
  const id = await findAgreement(page, WITH_PARTNER);
  await page.goto(`/iia/view/${id}?tab=copies`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report for the service desk' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(`ewp-report-${id}.txt`);
});

for (const language of LANGUAGES) {
  test(`everybody can use notes, mails and what parts and splits an agreement in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const id = await findAgreement(page, WITH_PARTNER);
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.goto(`/iia/view/${id}?tab=notes`);
    await page.getByRole('textbox').fill('Half a note');
    await expectUsable(page, 'notes', language);
    await page.getByRole('button', { name: /^(Write to the partner|Μήνυμα προς τον εταίρο)/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page, 'mail', language);
    await page.keyboard.press('Escape');
    await page.goto(`/iia/view/${await withTwoRows(page)}`);
    await page.getByRole('button', { name: /^(Split the agreement|Διαχωρισμός της συμφωνίας)/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page, 'split', language);
  });
}
