import { ACCOUNTS, START_OF } from '../support/accounts.ts';
import { SCREENS, UNKNOWN_ADDRESSES } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

for (const account of ACCOUNTS) {
  test.describe(account, () => {
    test.use({ account });

    const own = SCREENS.filter(({ accounts }) => accounts.includes(account));
    if (own.length > 0) {
      test(`${account} opens the screens that are theirs`, async ({ page, baseURL }) => {
        for (const { path, title } of own) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
            await expect(page).toHaveURL(`${baseURL}${path}`);
            await expect(page).toHaveTitle(new RegExp(`^${title.en}`));
          });
        }
      });
    }

    const refused = SCREENS.filter(({ accounts }) => !accounts.includes(account)).map(({ path }) => path);
    const start = START_OF[account];
    if (refused.includes('/') && start !== '/401') {
      test(`${account} is led from / to ${start}`, async ({ page, baseURL }) => {
        await page.goto('/');
        await expect(page).toHaveURL(`${baseURL}${start}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
    const guarded = refused.filter((path) => path !== '/' || start === '/401');
    if (guarded.length > 0) {
      test(`${account} is refused the screens of others`, async ({ page, baseURL }) => {
        for (const path of guarded) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page).toHaveURL(`${baseURL}/401`);
            await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible();
            await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
            const from = await page.evaluate(
              () => (history.state as { usr?: { from?: { pathname?: string } } } | null)?.usr?.from?.pathname,
            );
            expect(from).toBe(path);
          });
        }
      });
    }

    test(`${account} finds no page at addresses without a screen`, async ({ page }) => {
      for (const address of UNKNOWN_ADDRESSES) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), address).toBeVisible();
        await expect(page.getByText('Sorry, the page you requested could not be found.')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(address);
      }
    });

    test(`${account} may open the error page itself`, async ({ page }) => {
      await page.goto('/401');
      await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
    });
  });
}

test.describe('a person with rights', () => {
  test.use({ account: 'iro' });

  test('meets the delay of the permission check once per permission', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Inter-Institutional Agreements');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Factsheets' }).click();
    await expect(heading).toHaveText('Factsheets');
    await page.evaluate(() => {
      const watch = () => {
        if (document.body.textContent.includes('Checking your access'))
          document.body.dataset['checked'] = 'again';
      };
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
    });
    await menu.getByRole('link', { name: 'Agreements', exact: true }).click();
    await expect(heading).toHaveText('Inter-Institutional Agreements');
    await expect(page.locator('body')).not.toHaveAttribute('data-checked');
    await menu.getByRole('link', { name: 'ECTS Coordinators' }).click();
    await expect(heading).toHaveText('ECTS Coordinators');
    await expect(page.locator('body')).toHaveAttribute('data-checked', 'again');
  });
});
