import type { Page } from '@playwright/test';
import { signIn } from '../../support/session/accounts.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { FILLED_SCREENS, SCREENS } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

async function keptLanguage(page: Page, baseURL: string | undefined): Promise<string | undefined> {
  const cookies = await page.context().cookies(baseURL);
  return cookies.find(({ name }) => name === 'lang')?.value;
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('opens each screen that is theirs, switches it to Greek and back, and finds it so when the page is loaded anew', async ({
    page,
    baseURL,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const switchTo = (name: RegExp) => page.getByRole('button', { name }).click();
    await page.goto('/401');
    const screens = SCREENS.filter(({ accounts }) => accounts.includes('iro'));
    for (const { path, title } of screens) {
      await test.step(path, async () => {
        await openInside(page, path);
        await expect(heading).toHaveText(new RegExp(`^${title.en}`));
        await expect(page).toHaveURL(`${baseURL}${path}`);
        await expect(page).toHaveTitle(new RegExp(`^${title.en}`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');

        await switchTo(/Ελληνικά/);
        await expect(heading).toHaveText(new RegExp(`^${title.el}`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'el');
        await expect(page).toHaveTitle(new RegExp(`^${title.el}`));
        await expect.poll(() => keptLanguage(page, baseURL)).toBe('gr');

        await switchTo(/English/);
        await expect(heading).toHaveText(new RegExp(`^${title.en}`));
        await expect.poll(() => keptLanguage(page, baseURL)).toBe('en');
      });
    }
    const last = screens.at(-1)?.title.el ?? '';
    await switchTo(/Ελληνικά/);
    await expect(heading).toHaveText(last);
    await page.reload();
    await expect(heading).toHaveText(last);
  });

  test('loses neither filters nor page when the language changes', async ({ page, baseURL }) => {
    const address = `${baseURL}/?status=3&active=no&page=2`;
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: /Ελληνικά/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('finds another tab in the language that was chosen meanwhile', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/factsheets');
    await other.getByRole('button', { name: /Ελληνικά/ }).click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'el');
    // What the browser tells a tab that somebody comes back to.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Διιδρυματικές συμφωνίες');
  });

  test('asks the server in the language of the page, and leaves no English sentence on a Greek page', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.url().includes('/api/MobilityAgreements')),
      page.goto('/'),
    ]);
    expect(await request.headerValue('accept-language')).toBe('el');
    for (const { path, title } of FILLED_SCREENS) {
      await openInside(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title.el })).toBeVisible();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      // Headings, buttons and labels are ours; what lies in the rows is data.
      const ours = await page
        .locator('h1, h2, th[scope=col], button, label, nav a, [role=status]')
        .allInnerTexts();
      // The switch names the other language in that language.
      const english = ours.filter(
        (text) =>
          /\b(the|of|and|to|for|Show|All|Page|Filters|Clear|Loading)\b/.test(text) && !/English/.test(text),
      );
      expect(english, path).toEqual([]);
    }
  });
});

test('a visitor with the Greek cookie signs in in Greek', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
  await signIn(page, 'teacher');
  await expect(page.getByRole('heading', { level: 1, name: 'Διιδρυματικές συμφωνίες' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
});

test('a cookie of another value means English', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'fr', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
