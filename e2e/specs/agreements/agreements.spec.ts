import { readRows } from '../../support/records/dataApi.ts';
import { listPage, listQuery } from '../../support/screens/listPage.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

type Agreement = {
  readonly id: number;
  readonly institutions: ReadonlyArray<{
    readonly name: string;
    readonly erasmusCode: string;
    readonly isLocal: boolean;
  }>;
};

const OFFICE_FILTERS = [
  'Department of the Local Institution',
  'Departmental Coordinator of the Local Institution',
  'Show Deleted IIAs',
];

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('sees columns, total and rows as the data have them, and may view and edit each', async ({ page }) => {
    await page.goto('/');
    const list = listPage(page);
    await expect(list.headers).toHaveText([
      // The boxes by which rows are selected.
      '',
      'ID',
      'Partner University',
      'Local Departmental Coordinator',
      'Local Department',
      'Year (start - end)',
      'Status',
      'EWP Status',
      'Date Created',
      'Actions',
    ]);
    await expect(list.rows).toHaveCount(10);
    const year = new Date().getUTCMonth() < 8 ? new Date().getUTCFullYear() - 1 : new Date().getUTCFullYear();
    // Others make agreements in the meantime, and the list follows.
    await expect(async () => {
      const { total } = await readRows(page, 'MobilityAgreements', {
        $filter: `isDeleted eq false and endYear/id ge ${year}`,
        $top: '1',
        $select: 'id',
      });
      expect(await list.total()).toBe(total);
    }).toPass();

    const { value } = await readRows<Agreement>(page, 'MobilityAgreements', {
      $filter: 'isDeleted eq false',
      $orderby: 'id',
      $top: '10',
      $expand: 'institutions',
    });
    await openInside(page, '/?active=no');
    await expect(list.rows.first().getByRole('rowheader')).toContainText(String(value[0]?.id));
    await expect(list.rows).toHaveCount(value.length);
    for (const [index, { id, institutions }] of value.entries()) {
      const row = list.rows.nth(index);
      await expect(row.getByRole('rowheader')).toContainText(String(id));
      for (const partner of institutions.filter(({ isLocal }) => !isLocal)) {
        await expect(row.getByRole('cell').nth(1)).toContainText(partner.name);
        // Erasmus codes hold double spaces, which the page must keep.
        expect(await row.getByRole('cell').nth(1).textContent()).toContain(partner.erasmusCode);
      }
      await expect(row.getByRole('cell').nth(4)).toHaveText(/\d{4}-\d{4}\s*[-–]\s*\d{4}-\d{4}/);
      await expect(row.getByRole('cell').nth(7)).toHaveText(/\d{2}\/\d{2}\/\d{4}$|Unknown$/);
      for (const [name, way] of [
        ['View', 'view'],
        ['Edit', 'edit'],
      ])
        await expect(row.getByRole('link', { name: `${name} agreement ${id}`, exact: true })).toHaveAttribute(
          'href',
          `/iia/${way}/${id}`,
        );
    }
  });

  test('filters by country and institution, the second only after the first, and by what is the office’s own', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/?active=no');
    const list = listPage(page);
    const box = (name: string) => page.getByRole('combobox', { name, exact: true });
    const institution = box('Name of the Partner Institution');
    await expect(institution).toBeDisabled();
    const all = await list.total();
    await list.choose('Country of Partner Institution', 'Germany', 'germ');
    await expect(page).toHaveURL(/country=/);
    await expect(institution).toBeEnabled();
    await expect.poll(list.total).toBeLessThan(all);
    await expect(list.rows.first().getByRole('cell').nth(1)).toContainText(/\bD {1,2}[A-Z]/);
    await institution.click();
    await expect(list.options.first()).toHaveText(/\bD {1,2}[A-Z]/);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(institution).toBeDisabled();

    await box('Start Year').click();
    const next = new Date().getFullYear() + 1;
    await expect(page.getByRole('option', { name: `${next}-${next + 1}` })).toBeEnabled();
    await expect(page.getByRole('option', { name: `${next + 1}-${next + 2}` })).toBeDisabled();
    await page.keyboard.press('Escape');

    for (const label of OFFICE_FILTERS) await expect(box(label)).toBeVisible();
    const coordinator = box('Departmental Coordinator of the Local Institution');
    await expect(coordinator).toBeDisabled();
    await box('Department of the Local Institution').click();
    await list.options.first().click();
    await expect(coordinator).toBeEnabled();
    await expect(page).toHaveURL(/department=\d+/);
    const deleted = box('Show Deleted IIAs');
    await expect(deleted.getByRole('option')).toHaveText(['No', 'Yes']);
    await listQuery(page, 'MobilityAgreements', () => deleted.selectOption('Yes'), 'isDeleted eq true');
  });

  test('opens a mailed address that makes no sense, goes back to the first page, finds one by its id, and nothing by hostile text', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/?status=99&country=abc&page=-4&active=maybe&deleted=1&id=1e5');
    const list = listPage(page);
    await expect(list.rows).toHaveCount(10);

    await openInside(page, '/?active=no&page=3');
    await expect(list.pageButton(3)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Final');
    await expect(page).toHaveURL(`${baseURL}/?status=3&active=no`);
    await expect(list.rows.first()).toContainText('Final');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/?active=no&page=3`);

    await openInside(page, '/?active=no');
    await expect(list.pageButton(1)).toHaveAttribute('aria-current', 'page');
    await expect(list.rows).toHaveCount(10);
    await expect(list.table).toHaveAttribute('aria-busy', 'false');
    const id = (await list.rows.nth(4).getByRole('rowheader').innerText()).replaceAll(/\D/g, '');
    const field = page.getByRole('textbox', { name: 'Agreement ID' });
    await field.pressSequentially(`e+E-.,${id}`);
    await expect(field).toHaveValue(id);
    await expect(list.rows).toHaveCount(1);
    expect(await list.total()).toBe(1);

    await openInside(page, '/?active=no');
    const ewpId = page.getByRole('searchbox', { name: 'EWP ID' });
    await expect(list.rows).toHaveCount(10);
    for (const text of ["' or 1 eq 1 or '", String.raw`\' or true`, '%_\\', 'Ω&$filter=id eq 1']) {
      await listQuery(
        page,
        'MobilityAgreements',
        () => ewpId.fill(text),
        'partnerAgreementIdentifications/iiaId',
      );
      await expect(page.getByText('No Inter-Institutional Agreements found')).toBeVisible();
    }
    expect(await list.total()).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(list.rows).toHaveCount(10);
  });
});

test.describe('a faculty member', () => {
  test.use({ account: 'teacher' });

  test('sees no filter of the office, nor its effect in an address, and may edit drafts alone', async ({
    page,
  }) => {
    await page.goto('/?deleted=yes&active=no');
    const list = listPage(page);
    await expect(list.rows).toHaveCount(10);
    for (const label of OFFICE_FILTERS) await expect(page.getByText(label, { exact: true })).toHaveCount(0);

    await openInside(page, '/?active=no&status=1');
    await expect(list.rows.first()).toContainText('Draft');
    await expect(list.rows.filter({ hasNotText: 'Draft' })).toHaveCount(0);
    const drafts = await list.rows.count();
    await expect(page.getByRole('link', { name: /^Edit agreement/ })).toHaveCount(drafts);
    await openInside(page, '/?active=no&status=3');
    await expect(list.rows.first()).toContainText('Final');
    await expect(list.rows).toHaveCount(10);
    await expect(page.getByRole('link', { name: /^View agreement/ })).toHaveCount(10);
    await expect(page.getByRole('link', { name: /^Edit agreement/ })).toHaveCount(0);
  });
});
