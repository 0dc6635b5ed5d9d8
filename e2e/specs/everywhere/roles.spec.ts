import { type Account, START_OF } from '../../support/session/accounts.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { menuOf, SCREENS, UNKNOWN_ADDRESSES } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Entries without a link: the sample student has handed in both kinds of application. */
const WITHOUT_LINK: Partial<Record<Account, readonly string[]>> = {
  student: ['Long-term studies', 'Short-term studies'],
};

const ONE_OF_EACH_ROLE = ['iro', 'teacher', 'student', 'guest'] as const satisfies readonly Account[];

for (const account of ONE_OF_EACH_ROLE) {
  test.describe(account, () => {
    test.use({ account });

    const start = START_OF[account];
    const isOwn = ({ accounts }: (typeof SCREENS)[number]) => accounts.includes(account);
    const refused = SCREENS.filter((screen) => !isOwn(screen))
      .map(({ path }) => path)
      .filter((path) => path !== '/' || start === '/401');

    test(`${account} begins at ${start}, opens the screens that are theirs, by menu and address, and is refused those of others`, async ({
      page,
      baseURL,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const expectRefused = async (path: string) => {
        await expect(page).toHaveURL(`${baseURL}/401`);
        await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible();
        await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
        const from = () =>
          page.evaluate(
            () => (history.state as { usr?: { from?: { pathname?: string } } } | null)?.usr?.from?.pathname,
          );
        await expect.poll(from).toBe(path);
      };
      await page.goto('/');
      await expect(page).toHaveURL(`${baseURL}${start}`);
      await expect(heading).toBeVisible();

      const links = menuOf(account).filter((link) => !WITHOUT_LINK[account]?.includes(link));
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link').and(menu.locator('[href]'))).toHaveText([...links]);
      for (const link of links) {
        await menu.getByRole('link', { name: link, exact: true }).click();
        await expect(heading).not.toHaveText(/not found|Error/);
        await expect(page).not.toHaveURL(`${baseURL}/401`);
      }
      for (const { path, title } of SCREENS.filter(isOwn)) {
        await test.step(path, async () => {
          await openInside(page, path);
          await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
          await expect(page).toHaveURL(`${baseURL}${path}`);
          await expect(page).toHaveTitle(new RegExp(`^${title.en}`));
        });
      }
      for (const path of refused) {
        await test.step(path, async () => {
          await openInside(page, path);
          await expectRefused(path);
        });
      }
      for (const address of UNKNOWN_ADDRESSES) {
        await openInside(page, address);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), address).toBeVisible();
        await expect(page.getByText('Sorry, the page you requested could not be found.')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(address);
      }
      // The same by an address that is typed: a page that is theirs, one of others, one that nobody has.
      const [last] = refused.toReversed();
      if (last !== undefined) {
        await page.goto(last);
        await expectRefused(last);
      }
      await page.goto(UNKNOWN_ADDRESSES[0]);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
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
