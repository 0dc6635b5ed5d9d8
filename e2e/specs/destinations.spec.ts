import { callApi, readRows } from '../support/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../support/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

type Listed = {
  readonly department: { readonly id: number };
  readonly destinations: readonly {
    readonly id: number;
    readonly agreements: readonly {
      readonly rows: readonly {
        readonly languages: readonly { readonly id: number; readonly level: string | null }[];
      }[];
    }[];
  }[];
};

const LEVEL = 'B2';

test.use({ account: 'student2', viewport: { width: 360, height: 800 } });

test('a student finds three destinations by a language on a Greek phone, compares them, and begins an application with them', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
  await page.goto('/destinations/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Σύγκριση προορισμών' })).toBeVisible();
  const { department, language } = await departmentWithChoice();
  await callPut('/destinations/mine', { department, studyCycle: null });
  await letGoOfAll();

  await page.goto(`/destinations?language=${language}&level=${LEVEL}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Πού μπορώ να πάω' })).toBeVisible();
  const compared = page.getByRole('checkbox', { name: /^Σύγκριση: / });
  for (const index of [0, 1, 2]) {
    await compared.nth(index).click();
    await expect(compared.nth(index)).toBeChecked();
    await page
      .getByRole('button', { name: /^Προσθήκη/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: `Η λίστα μου: ${index + 1}` })).toBeVisible();
  }
  await expectNoOverflow(page, 'destinations at 360 px');
  await expectAccessible(page, 'destinations with a list of one’s own');

  await page.getByRole('link', { name: 'Σύγκριση', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 2, name: /Σε τι/ }).first()).toBeVisible();
  await expectNoOverflow(page, 'comparison at 360 px');
  await expectAccessible(page, 'comparison of destinations');

  await page.goto('/destinations');
  const kept = page.getByRole('region', { name: /^Η λίστα μου/ }).getByRole('listitem');
  await expect(kept.getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: /^Έναρξη αίτησης με αυτούς τους 3/ }).click();
  await expect(page).toHaveURL(/student\/new/);
  // What is filled in goes into the draft that is saved at once.
  await page.getByRole('button', { name: 'Αποθήκευση προχείρου' }).click();
  await expect(page).toHaveURL('/application/outgoing/list');
  const drafts = await readRows<{ id: number }>(page, 'ApplicationStudentStudiesForms', {
    $filter: "status eq 'draft' and isDeleted eq false",
    $orderby: 'id desc',
    $top: '1',
  });
  const draft = await callApi<{ prefferedMobility: { institution: { id: number } }[] }>(
    page,
    'GET',
    `/ApplicationStudentStudiesForms/${drafts.value[0]?.id}`,
  );
  const wished = await callApi<{ kept: { id: number }[] }>(page, 'GET', '/destinations/mine');
  expect(draft.prefferedMobility.map(({ institution }) => institution.id)).toEqual(
    wished.kept.map(({ id }) => id),
  );

  // Nothing is left behind for the other journeys of this student.
  await letGoOfAll();

  async function letGoOfAll(): Promise<void> {
    const { kept: all } = await callApi<{ kept: { id: number }[] }>(page, 'GET', '/destinations/mine');
    for (const { id } of all) await callPut(`/destinations/${id}/kept`, { isKept: false });
  }

  /** A department whose students may choose among three partners that ask for one language, other than all its partners. */
  async function departmentWithChoice(): Promise<{ department: number; language: number }> {
    const { value } = await readRows<{ id: number }>(page, 'MobilityDepartments', {
      $filter: 'institution/isLocal eq true',
      $top: '100',
    });
    for (const { id } of value) {
      const { destinations } = await callApi<Listed>(page, 'GET', `/destinations?department=${id}`);
      const counts = new Map<number, Set<number>>();
      for (const { id: partner, agreements } of destinations)
        for (const { languages } of agreements.flatMap(({ rows }) => rows))
          for (const one of languages)
            if ((one.level ?? 'A1') <= LEVEL)
              counts.set(one.id, (counts.get(one.id) ?? new Set()).add(partner));
      const found = [...counts].find(([, partners]) => partners.size >= 3);
      if (found !== undefined) return { department: id, language: found[0] };
    }
    throw new Error('no department of the sample has three destinations with one language');
  }

  async function callPut(path: string, body: object): Promise<void> {
    const cookie = (await context.cookies()).find(({ name }) => name === 'access_token');
    const headers = { Authorization: `Bearer ${cookie?.value ?? ''}` };
    const response = await page.request.put(`/api${path}`, { headers, data: body });
    expect(response.status()).toBe(200);
  }
});
