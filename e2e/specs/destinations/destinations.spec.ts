import type { Locator, Page } from '@playwright/test';
import { callApi, savedBy } from '../../support/records/dataApi.ts';
import {
  departmentWithChoice,
  departmentWithoutChoice,
  LEVEL,
  WANTED,
} from '../../support/records/destinationChoice.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

type Draft = {
  readonly prefferedMobility: readonly {
    readonly institution: { readonly id: number };
    readonly iiaId: number | null;
  }[];
};

/** From the first page to a form whose third step is filled in: 2 to the list, 4 for the department (once), 8 for the filters, 3 for the choice, 2 to compare and begin. */
const MOST_TAPS = 19;

// They share what the student keeps.
test.describe.configure({ mode: 'default' });
test.use({ account: 'student2', viewport: { width: 360, height: 800 } });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
});

test('a student finds three destinations by a language at B1 on a Greek phone, compares them, and begins an application with these', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  // One tap opens the list, in which a word finds what one chooses.
  const choose = async (name: string, typed: string, option = typed) => {
    const field = page.getByRole('combobox', { name, exact: true });
    await tap(field);
    await field.pressSequentially(typed.split(' ')[0] ?? '');
    await tap(page.getByRole('option', { name: option, exact: true }));
  };
  // A list that the browser draws: one tap opens it, one chooses.
  const select = async (name: string, option: string) => {
    taps += 2;
    await page.getByRole('combobox', { name, exact: true }).selectOption(option);
  };

  await page.goto('/destinations');
  await expect(page.getByRole('heading', { level: 1, name: 'Πού μπορώ να πάω' })).toBeVisible();
  const { department, language, offered } = await departmentWithChoice(page);
  await page.goto('/application/outgoing/list');

  await tap(page.getByRole('button', { name: 'Άνοιγμα μενού' }));
  await tap(page.getByRole('link', { name: 'Πού μπορώ να πάω' }));
  const ask = page.getByRole('button', { name: 'Αλλαγή' });
  const asked = page.getByRole('region', { name: 'Τι σπουδάζετε' });
  await expect(ask.or(asked)).toBeVisible();
  if (await ask.isVisible()) await tap(ask);
  await choose('Τμήμα', department.nameGR.replace(/^Τμήμα /, ''), department.nameGR);
  await tap(page.getByRole('button', { name: 'Εμφάνιση προορισμών' }));
  await expect(page.getByText(department.nameGR)).toBeVisible();

  await tap(page.getByRole('button', { name: /^Φίλτρα/ }));
  await choose('Γλώσσα', language.nameGR);
  await select('Επίπεδο που διαθέτω', LEVEL);
  await select('Κύκλος σπουδών', 'all');
  await expectAccessible(page, 'filters of destinations');
  await tap(page.getByRole('button', { name: 'Προβολή αποτελεσμάτων' }));
  await expect(page.getByText(`Συνολικός αριθμός προορισμών: ${offered.length}`)).toBeVisible();
  await expectNoOverflow(page, 'destinations at 360 px');

  const compared = page.getByRole('checkbox', { name: /^Σύγκριση: / });
  const names: string[] = [];
  const ids: number[] = [];
  for (const index of Array.from({ length: WANTED }).keys()) {
    await tap(compared.nth(index));
    await expect(compared.nth(index)).toBeChecked();
    const link = page.getByRole('rowheader').nth(index).getByRole('link');
    names.push(await link.innerText());
    ids.push(Number(/\d+/.exec((await link.getAttribute('href')) ?? '')?.[0]));
  }
  await expectAccessible(page, 'destinations that are chosen');
  await tap(page.getByRole('link', { name: 'Σύγκριση', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: 'Σε τι διαφέρουν' })).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectNoOverflow(page, 'comparison at 360 px');
  await expectAccessible(page, 'comparison of destinations');

  await tap(page.getByRole('link', { name: `Έναρξη αίτησης με αυτούς τους ${WANTED} προορισμούς` }));
  await expect(page).toHaveURL(/student\/new/);
  test.info().annotations.push({ type: 'taps', description: String(taps) });
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

  // What is filled in goes into the draft that is saved at once; each place by an agreement that the rule allows.
  const saved = savedBy(page, 'ApplicationStudentStudiesForms');
  await page.getByRole('button', { name: 'Αποθήκευση προχείρου' }).click();
  await expect(page).toHaveURL('/application/outgoing/list');
  const draft = await callApi<Draft>(page, 'GET', `/ApplicationStudentStudiesForms/${await saved}`);
  expect(draft.prefferedMobility.map(({ institution }) => institution.id)).toEqual(ids);
  for (const { institution, iiaId } of draft.prefferedMobility) {
    const open = offered.find(({ id }) => id === institution.id);
    expect(open?.agreements.map(({ id }) => id)).toContain(iiaId);
  }
});

