import { LANGUAGES } from 'shared-contracts/text/language.ts';
import { callApi, readRows } from '../support/dataApi.ts';
import { expectUsable } from '../support/expectAccessible.ts';
import { ENTRY, makeFactsheet, URLS } from '../support/factsheet.ts';
import { openInside } from '../support/openInside.ts';
import { expect, test } from '../support/test.ts';
import { tabTo, wizardPage } from '../support/wizard.ts';

test.use({ account: 'iro' });

const LAST_STEP = 7;

test('the office goes through a factsheet by keyboard alone, saves it, and begins at the first step again', async ({
  page,
}) => {
  await page.goto('/factsheets');
  const id = await makeFactsheet(page);
  const wizard = wizardPage(page);
  const next = async () => {
    await tabTo(page, wizard.button('Next'));
    await page.keyboard.press('Enter');
  };
  const fill = async (name: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name }).first());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };

  await page.goto(`/factsheets/edit/${id}`);
  await expect(wizard.step('Institution and useful links')).toBeVisible();
  await expect(wizard.tab('Additional information')).toBeDisabled();
  await fill('Website', 'https://www.example.org');
  await next();
  await expect(wizard.step('Institutional coordinator and department')).toBeFocused();
  await fill('First name', 'Helen');
  await next();
  await fill(/^Autumn term/, '1/6');
  await next();
  await expect(wizard.step('Applications, housing, visa and insurance')).toBeFocused();
  await next();
  await expect(wizard.step('Additional requirements')).toBeFocused();
  await tabTo(page, wizard.button('Add an entry'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: /^Requirement/ }));
  await page.keyboard.type('Portfolio');
  await fill('Description', 'Ten works.');
  await fill('Web address 1', 'https://works.example.org');
  await next();
  await expect(wizard.step('Accessibility')).toBeFocused();
  await next();
  await expect(wizard.step('Additional information')).toBeFocused();
  await tabTo(page, wizard.button('Save'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Record saved successfully!')).toBeVisible();
  await expect(wizard.step('Institution and useful links')).toBeFocused();

  const saved = await callApi<object>(page, 'GET', `/MobilityFactsheets/${id}`);
  expect(saved).toMatchObject({
    generalUrl: 'https://www.example.org',
    institutionalCoordinatorContact: { givenName: 'Helen', familyName: 'Markou' },
    deadlineIncomingsCalendar: { autumnTerm: '--06-01', springTerm: '--11-30' },
    additionalRequirements: [{ name: 'Portfolio', description: 'Ten works.' }],
  });
});

test('what was typed into a factsheet is offered again after the tab was closed', async ({
  page,
  context,
}) => {
  await page.goto('/factsheets');
  const id = await makeFactsheet(page);
  await page.goto(`/factsheets/edit/${id}`);
  const website = 'https://half-typed.example.org';
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill(website);
  await expect
    .poll(() => page.evaluate((text) => JSON.stringify(window.localStorage).includes(text), 'sealed'))
    .toBe(true);
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('half-typed');
  await page.close();

  const again = await context.newPage();
  await again.goto(`/factsheets/edit/${id}`);
  await again.getByRole('button', { name: 'Continue with them' }).click();
  await expect(again.getByRole('textbox', { name: 'Website', exact: true })).toHaveValue(website);
});

test('a factsheet that is not there, and one of a partner, lead to the list', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/404/);
  await page.goto('/factsheets/edit/999999');
  await expect(page).toHaveURL('/factsheets');
  const { value } = await readRows<{ readonly id: number }>(page, 'MobilityFactsheets', {
    $filter: 'institution/isLocal eq false',
    $select: 'id',
    $top: '1',
  });
  await page.goto(`/factsheets/edit/${value[0]?.id}`);
  await expect(page).toHaveURL('/factsheets');
});

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
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const entry = page.locator('[data-entry$=".0"] [aria-expanded]');
      if (await entry.isVisible()) await entry.click();
      await expectUsable(page, `step ${step}`, language);
      if (step < LAST_STEP) await page.getByRole('button', { name: /^(Next|Επόμενο)$/ }).click();
    }
  });
}
