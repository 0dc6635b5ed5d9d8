import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { patient } from '../../../scripts/lib/patience.mjs';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

/** First bytes of a PNG, and of a PDF. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PDF = Buffer.from('%PDF-');

/** Takes a file from a menu. */
async function take(page: Page, button: RegExp, item: RegExp) {
  const arrival = page.waitForEvent('download', { timeout: patient(60_000) });
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const file = await arrival;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Expects that what a menu offers lies above the head of the table that it opens over, wherever the page was scrolled to. */
async function expectMenuAboveTable(page: Page, button: RegExp) {
  const opener = page.getByRole('button', { name: button });
  await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await opener.click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  for (const item of await items.all())
    await expect
      .poll(() =>
        item.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  await page.keyboard.press('Escape');
}

/** Cells of a sheet, as they are stored. */
function cellsOf(content: Buffer, index: number): readonly (readonly unknown[])[] {
  const book = read(content);
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[index] ?? ''] ?? {}, { header: 1 });
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('goes from a number of the report to the list that has just as many', async ({ page }) => {
    await page.goto('/overview');
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible();
    const row = page.getByRole('table').getByRole('row').nth(1);
    const links = row.getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    const [agreements = '', outgoing = ''] = await links.allInnerTexts();
    await links.first().click();
    await expect(page.getByText(`Total number of agreements: ${agreements}`, { exact: true })).toBeVisible();
    await page.goBack();
    await links.nth(1).click();
    await expect(page.getByText(new RegExp(`places: ${outgoing}, used`))).toBeVisible();
    await page.goBack();
    await page.getByRole('tab', { name: 'Partners' }).click();
    await expect(page).toHaveURL(/by=partner/);
    await expect(page.getByRole('table').getByRole('columnheader', { name: 'Partner' })).toBeVisible();
    const partner = page.getByRole('table').getByRole('row').nth(1).getByRole('link');
    const ofPartner = await partner.first().innerText();
    await partner.first().click();
    await expect(page.getByText(`Total number of agreements: ${ofPartner}`, { exact: true })).toBeVisible();
  });

  for (const [language, texts] of [
    ['en', { chart: /^Download places/, table: /^Download the table/, all: /^Download all/ }],
    ['gr', { chart: /^Λήψη θέσεων/, table: /^Λήψη πίνακα/, all: /^Λήψη όλων/ }],
  ] as const)
    test(`takes charts and tables along as pictures, Excel and one PDF (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await page.goto('/report');
      const country = await page
        .getByRole('table')
        .getByRole('row')
        .nth(1)
        .getByRole('rowheader')
        .innerText();
      const svg = await take(page, texts.chart, /SVG/);
      expect(svg.name).toMatch(/\.svg$/);
      expect(svg.content.toString()).toContain(`>${country}</text>`);
      const png = await take(page, texts.chart, /PNG/);
      expect(png.content.subarray(0, PNG.length)).toEqual(PNG);
      // Width and height of the first chunk: a slide.
      expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([1920, 1080]);
      await expectMenuAboveTable(page, texts.table);
      const tablePng = await take(page, texts.table, /PNG/);
      expect(tablePng.content.readUInt32BE(16)).toBe(1920);
      const tableSvg = await take(page, texts.table, /SVG/);
      expect(tableSvg.content.toString()).toContain(`>${country}</text>`);
      const sheet = await take(page, texts.table, /Excel/);
      const [heads, line] = cellsOf(sheet.content, 0);
      expect(heads).toHaveLength(13);
      expect(line?.[0]).toBe(country);
      for (const number of line?.slice(1) ?? []) expect(typeof number).toBe('number');
      const book = await take(page, texts.all, /Excel/);
      expect(read(book.content).SheetNames).toHaveLength(6);
      expect(cellsOf(book.content, 1)[1]).toEqual(line);
      const pdf = await take(page, texts.all, /PDF/);
      expect(pdf.name).toMatch(/2\d{3}-2\d{3}.*\.pdf$/);
      expect(pdf.content.subarray(0, PDF.length)).toEqual(PDF);
      await expectAccessible(page, `report in ${language}`);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoOverflow(page, `report at 360 px in ${language}`);
      await expectAccessible(page, `report at 360 px in ${language}`);
    });

  test('chooses year and grouping, and takes a picture along, by keyboard alone', async ({ page }) => {
    await page.goto('/report');
    const tabs = page.getByRole('tablist');
    await tabs.getByRole('tab', { name: 'Countries' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/by=partner/);
    await expect(tabs.getByRole('tab', { name: 'Partners' })).toBeFocused();
    const button = page.getByRole('button', { name: /^Download agreements/ });
    for (
      let step = 0;
      step < 5 && !(await button.evaluate((own) => own === document.activeElement));
      step += 1
    )
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const arrival = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await arrival).suggestedFilename()).toMatch(/^Agreements in force by partner, .*\.svg$/);
    await expect(button).toBeFocused();
  });

  test('prints the numbers without what belongs to the screen', async ({ page }) => {
    await page.goto('/report');
    await expect(page.getByRole('table')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('a teacher', () => {
  test.use({ account: 'teacher' });

  test('is not shown the report', async ({ page }) => {
    await page.goto('/overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Report', exact: true })).toHaveCount(0);
    await page.goto('/report');
    await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toHaveCount(0);
  });
});
