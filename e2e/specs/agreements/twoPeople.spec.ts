import type { Page } from '@playwright/test';
import { stateFile } from '../../support/session/accounts.ts';
import { callApi, readRows } from '../../support/records/dataApi.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';
import { makeDraft, wizardPage } from '../../support/records/wizard.ts';

const LIST = 'studentMobilitiesForStudies';
type Row = { readonly id: number; readonly mobilitiesPerYear: number; readonly totalMonthsPerYear: number };
type Stored = { readonly dateModified: string; readonly studentMobilitiesForStudies: readonly Row[] };
type Ends = { readonly institutions: readonly { readonly id: number }[] };

/** Two rows: of one person and ten months, and of two people and twenty. */
async function makeRows(page: Page): Promise<number> {
  const id = await makeDraft();
  const { institutions, ...draft } = await callApi<Stored & Ends>(page, 'GET', `/MobilityAgreements/${id}`);
  const { value: areas } = await readRows<{ readonly id: number }>(page, 'MobilitySubjectAreas', {
    $filter: "code eq '0421'",
    $select: 'id',
    $top: '1',
  });
  const [fromInstitution, toInstitution] = institutions.map((each) => ({ id: each.id }));
  await callApi(page, 'POST', '/MobilityAgreements', {
    id,
    dateModified: draft.dateModified,
    [LIST]: [1, 2].map((people) => ({
      fromInstitution,
      toInstitution,
      mobilitiesPerYear: people,
      totalMonthsPerYear: people * 10,
      studyCycles: [{ studyCycle: '1st' }],
      subjectAreasWithClarifications: areas.map((area) => ({ subjectArea: { id: area.id } })),
    })),
  });
  return id;
}

type Edit = (page: Page) => Promise<void>;
const entry = (page: Page, index: number) => page.locator(`[data-entry="${LIST}.${index}"]`);

const write =
  (index: number, label: string, text: string): Edit =>
  async (page) => {
    const toggle = entry(page, index).locator('[aria-expanded]').first();
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await entry(page, index).getByLabel(label).fill(text);
  };
const press =
  (name: string): Edit =>
  async (page) =>
    page.getByRole('button', { name, exact: true }).click();
const months = (text: string) => write(0, 'Total months per year', text);
const terms = (text: string) => write(0, 'Other information and terms', text);
const removeFirst = press('Remove row 1');
const removeSecond = press('Remove row 2');
const copyFirst = press('Duplicate row 1');

/**
 * What one does and saves first, what the other does then, and the rows that are stored when the other goes on with what is proposed, each
 * with its people and months.
 *
 * - isAbsent: a row is there for one of the two alone, and that is said; otherwise all rows are known again
 */
const PAIRS: readonly (readonly [
  name: string,
  theirs: Edit,
  mine: Edit,
  rows: readonly string[],
  isAbsent?: boolean,
])[] = [
  ['different months of one row', months('20'), months('30'), ['1 30', '2 20']],
  ['its terms and its months', terms('In spring.'), months('30'), ['1 30', '2 20']],
  ['a removal and a change of that row', removeFirst, months('30'), ['1 30', '2 20'], true],
  ['a change and a removal of that row', months('30'), removeFirst, ['2 20'], true],
  ['removals of different rows', removeFirst, removeSecond, [], true],
  ['a copy and a change of its original', copyFirst, months('30'), ['1 10', '1 30', '2 20'], true],
];

test.describe('two people in one agreement', () => {
  test.use({ account: 'iro' });

  test('keep what each of them did', async ({ page, browser, allowFaults }) => {
    allowFaults(/409/);
    const other = await (await browser.newContext({ storageState: stateFile('iro') })).newPage();
    await Promise.all([page.goto('/401'), other.goto('/401')]);
    for (const [name, theirs, mine, rows, isAbsent = false] of PAIRS)
      await test.step(name, async () => {
        const id = await makeRows(page);
        for (const tab of [page, other]) {
          await openInside(tab, `/iia/edit/${id}?step=student-studies`);
          await expect(entry(tab, 1)).toBeVisible();
        }
        const before = await callApi<Stored>(page, 'GET', `/MobilityAgreements/${id}`);

        await theirs(other);
        await wizardPage(other).button('Save Draft').click();
        await expect(other).toHaveURL(`/iia/view/${id}`);

        await mine(page);
        await wizardPage(page).button('Save Draft').click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Somebody else has changed this agreement' }),
        ).toBeVisible();
        const absent = page.getByText('(not there)', { exact: true });
        await expect(absent.first()).toBeVisible({ visible: isAbsent });
        await page
          .getByRole('button', { name: /^(Save on top of the new version|Continue with this choice)$/ })
          .click();
        await expect(page).toHaveURL(`/iia/view/${id}`);

        const after = await callApi<Stored>(page, 'GET', `/MobilityAgreements/${id}`);
        const stored = after.studentMobilitiesForStudies;
        expect(stored.map((row) => `${row.mobilitiesPerYear} ${row.totalMonthsPerYear}`).toSorted()).toEqual(
          rows,
        );
        const ids = stored.map((row) => row.id);
        const known = before.studentMobilitiesForStudies.map((row) => row.id);
        expect(new Set(ids).size).toBe(ids.length);
        if (!isAbsent) expect(ids).toEqual(expect.arrayContaining(known));
      });
    await other.context().close();
  });
});
