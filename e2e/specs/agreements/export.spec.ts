import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { readRows } from '../../support/records/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

const LISTS = [
  ['studentMobilitiesForStudies', 'totalMonthsPerYear'],
  ['studentMobilitiesForTraineeship', 'totalMonthsPerYear'],
  ['staffMobilitiesForTeaching', 'totalDaysPerYear'],
  ['staffMobilitiesForTraining', 'totalDaysPerYear'],
] as const;

type Named = { readonly id: number; readonly name?: string; readonly nameGR?: string };
type Institution = Named & { readonly isLocal?: boolean; readonly erasmusCode?: string };
type MobilityRow = { readonly fromInstitution: Named; readonly toInstitution: Named } & Record<
  string,
  number
>;
type Agreement = { readonly id: number; readonly institutions: readonly Institution[] } & Record<
  (typeof LISTS)[number][0],
  readonly MobilityRow[]
>;

/** Gives what the file of a department has to say of each agreement, counted from what the data API answers. */
async function expectedRows(page: Page, department: number): Promise<readonly (readonly unknown[])[]> {
  const rows = LISTS.map(
    ([list]) => `${list}($expand=fromInstitution($select=id),toInstitution($select=id))`,
  );
  const { value } = await readRows<Agreement>(page, 'MobilityAgreements', {
    $filter: `departmentalCoordinatorContacts/department eq ${department} and status ne 1 and isDeleted eq false`,
    $select: ['id', 'institutions', ...LISTS.map(([list]) => list)].join(','),
    $expand: ['institutions($select=id,name,erasmusCode,isLocal)', ...rows].join(','),
    $orderby: 'id',
    $top: '100',
  });
  return value.flatMap((agreement) =>
    agreement.institutions
      .filter(({ isLocal }) => isLocal !== true)
      .flatMap((partner) =>
        LISTS.map(([list, duration]) => {
          const sum = (side: 'fromInstitution' | 'toInstitution', member: string) =>
            agreement[list]
              .filter((row) => row[side].id === partner.id)
              .reduce((total, row) => total + (row[member] ?? 0), 0);
          return [
            agreement.id,
            partner.erasmusCode,
            sum('toInstitution', 'mobilitiesPerYear'),
            sum('toInstitution', duration),
            sum('fromInstitution', 'mobilitiesPerYear'),
            sum('fromInstitution', duration),
          ];
        }),
      ),
  );
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  for (const [language, search, button] of [
    ['en', 'informatics', 'Export'],
    ['gr', 'πληροφορικης', 'Εξαγωγή'],
  ] as const)
    test(`exports the agreements of a department to Excel, as the server has them (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await page.goto('/iia/export');
      await page.getByRole('combobox').fill(search);
      await page.getByRole('option').first().click();
      await expectAccessible(page, `export in ${language}`);
      const arrival = page.waitForEvent('download');
      await page.getByRole('button', { name: button, exact: true }).click();
      const file = await arrival;
      const department = Number(new URL(page.url()).searchParams.get('department'));
      const { value } = await readRows<Named>(page, 'MobilityDepartments', {
        $filter: `id eq ${department}`,
      });
      const name = language === 'gr' ? value[0]?.nameGR : value[0]?.name;
      expect(file.suggestedFilename()).toBe(`${name ?? ''}.xlsx`);

      const book = read(await readFile(await file.path()));
      const sheet = book.Sheets[book.SheetNames[0] ?? ''];
      const [heads, ...rows] = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
      expect(heads).toHaveLength(13);
      const found = rows.map((row) => [row[0], row[3], ...row.slice(9)]);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(await expectedRows(page, department));
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoOverflow(page, `export at 360 px in ${language}`);
    });
});
