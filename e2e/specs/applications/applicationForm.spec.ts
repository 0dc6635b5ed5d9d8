import { callApi, savedBy } from '../../support/records/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { fillSignInForm } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';
import { tabTo, wizardPage } from '../../support/records/wizard.ts';

const NEW = '/application/outgoing/student/new';
const LIST = '/application/outgoing/list';

test.use({ account: 'student2' });

test('a student begins a long-term application in Greek by keyboard alone, saves it as a draft, and goes on with it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
  await page.goto(NEW);
  const { step } = wizardPage(page);
  await expect(step('Προσωπικά στοιχεία')).toBeVisible();
  await expectAccessible(page, 'the first step, in Greek');
  const father = page.getByRole('textbox', { name: /^Πατρώνυμο/ });
  await tabTo(page, father);
  const name = `Νικόλαος ${Date.now()}`;
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('textbox', { name: /^ΑΦΜ/ }));
  await page.keyboard.type('094259217');
  await expect(page.getByText(/δεν μοιάζει με ελληνικό ΑΦΜ/)).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /^Ημερομηνία έκδοσης/ }));
  await page.keyboard.type('01/03/2020');
  await tabTo(page, page.getByRole('button', { name: 'Αποθήκευση προχείρου' }));
  const stored = savedBy(page, 'ApplicationStudentStudiesForms');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);

  const id = await stored;
  const saved = await callApi<{ readonly dateModified: string }>(
    page,
    'GET',
    `/ApplicationStudentStudiesForms/${id}`,
  );
  expect(saved).toMatchObject({
    type: 'long-term-studies',
    studentData: [{ fatherName: name, identificationIssueDate: '2020-03-01', taxIdNumber: '094259217' }],
  });
  await page.goto(`/application/outgoing/student/edit/${id}`);
  await expect(father).toHaveValue(name);
  await page.goto(`/application/outgoing/student/view/${id}?step=affirmation`);
  await expect(step('Δηλώσεις και συγκατάθεση')).toBeVisible();
  await expect(page.getByText('για δέκα έτη από την υποβολή')).toBeVisible();
  await expectAccessible(page, 'the affirmation, in Greek, to be read');
  await callApi(page, 'POST', '/ApplicationStudentStudiesForms', {
    id,
    isDeleted: true,
    dateModified: saved.dateModified,
  });
});

test('on a phone, what was typed outlives a closed tab and a session that ran out', async ({
  context,
  page,
}) => {
  const narrow = { width: 360, height: 740 };
  await page.setViewportSize(narrow);
  await page.goto(NEW);
  const mother = (on = page) => on.getByRole('textbox', { name: /^Mother's name/ });
  await mother().fill('Eleni');
  await expectNoOverflow(page, 'the first step on a phone');
  await expectAccessible(page, 'the first step on a phone');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(window.localStorage))))
    .toMatch(/longTermApplication/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))).not.toContain(
    'Eleni',
  );
  await page.close();

  const later = await context.newPage();
  await later.setViewportSize(narrow);
  await later.goto(NEW);
  await later.getByRole('button', { name: 'Continue with them' }).click();
  await expect(mother(later)).toHaveValue('Eleni');
  // Without its cookie the browser is signed out.
  await context.clearCookies({ name: 'access_token' });
  await later.reload();
  await later.getByRole('button', { name: 'Login' }).click();
  const form = later.locator('[name=username]');
  await expect(form.or(later.getByRole('button', { name: 'Continue with them' }))).toBeVisible();
  if (await form.isVisible()) await fillSignInForm(later, 'student2');
  await later.getByRole('button', { name: 'Continue with them' }).click();
  await expect(mother(later)).toHaveValue('Eleni');
  await expect(later).toHaveURL(NEW);
});
