import type { Page } from '@playwright/test';
import { callApi } from '../../support/records/dataApi.ts';
import { makeDraftWithRows, type StoredRows } from '../../support/records/draftWithRows.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

/** What each language calls the parts of the preview. */
const TEXTS = {
  en: {
    preview: 'Preview',
    changed: 'Changed since the preview: preview again.',
    first: 'Start year',
    last: 'End year',
    changeYears: 'Change the years of 1 agreement',
    amount: /^By how much/,
    changePlaces: 'Change the places of 1 agreement',
  },
  gr: {
    preview: 'Προεπισκόπηση',
    changed: 'Τα στοιχεία άλλαξαν μετά την προεπισκόπηση: κάντε νέα προεπισκόπηση.',
    first: 'Έτος έναρξης',
    last: 'Έτος λήξης',
    changeYears: 'Αλλαγή ετών σε 1 συμφωνία',
    amount: /^Πόσο, ή σε τι/,
    changePlaces: 'Αλλαγή θέσεων σε 1 συμφωνία',
  },
} as const;

type Linked = { readonly id: number };
type StoredYears = { readonly startYear: Linked; readonly endYear: Linked };

/** Opens the preview as the list does, with the agreement in the entry of the browser's history. */
async function openPreview(page: Page, work: string, id: number) {
  await page.goto('/iia/bulk');
  await page.evaluate(
    ([address, agreement]) =>
      window.history.pushState({ usr: { agreements: [agreement] }, key: 'test', idx: 1 }, '', address),
    [`/iia/bulk/new?work=${work}`, id] as const,
  );
  await page.reload();
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  for (const language of ['en', 'gr'] as const) {
    const texts = TEXTS[language];
    test(`starts only what the form says that it has previewed (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await page.goto('/iia/bulk');
      const id = await makeDraftWithRows(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });

      await openPreview(page, 'changePlaces', id);
      const amount = page.getByRole('textbox', { name: texts.amount });
      await amount.fill('1');
      await button(texts.preview).click();
      await expect(button(texts.changePlaces)).toBeVisible();
      await expect(page.getByRole('table')).toContainText('1 → 2');
      await page.setViewportSize({ width: 390, height: 500 });
      await amount.scrollIntoViewIfNeeded();
      const place = await amount.boundingBox();
      await amount.fill('5');
      await expect(page.getByRole('status').filter({ hasText: texts.changed })).toBeVisible();
      await expect(button(texts.changePlaces)).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(amount).toBeFocused();
      expect(await amount.boundingBox()).toEqual(place);
      await expectAccessible(page, `a changed preview in ${language}`);
      await expectNoOverflow(page, `a changed preview at 390 px in ${language}`);
      await amount.fill('1');
      await expect(button(texts.changePlaces)).toBeVisible();
      await amount.fill('5');
      await button(texts.preview).click();
      await expect(page.getByRole('table')).toContainText('1 → 6');
      await button(texts.changePlaces).click();
      await page.waitForURL(/\/iia\/bulk\/\d+/);
      await expect
        .poll(async () => {
          const stored = await callApi<StoredRows>(page, 'GET', `/MobilityAgreements/${id}`);
          return stored.studentMobilitiesForStudies.map((row) => row.mobilitiesPerYear);
        })
        .toEqual([6, 7]);

      await openPreview(page, 'changeYears', id);
      const first = page.getByRole('combobox', { name: texts.first });
      const last = page.getByRole('combobox', { name: texts.last });
      await first.selectOption('2028');
      await button(texts.preview).click();
      await expect(page.getByRole('table')).toContainText('2027-2028 → 2028-2029');
      await first.selectOption('');
      await expect(button(texts.changeYears)).toHaveCount(0);
      await last.selectOption('2027');
      await button(texts.preview).click();
      await expect(page.getByRole('table')).toContainText('2028-2029 → 2027-2028');
      await button(texts.changeYears).click();
      await page.waitForURL(/\/iia\/bulk\/\d+/);
      await expect
        .poll(async () => {
          const stored = await callApi<StoredYears>(page, 'GET', `/MobilityAgreements/${id}`);
          return [stored.startYear.id, stored.endYear.id];
        })
        .toEqual([2027, 2027]);
    });
  }
});
