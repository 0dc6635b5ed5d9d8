import { expect, type Locator, type Page } from '@playwright/test';

/** The parts that every list screen has. */
export function listPage(page: Page) {
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const table = page.getByRole('table');
  // The plain selects of the page have options too.
  const options = page.getByRole('listbox').getByRole('option');
  return {
    heading: page.getByRole('heading', { level: 1 }),
    table,
    rows: table.locator('tbody tr'),
    headers: table.getByRole('columnheader'),
    pager,
    /** Of the filter that is open. */
    options,
    pageButton: (number: number): Locator =>
      pager.getByRole('button', { name: new RegExp(`^Page ${number} of`) }),
    /** Number in the line that counts the records. */
    total: async (): Promise<number> => {
      const line = page.getByText(/^Total number of /);
      await expect(line).toBeVisible();
      return Number((await line.innerText()).replaceAll(/\D/g, ''));
    },
    /** Opens a filter that is searched by typing, and takes the option of a name. */
    choose: async (label: string, option: string | RegExp, typed?: string): Promise<void> => {
      const box = page.getByRole('combobox', { name: label, exact: true });
      await box.click();
      if (typed !== undefined) await box.fill(typed);
      await options.filter({ hasText: option }).first().click();
    },
  };
}

/**
 * Waits for the list's answer while something is done that asks for it, and gives the query that was sent.
 *
 * - filter: what it filters by; a list that somebody else's change brings up to date meanwhile asks by what it had
 */
export async function listQuery(
  page: Page,
  set: string,
  act: () => Promise<unknown>,
  filter = '',
): Promise<URLSearchParams> {
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => {
      const { pathname, searchParams } = new URL(candidate.url());
      const isOfList = pathname === `/api/${set}` && candidate.method() === 'GET';
      return isOfList && (searchParams.get('$filter') ?? '').includes(filter);
    }),
    act(),
  ]);
  return new URL(request.url()).searchParams;
}
