import { patient } from '../../../scripts/lib/patience.mjs';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

/** Agreements of the sample begin in it, in several stages. */
const YEAR = academicYearOf(new Date());

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('sees how far the agreements of a year have come, finds each number’s list, and begins the next step by keyboard', async ({
    page,
  }) => {
    await page.goto(`/iia/campaign?year=${YEAR}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yearly renewal');
    const table = page.getByRole('table', { name: 'Stages of the agreements' });
    await expectAccessible(page, 'the renewal of a year');
    const links = table.getByRole('link', { name: /agreements? in the list/ });
    await expect.poll(() => links.count()).toBeGreaterThan(2);
    const count = await links.count();
    for (let index = 0; index < count; index += 1)
      // Tests beside this one make agreements, some of the same year.
      await expect(async () => {
        const text = await links.nth(index).textContent();
        await links.nth(index).click();
        const total = page.getByText(`Total number of agreements: ${text}`);
        try {
          await expect(total).toBeVisible({ timeout: patient(10_000) });
        } finally {
          await page.goBack();
        }
      }).toPass();

    await table
      .getByRole('row', { name: /^Sent, no answer yet/ })
      .getByRole('link', { name: 'Which ones' })
      .press('Enter');
    const sent = page.getByRole('table', { name: 'Sent, no answer yet' });
    await expect(sent.getByRole('link', { name: /^Agreement \d+/ }).first()).toBeVisible();
    await expectAccessible(page, 'a stage with its agreements');

    await table
      .getByRole('button', { name: /^(?:Submit|Finalize|Notify|Approve) / })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/iia\/bulk\/new\?work=/);
    await expect(page.getByText(/^\d+ agreements? (?:is|are) selected\./)).toBeVisible();
    await page.getByRole('link', { name: /^Back to the yearly renewal/ }).click();
    await expect(table).toBeVisible();

    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page, 'the renewal of a year at 360 px');
  });

  test('reads word for word what partners would be written, and is asked once before anything goes out', async ({
    page,
  }) => {
    await page.goto(`/iia/campaign?year=${YEAR}`);
    await page
      .getByRole('row', { name: /^Sent, no answer yet/ })
      .getByRole('button', { name: 'Remind by e-mail…' })
      .click();
    await page.getByLabel('Subject').fill('Agreement {agreement} of {when}');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Subject').fill('About agreement {agreement}');
    await page.getByRole('button', { name: 'Preview' }).click();
    const ready = page.getByRole('table', { name: /^To be done/ });
    await ready.getByText('Read the mail').first().click();
    await expect(ready.getByText(/^About agreement \d+$/).first()).toBeVisible();
    await expectAccessible(page, 'the preview of a reminder');
    await page.getByRole('button', { name: /^Write about \d+ agreements?…$/ }).click();
    const question = page.getByRole('alertdialog', { name: /^Write to \d+ partners?\?$/ });
    await expect(question).toContainText('cannot be taken back once');
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
  });
});

test.describe('faculty', () => {
  test.use({ account: 'teacher' });

  test('have no renewal of a year', async ({ page }) => {
    await page.goto('/iia/campaign');
    await expect(page).toHaveURL(/\/401/);
  });
});
