import type { Page } from '@playwright/test';
import { brokenWords } from '../../support/looks/brokenWords.ts';
import { expect, test } from '../../support/test.ts';

const LONG_NAME = { givenName: 'Χαράλαμπος-Ευστάθιος', familyName: 'Παπαχαραλαμπόπουλος' };
const LONG_DEPARTMENT = 'Τμήμα Ηλεκτρολόγων Μηχανικών και Μηχανικών Υπολογιστών και Χρηματοοικονομικής';
const LONG_PARTNER = 'Fachhochschule für Rechtswissenschaften und angewandte Künste';

type Named = { name?: string; nameGR?: string; isLocal?: boolean };
type Listed = {
  id: number;
  institutions: Named[];
  departmentalCoordinatorContacts: Array<{
    givenName: string;
    familyName: string;
    department?: Named | null;
  }>;
};

/** Lets every second agreement of the list have the longest names that people have. */
async function withLongNames(page: Page): Promise<void> {
  await page.route(/\/api\/MobilityAgreements\?/, async (route) => {
    const response = await route.fetch();
    // The list's reply, of which the rows alone are touched.
    const reply = (await response.json()) as { value: Listed[] };
    for (const [index, row] of reply.value.entries()) {
      if (index % 2 === 1) continue;
      row.id += 10_000;
      for (const institution of row.institutions) if (!institution.isLocal) institution.name = LONG_PARTNER;
      for (const contact of row.departmentalCoordinatorContacts) {
        Object.assign(contact, LONG_NAME);
        if (contact.department)
          Object.assign(contact.department, { name: LONG_DEPARTMENT, nameGR: LONG_DEPARTMENT });
      }
    }
    await route.fulfill({ response, json: reply });
  });
}

test.describe('the office with the longest names in Greek', () => {
  test.use({ account: 'iro' });

  test('reads whole words within the page in windows of every width', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
    await withLongNames(page);
    await page.goto('/?active=no');
    const table = page.getByRole('table');
    const tooWide = () =>
      table.evaluate((element) => ({
        page: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
        table: Math.max(
          0,
          element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? 0),
        ),
      }));
    for (const menu of ['open', 'closed']) {
      for (const filters of ['open', 'folded']) {
        await page.evaluate(
          ([ofMenu, ofFilters]) => {
            window.localStorage.setItem('sidebar', ofMenu ?? '');
            if (ofFilters === 'folded') window.localStorage.setItem('filters', 'folded');
            else window.localStorage.removeItem('filters');
          },
          [menu, filters],
        );
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.reload();
        for (const width of [1440, 1366, 1280, 360]) {
          await test.step(`${width} px, the menu ${menu}, the filters ${filters}`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await expect(table).toContainText('Παπαχαραλαμπόπουλος');
            await expect.poll(tooWide).toEqual({ page: 0, table: 0 });
            expect(await brokenWords(table)).toEqual([]);
          });
        }
      }
    }
  });
});
