import type { Browser, Page } from '@playwright/test';
import { stateFile } from '../../support/session/accounts.ts';
import { callApi } from '../../support/records/dataApi.ts';
import { makeDraftWithRows, type StoredRows } from '../../support/records/draftWithRows.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';
import { tabTo } from '../../support/records/wizard.ts';

const PEOPLE = 5;
const MONTHS = 6;
/** A cell by its line and column, each counted from 0. */
const cell = (page: Page, line: number, column: number) => page.locator(`[data-place="${line}:${column}"]`);
const storedRows = async (page: Page, id: number) =>
  (await callApi<StoredRows>(page, 'GET', `/MobilityAgreements/${id}`)).studentMobilitiesForStudies.map(
    ({ mobilitiesPerYear, totalMonthsPerYear }) => [mobilitiesPerYear, totalMonthsPerYear],
  );
const save = (page: Page) => page.getByRole('button', { name: /^Save \d/ });

test.describe('the office', () => {
  test.use({ account: 'iro', permissions: ['clipboard-read', 'clipboard-write'] });

  test('edits the rows of two agreements by keyboard alone, pastes a block, fills down, and finds all of it again', async ({
    page,
  }) => {
    await page.goto('/iia/incoming');
    const [first, second] = [await makeDraftWithRows(page), await makeDraftWithRows(page)];
    await page.goto(`/iia/rows?ids=${first},${second}`);
    await expect(page.getByRole('grid', { name: 'Mobility rows' })).toBeVisible();
    await expectAccessible(page, 'the table of rows');

    await tabTo(page, cell(page, 0, 0));
    for (let steps = 0; steps < PEOPLE; steps += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, PEOPLE)).toHaveText('4');
    await page.keyboard.press('F2');
    await page.keyboard.type('0');
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, PEOPLE)).toHaveText('2');

    await page.evaluate(() => navigator.clipboard.writeText('3\t24,5\t9\r\n5\tmany\r\n6\r\n'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+V');
    await expect(cell(page, 2, MONTHS)).toHaveText('24.5');
    await expect(cell(page, 3, MONTHS)).toHaveText('many');
    await expect(page.getByText('2 values found no cell')).toBeVisible();
    await expectAccessible(page, 'the table with values that found no cell');

    await page.keyboard.press('Control+Home');
    for (let steps = 0; steps < PEOPLE; steps += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+D');
    await expect(cell(page, 1, PEOPLE)).toHaveText('4');
    await page.keyboard.press('Control+C');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^4\r?\n4$/);
    await page.keyboard.press('Control+Z');
    await expect(cell(page, 1, PEOPLE)).toHaveText('2');

    // The page goes while a cell is still open.
    await page.keyboard.type('7');
    await page.reload();
    await page.getByRole('button', { name: 'Go on with them' }).click();
    await expect(cell(page, 1, PEOPLE)).toHaveText('7');
    await expect(cell(page, 3, MONTHS)).toHaveText('many');

    await save(page).click();
    await expect(page.getByText('1 agreement was saved.')).toBeVisible();
    await expect(page.getByText(/Studies, row 2: Total months per year/)).toBeVisible();
    expect(await storedRows(page, first)).toEqual([
      [4, 10],
      [7, 20],
    ]);
    await page.getByRole('button', { name: `Agreement ${second}`, exact: true }).click();
    await expect(cell(page, 3, MONTHS)).toBeFocused();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await save(page).click();
    await expect(page.getByText('1 agreement was saved.')).toBeVisible();
    await expect
      .poll(() => storedRows(page, second))
      .toEqual([
        [3, 24.5],
        [5, 50],
      ]);
    await page.reload();
    await expect(cell(page, 3, MONTHS)).toHaveText('50');
    await expect(page.getByRole('button', { name: 'Go on with them' })).toHaveCount(0);
  });

  test('meets what another tab has saved, keeps what it typed, and saves on top of it', async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/409/);
    await page.goto('/iia/incoming');
    const id = await makeDraftWithRows(page);
    await page.goto(`/iia/rows?ids=${id}`);
    await cell(page, 0, PEOPLE).click();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');

    const other = await page.context().newPage();
    await other.goto(`/iia/rows?ids=${id}`);
    await cell(other, 0, PEOPLE).click();
    await other.keyboard.type('6');
    await other.keyboard.press('Tab');
    await other.keyboard.type('30');
    await other.keyboard.press('Enter');
    await other.keyboard.press('Control+S');
    await expect(other.getByText('1 agreement was saved.')).toBeVisible();
    await other.close();

    await save(page).click();
    await expect(page.getByText(/somebody else has saved it in the meantime/)).toBeVisible();
    await expect(cell(page, 0, PEOPLE)).toHaveText('8');
    await expect(cell(page, 0, MONTHS)).toHaveText('30');
    expect(await storedRows(page, id)).toEqual([
      [6, 30],
      [2, 20],
    ]);
    await page.getByRole('button', { name: 'Next fault (1)' }).click();
    await expect(page.getByText(/Somebody else has saved something else here: 6\./)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('1 agreement was saved.')).toBeVisible();
    await expect
      .poll(() => storedRows(page, id))
      .toEqual([
        [8, 30],
        [2, 20],
      ]);
  });

  test('comes from the list with its filters, and from a selection, also on a narrow screen', async ({
    page,
  }) => {
    await page.goto('/?status=1');
    await page.getByRole('link', { name: 'Edit rows as a table' }).click();
    await expect(page).toHaveURL(/\/iia\/rows\?status=1$/);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page, 'the table of rows at 360 px');
    await expectAccessible(page, 'the table of rows at 360 px');
    const first = await cell(page, 0, 0).boundingBox();
    await page.getByRole('grid').evaluate((grid) => {
      grid.scrollLeft = 600;
    });
    expect((await cell(page, 0, 0).boundingBox())?.x).toBe(first?.x);
  });
});

test.describe('faculty', () => {
  test.use({ account: 'teacher' });

  test('edits drafts, and reads the rest', async ({ page, browser }) => {
    await page.goto('/');
    const id = await makeDraftWithRows(await iroPage(browser));
    const [final] = (
      await callApi<{ readonly value: readonly { readonly id: number }[] }>(
        page,
        'GET',
        '/MobilityAgreements?$filter=status%20eq%203&$top=1&$select=id&$count=true',
      )
    ).value;
    await page.goto(`/iia/rows?ids=${id},${final?.id}`);
    const heads = page.getByRole('rowheader');
    for (const agreement of [id, final?.id])
      await expect(heads.filter({ hasText: new RegExp(`^${agreement}\\b`) }).first()).toBeVisible();
    const places = await heads.evaluateAll((all) =>
      all.map((head) => [Number.parseInt(head.textContent, 10), head.getAttribute('data-place')]),
    );
    const lineOf = (agreement: number | undefined) =>
      Number(
        places
          .find(([number]) => number === agreement)?.[1]
          ?.toString()
          .split(':')[0],
      );
    await expect(cell(page, lineOf(final?.id), PEOPLE)).toHaveAttribute('aria-readonly', 'true');
    await cell(page, lineOf(id), PEOPLE).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await save(page).click();
    await expect(page.getByText('1 agreement was saved.')).toBeVisible();
    expect((await storedRows(page, id))[0]).toEqual([3, 10]);
  });
});

/** A page of the office, to set the scene. */
async function iroPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ storageState: stateFile('iro') })).newPage();
  await page.goto('/iia/incoming');
  return page;
}