test('what a student keeps stands in its order on every device, and begins an application', async ({
  page,
}) => {
  await page.goto('/destinations/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Σύγκριση προορισμών' })).toBeVisible();
  const { department } = await departmentWithChoice(page);
  await letGoOfAll(page);
  await callPut(page, '/destinations/mine', { department: department.id, studyCycle: null });
  await page.goto('/destinations?cycle=all');
  for (const count of [1, 2, 3]) {
    await page
      .getByRole('button', { name: /^Αποθήκευση / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: `Η λίστα μου: ${count}` })).toBeVisible();
  }
  const kept = page.getByRole('region', { name: /^Η λίστα μου/ }).getByRole('listitem');
  await expect(kept).toHaveCount(3);
  const [first = '', second = ''] = await kept.getByRole('link').allInnerTexts();
  await page.getByRole('button', { name: `Μετακίνηση κάτω: ${first}` }).click();
  await expect(kept.first().getByRole('link')).toHaveText(second);
  await expectAccessible(page, 'destinations with a list of one’s own');
  await page.reload();
  await expect(kept.first().getByRole('link')).toHaveText(second);
  await expect(page.getByRole('link', { name: /^Έναρξη αίτησης με αυτούς τους 3/ })).toHaveAttribute(
    'href',
    /\?to=\d+-\d+-\d+&department=\d+$/,
  );
  // Nothing is left behind for the other journeys of this student.
  await letGoOfAll(page);
});

test('a student of a department without agreements reads so, and whom to ask', async ({ page }) => {
  await page.goto('/destinations/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Σύγκριση προορισμών' })).toBeVisible();
  const { id } = await departmentWithoutChoice(page);
  await page.goto(`/destinations?department=${id}`);
  await expect(page.getByText(/δεν υπάρχει συμφωνία με την οποία/)).toBeVisible();
  await expect(page.getByText(/^Ερωτήσεις απαντ/)).toBeVisible();
  await expectNoOverflow(page, 'no destinations at 360 px');
  await expectAccessible(page, 'no destinations');
});

test('whoever has no mouse chooses a country on the map, and reads its numbers in a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/destinations/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Σύγκριση προορισμών' })).toBeVisible();
  const { department } = await departmentWithChoice(page);
  await page.goto(`/destinations?department=${department.id}&cycle=all&view=map`);
  const map = page.getByRole('group', { name: /^Χάρτης της Ευρώπης/ });
  const countries = map.getByRole('button', { name: /^[^:]+: \d+ προορισμ/ });
  await expect(countries.first()).toBeVisible();
  const table = page.getByRole('region', { name: 'Προορισμοί ανά χώρα' }).getByRole('table');
  await expect(table.getByRole('cell').first()).toBeVisible();
  const numbers = (await table.getByRole('cell').allInnerTexts()).map(Number);
  const total = page.getByText(/^Συνολικός αριθμός προορισμών: \d+$/);
  const sum = numbers.reduce((all, one) => all + one, 0);
  await expect(total).toHaveText(`Συνολικός αριθμός προορισμών: ${sum}`);
  await expectAccessible(page, 'map of destinations');

  // One stop for all countries; the arrows go from one to the next by name.
  await page.getByRole('button', { name: 'Μεγέθυνση' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Σμίκρυνση' })).toBeEnabled();
  await map.locator('[tabindex="0"]').focus();
  const focused = map.locator(':focus');
  const start = (await focused.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('aria-label', start);
  const [name = '', count = ''] = ((await focused.getAttribute('aria-label')) ?? '').split(/: | προορισμ/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=\d+/);
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(total).toHaveText(`Συνολικός αριθμός προορισμών: ${count}`);
  await expect(table.getByRole('row', { name }).getByRole('cell')).toHaveText(count);
  await expect(table.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(total).toHaveText(`Συνολικός αριθμός προορισμών: ${sum}`);
});

async function letGoOfAll(page: Page): Promise<void> {
  const { kept } = await callApi<{ kept: { id: number }[] }>(page, 'GET', '/destinations/mine');
  for (const { id } of kept) await callPut(page, `/destinations/${id}/kept`, { isKept: false });
}

async function callPut(page: Page, path: string, data: object): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'access_token');
  const headers = { Authorization: `Bearer ${cookie?.value ?? ''}` };
  const response = await page.request.put(`/api${path}`, { headers, data });
  expect(response.status()).toBe(200);
}
