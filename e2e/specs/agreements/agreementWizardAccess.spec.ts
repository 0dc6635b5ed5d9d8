import { LANGUAGES, type Language } from 'shared-contracts/text/language.ts';
import { expectUsable } from '../../support/looks/expectAccessible.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';
import { makeDraft } from '../../support/records/wizard.ts';

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
  test.describe(`in ${language}`, () => {
    test.use({ account: 'iro' });

    test(`everybody can use each step in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      const id = await makeDraft();
      await page.goto(`/iia/edit/${id}`);
      await expect(page.getByRole('navigation', { name: STEPS_NAME[language] })).toBeVisible();
      const titles = new Set<string>();
      for (const step of STEPS) {
        await openInside(page, `/iia/edit/${id}?step=${step}`);
        const title = page.getByRole('heading', { level: 2 });
        await expect.poll(async () => titles.has((await title.textContent()) ?? '')).toBe(false);
        titles.add((await title.textContent()) ?? '');
        await expectUsable(page, step, language);
      }
      await openInside(page, '/iia/form');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(New inter-institutional agreement|Νέα διιδρυματική συμφωνία)$/);
      await page.getByRole('button', { name: /^(Next|Επόμενο)$/ }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectUsable(page, 'errors', language);
    });
  });
}
