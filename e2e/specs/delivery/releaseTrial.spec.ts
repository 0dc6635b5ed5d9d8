import type { Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/text/language.ts';
import { expectUsable } from '../../support/looks/expectAccessible.ts';
import { offerPreview } from '../../support/releases/preview.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const MODULE = 'mfe-factsheets';
/** The code leaves a mark, and the menu has another word. */
const marking = (code: string) => `globalThis.isOfTomorrow = true;${code}`;
const failing = (code: string) => `throw new Error('mfe-factsheets of tomorrow');${code}`;
const inOtherWords = (facts: string) =>
  facts.replaceAll('"en":"Factsheets"', '"en":"Factsheets of tomorrow"');

const offer = (page: Page, code = marking) => offerPreview(page, MODULE, code, inOtherWords);
const banner = (page: Page) => page.getByRole('status').filter({ hasText: /-0{9}1/ });
const table = (page: Page) => page.getByRole('table', { name: 'Partner factsheets' });
const choice = (page: Page) => page.getByRole('combobox', { name: 'Release for this tab Factsheets' });

async function expectList(page: Page, isOfTomorrow: boolean) {
  await expect(table(page)).toBeVisible();
  expect(await page.evaluate(() => 'isOfTomorrow' in globalThis)).toBe(isOfTomorrow);
}

async function begin(page: Page, release: string) {
  await page.goto(`/?release=${MODULE}@${release}`);
  await expect(choice(page)).toHaveValue(release);
  await page.getByRole('button', { name: 'Try in this tab' }).click();
  await expect(banner(page)).toBeVisible();
}

test('the office tries a preview in its tab, sees that it does, and ends it', async ({ page }) => {
  const { release } = await offer(page);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ModuleReports')) reports.push(request.postData() ?? '');
  });
  await page.goto('/factsheets');
  await expectList(page, false);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Releases' }).click();
  await choice(page).selectOption(release);
  await page.getByRole('button', { name: 'Try in this tab' }).click();

  await expect(banner(page)).toContainText(`You are trying release ${release} of “Factsheets`);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Factsheets of tomorrow' })
    .click();
  await expectList(page, true);
  await page.reload();
  await expectList(page, true);

  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Institutions' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Institutions' })).toBeVisible();
  // What waits to be told is told when the tab is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => reports.join()).toContain('mfe-admin');
  expect(reports.join()).not.toContain(release);

  await page.getByRole('button', { name: 'End trial' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/factsheets');
  await expectList(page, false);
});

test('ending a trial asks where something was typed and not saved', async ({ page }) => {
  const { release } = await offer(page);
  await begin(page, release);
  await page.goto('/profile/edit');
  const field = page.getByRole('textbox').and(page.locator(':enabled')).first();
  await field.fill('typed');
  const asked = page.waitForEvent('dialog');
  // The click ends when the question is answered.
  const clicked = page.getByRole('button', { name: 'End trial' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await clicked;
  await expect(field).toHaveValue('typed');
  await expect(banner(page)).toBeVisible();
});

test('a preview that fails says so, whatever else would work, and ends by its button', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/mfe-factsheets/, /preload/i);
  const { release } = await offer(page, failing);
  await begin(page, release);
  await page.goto('/factsheets');
  await expect(page.getByRole('heading', { name: /^Factsheets.* is not available$/ })).toBeVisible();
  await expect(banner(page)).toContainText('could not be started');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(banner(page)).toContainText('could not be started');
  await page.getByRole('button', { name: 'End trial' }).click();
  await expect(table(page)).toBeVisible();
});

test('a preview that is named no longer ends with the next page', async ({ page }) => {
  const { release, forget } = await offer(page);
  await begin(page, release);
  forget();
  await page.goto('/factsheets');
  await expect(banner(page)).toContainText('is not offered any more');
  await expectList(page, false);
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test.describe('a student in a tab where somebody tried a release', () => {
  test.use({ account: 'student' });

  test('has neither its effect nor the way to it', async ({ page, baseURL }) => {
    const { release } = await offer(page);
    await page.addInitScript(
      ([module, tried]) =>
        sessionStorage.setItem(
          'release-trials',
          JSON.stringify({ since: Date.now() - 1000, releases: { [module]: tried } }),
        ),
      [MODULE, release] as const,
    );
    await page.goto('/factsheets');
    await expectList(page, false);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
    await page.goto(`/?release=${MODULE}@${release}`);
    await expect(page).toHaveURL(`${baseURL}/401`);
  });
});

for (const language of LANGUAGES) {
  test(`everybody can use page and banner of a trial in ${language}`, async ({ page, context, baseURL }) => {
    const { release } = await offer(page);
    await begin(page, release);
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    for (const path of ['/release-trial', '/factsheets']) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').or(main.getByRole('row')).last()).toBeVisible();
      await expectUsable(page, path, language);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
  });
}
