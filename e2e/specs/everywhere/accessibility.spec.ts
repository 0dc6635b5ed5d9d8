import {
  ACCESSIBILITY_PATH,
  HELP_PATH,
  NEWS_PATH,
  PRIVACY_PATH,
} from 'shared-contracts/portal/publicPages.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG, LANGUAGES } from 'shared-contracts/text/language.ts';
import { expectAccessible, expectUsable } from '../../support/looks/expectAccessible.ts';
import { findAgreement } from '../../support/records/findAgreement.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { FILLED_SCREENS, PUBLIC_SCREENS } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

const NARROW = { width: 360, height: 740 };

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    // Light in the one language and dark in the other: each state is looked at in one of both.
    test.use({ colorScheme: language === DEFAULT_LANGUAGE ? 'light' : 'dark' });

    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    });

    test(`visitors can use the sign-in in ${language}`, async ({ page }) => {
      await page.goto('/');
      const login = page.getByRole('button').first();
      await expect(login).toBeVisible();
      await expectUsable(page, 'portal', language);
      for (const path of [ACCESSIBILITY_PATH, PRIVACY_PATH, HELP_PATH, NEWS_PATH]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page, path, language);
      }
      await page.goto('/');
      await login.click();
      await expect(page.locator('[name=username]')).toBeVisible();
      await expectUsable(page, 'identity provider', language);
    });

    test(`visitors can use the public pages in ${language}`, async ({ page, allowFaults }) => {
      // What the address of no destination is answered with.
      allowFaults(/404/);
      for (const { path, title } of PUBLIC_SCREENS) {
        const address = path[LANGUAGE_TAG[language]];
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[LANGUAGE_TAG[language]]);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[language]);
        await expectUsable(page, address, language);
      }
      await page.goto(PUBLIC_SCREENS[0].path[LANGUAGE_TAG[language]]);
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await expect(page).toHaveURL(/destinations\/\d+/);
      await expectUsable(page, 'public page of a destination', language);
    });

    test.describe('signed in', () => {
      test.use({ account: 'iro' });

      test(`everybody can use header, menu, the lists and the pages that say no in ${language}`, async ({
        page,
      }) => {
        await page.goto('/401');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page, 'refusal', language);
        await page.getByRole('button', { name: /^(Account of|Λογαριασμός)/ }).click();
        await expectUsable(page, 'account', language);
        await page.keyboard.press('Escape');
        await page.setViewportSize(NARROW);
        await page.getByRole('button', { name: /^(Open menu|Άνοιγμα μενού)$/ }).click();
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await expectAccessible(page, 'menu');
        await page.keyboard.press('Escape');
        await openInside(page, '/nothing');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|δεν βρέθηκε/);
        await expectUsable(page, 'no page', language);

        await openInside(page, NEWS_PATH);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectUsable(page, 'news', language);
        await openInside(page, HELP_PATH);
        await expect(page.getByRole('article')).not.toHaveCount(0);
        await expectUsable(page, 'help', language);
        await page.getByRole('button', { name: /^(Take a look around|Ξενάγηση στην πύλη)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectUsable(page, 'tour', language);
        await page.keyboard.press('Escape');

        await openInside(page, '/');
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('combobox', { name: /^(Country of|Χώρα)/ }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectAccessible(page, 'list of choices');
        await page.keyboard.press('Escape');
        for (const { path, title } of FILLED_SCREENS) {
          await test.step(path, async () => {
            await openInside(page, path);
            const name = title[LANGUAGE_TAG[language]];
            await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
            await expect(page.locator('tbody tr').first()).toBeVisible();
            await expectUsable(page, `list of ${path}`, language);
            await page.setViewportSize(NARROW);
            const filters = page.getByRole('button', { name: /^(Filters|Φίλτρα)( \(\d+\))?$/ });
            await filters.click();
            await expect(page.getByRole('dialog')).toBeVisible();
            await expectAccessible(page, `filters of ${path}`);
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
          });
        }
      });

      test(`everybody can use the agreement view in ${language}`, async ({ page }) => {
        const id = await findAgreement(page, 'ewpStatus eq 7 and terminated eq 0');
        await openInside(page, `/iia/view/${id}`);
        await page.getByRole('button', { name: /^(More actions|Περισσότερες ενέργειες)$/ }).click();
        await expect(page.getByRole('tab')).toHaveCount(7);
        for (const tab of await page.getByRole('tab').all()) {
          const name = await tab.innerText();
          await tab.click();
          await expect(page.getByRole('tabpanel', { name })).toBeVisible();
          await expect(page.getByText(/^(Loading…|Φόρτωση…)$/)).toHaveCount(0);
          await expectUsable(page, name, language);
        }
        await page.getByRole('button', { name: /^(Initiate changes|Έναρξη αλλαγών)$/ }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectUsable(page, 'question', language);
      });
    });
  });
}

test.describe('dialogs and rows that are edited', () => {
  test.use({ account: 'iro' });

  test('everybody can edit and delete', async ({ page }) => {
    await page.goto('/ects-coordinators');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'SAVE' })).toBeVisible();
    await expectUsable(page, 'row');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByText('Are you sure to delete')).toBeVisible();
    await expectUsable(page, 'question');
  });
});
