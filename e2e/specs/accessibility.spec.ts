import { LANGUAGES } from 'shared-contracts/language.ts';
import { expectAccessible, expectNoOverflow } from '../support/expectAccessible.ts';
import { findAgreement } from '../support/findAgreement.ts';
import { FILLED_SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

for (const language of LANGUAGES) {
  for (const viewport of WINDOWS) {
    test.describe(`in ${language}, ${viewport.width} px wide`, () => {
      test.use({ viewport });

      test.beforeEach(async ({ context, baseURL }) => {
        await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      });

      test(`visitors can use the sign-in in ${language} at ${viewport.width} px`, async ({ page }) => {
        await page.goto('/');
        const login = page.getByRole('button').first();
        await expect(login).toBeVisible();
        await expectAccessible(page, 'portal');
        await expectNoOverflow(page, 'portal');
        await login.click();
        await expect(page.locator('[name=username]')).toBeVisible();
        await expectAccessible(page, 'identity provider');
        await expectNoOverflow(page, 'identity provider');
      });

      test.describe('signed in', () => {
        test.use({ account: 'iro' });

        test(`everybody can use the lists in ${language} at ${viewport.width} px`, async ({ page }) => {
          for (const { path } of FILLED_SCREENS) {
            await test.step(path, async () => {
              await page.goto(path);
              await expect(page.locator('tbody tr').first()).toBeVisible();
              await expectAccessible(page, `list of ${path}`);
              await expectNoOverflow(page, `list of ${path}`);
              const filters = page.getByRole('button', { name: /^(Filters|Φίλτρα)( \(\d+\))?$/ });
              if (await filters.isVisible()) {
                await filters.click();
                await expect(page.getByRole('dialog')).toBeVisible();
                await expectAccessible(page, `filters of ${path}`);
                await page.keyboard.press('Escape');
              }
            });
          }
        });

        test(`everybody can use the agreement view in ${language} at ${viewport.width} px`, async ({
          page,
        }) => {
          const id = await findAgreement(page, 'ewpStatus eq 7 and terminated eq 0');
          await page.goto(`/iia/view/${id}`);
          await page.getByRole('button', { name: /^(More actions|Περισσότερες ενέργειες)$/ }).click();
          await expect(page.getByRole('tab')).toHaveCount(6);
          for (const tab of await page.getByRole('tab').all()) {
            await tab.click();
            await expect(page.getByText(/^(Loading…|Φόρτωση…)$/)).toHaveCount(0);
            const name = (await tab.textContent()) ?? '';
            await expectAccessible(page, name);
            await expectNoOverflow(page, name);
          }
          await page.getByRole('button', { name: /^(Initiate changes|Έναρξη αλλαγών)$/ }).click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
          await expectAccessible(page, 'question');
        });

        test(`everybody can use the pages that say no in ${language} at ${viewport.width} px`, async ({
          page,
        }) => {
          for (const path of ['/401', '/nothing']) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectAccessible(page, path);
            await expectNoOverflow(page, path);
          }
        });

        test(`everybody can use header and menu in ${language} at ${viewport.width} px`, async ({ page }) => {
          await page.goto('/401');
          await page.getByRole('button', { name: /^(Account of|Λογαριασμός)/ }).click();
          await expectAccessible(page, 'account');
          await expectNoOverflow(page, 'account');
          await page.keyboard.press('Escape');
          const menu = page.getByRole('button', { name: /^(Open menu|Άνοιγμα μενού)$/ });
          if (await menu.isVisible()) await menu.click();
          await expect(page.getByRole('navigation').first()).toBeVisible();
          await expectAccessible(page, 'menu');
        });
      });
    });
  }
}

test.describe('dialogs and rows that are edited', () => {
  test.use({ account: 'iro' });

  for (const viewport of WINDOWS) {
    test(`everybody can edit and delete at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/ects-coordinators');
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'SAVE' })).toBeVisible();
      await expectAccessible(page, 'row');
      await expectNoOverflow(page, 'row');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByText('Are you sure to delete')).toBeVisible();
      await expectAccessible(page, 'question');
      await expectNoOverflow(page, 'question');
    });
  }
});
