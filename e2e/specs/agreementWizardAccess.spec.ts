import { LANGUAGES, type Language } from 'shared-contracts/language.ts';
import { expectAccessible, expectNoOverflow } from '../support/expectAccessible.ts';
import { expect, test } from '../support/test.ts';
import { makeDraft } from '../support/wizard.ts';

const STEPS_NAME: Readonly<Record<Language, string>> = { en: 'Steps', gr: 'Βήματα' };
const STEPS = [
  'details',
  'local-contacts',
  'partner-contacts',
  'student-studies',
  'student-traineeships',
  'staff-teaching',
  'staff-training',
  'comments',
] as const;

for (const language of LANGUAGES) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`in ${language}, ${viewport.width} px wide`, () => {
      test.use({ account: 'iro', viewport });

      test(`everybody can use each step in ${language} at ${viewport.width} px`, async ({
        page,
        browser,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
        const id = await makeDraft(browser);
        await page.goto(`/iia/edit/${id}`);
        const steps = page.getByRole('navigation', { name: STEPS_NAME[language] });
        await expect(steps).toBeVisible();
        for (const step of STEPS) {
          await page.goto(`/iia/edit/${id}?step=${step}`);
          await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
          await expectAccessible(page, step);
          await expectNoOverflow(page, step);
        }
        await page.goto('/iia/form');
        await page.getByRole('button', { name: /^(Next|Επόμενο)$/ }).click();
        await expectAccessible(page, 'errors');
        await expectNoOverflow(page, 'errors');
      });
    });
  }
}
