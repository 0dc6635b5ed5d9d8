import { listPage, listQuery } from '../../support/screens/listPage.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('turns pages, comes back, finds the page in the address, and the last one for an address beyond it', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/?active=no');
    const list = listPage(page);
    await expect(list.pageButton(1)).toHaveAttribute('aria-current', 'page');
    await expect(list.pager.getByRole('button', { name: /^Page \d+ of/ })).toHaveCount(3);
    const query = await listQuery(page, 'MobilityAgreements', () => list.pageButton(2).click());
    expect(query.get('$skip')).toBe('10');
    expect(query.get('$top')).toBe('10');
    expect(query.get('$orderby')).toBe('id');
    await expect(page).toHaveURL(`${baseURL}/?active=no&page=2`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // Other tests make and delete agreements meanwhile, and the list follows: the last page is the last one of now.
    await list.pager.getByRole('button', { name: 'Last page' }).click();
    await expect(async () => {
      expect(page.url()).toBe(`${baseURL}/?active=no&page=${Math.ceil((await list.total()) / 10)}`);
    }).toPass();
    await expect(list.pager.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/?active=no&page=2`);
    await expect(list.pageButton(2)).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(list.pageButton(2)).toHaveAttribute('aria-current', 'page');

    // Beyond the end.
    await openInside(page, '/?active=no&page=9999');
    await expect(list.pager.getByRole('button', { name: 'Last page' })).toBeDisabled();
    await expect(async () => {
      const last = Math.ceil((await list.total()) / 10);
      expect(Number(new URL(page.url()).searchParams.get('page'))).toBe(last);
    }).toPass();
  });

  test('clicks through several pages and loads only the last of them', async ({ page }) => {
    await page.goto('/?active=no');
    const list = listPage(page);
    await expect(list.rows).toHaveCount(10);
    const skips: Array<string | null> = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/MobilityAgreements') skips.push(url.searchParams.get('$skip'));
    });
    // Clicked by script, before any timer can run: clicks of a slow machine would lie further apart than the half second that is waited for.
    await list.pager.getByRole('button', { name: 'Next page' }).evaluate(async (button: HTMLElement) => {
      for (let click = 0; click < 3; click += 1) {
        button.click();
        // The page takes a click in before it goes on.
        await Promise.resolve();
      }
    });
    await expect(page).toHaveURL(/page=4/);
    await expect(list.pageButton(4)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => skips).toEqual(['30']);
  });
});
