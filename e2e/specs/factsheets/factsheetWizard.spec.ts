import { type Language, LANGUAGES } from 'shared-contracts/text/language.ts';
import { expectUsable } from '../../support/looks/expectAccessible.ts';
import { ENTRY, makeFactsheet, URLS } from '../../support/records/factsheet.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const LAST_STEP = 7;
const progress: Readonly<Record<Language, (step: number) => string>> = {
  en: (step) => `Step ${step} of ${LAST_STEP}`,
  gr: (step) => `Βήμα ${step} από ${LAST_STEP}`,
};

for (const language of LANGUAGES) {
  test(`everybody can use the factsheet wizard in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.goto('/factsheets');
    const row = { name: 'CV', description: 'Of two pages.', urls: URLS };
    const id = await makeFactsheet(page, {
      additionalRequirements: Array.from({ length: 40 }, () => row),
      accessibilities: [{ type: 'Service', services: 'Blind people', info: ENTRY }],
      additionalInfos: [{ type: 'Sport', info: ENTRY }],
    });
    await openInside(page, `/factsheets/edit/${id}`);
    for (let step = 1; step <= LAST_STEP; step += 1) {
      await expect(page.getByText(progress[language](step), { exact: true }).first()).toBeAttached();
      const entry = page.locator('[data-entry$=".0"] [aria-expanded]');
      if (await entry.isVisible()) await entry.click();
      await expectUsable(page, `step ${step}`, language);
      if (step < LAST_STEP) await page.getByRole('button', { name: /^(Next|Επόμενο)$/ }).click();
    }
  });
}
