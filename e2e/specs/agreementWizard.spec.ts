import { openInside } from '../support/openInside.ts';
import { expect, test } from '../support/test.ts';
import { agreementIds, makeDraft, tabTo, wizardPage } from '../support/wizard.ts';

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('makes an agreement through all eight steps by keyboard alone', async ({ page }) => {
    const wizard = wizardPage(page);
    const next = async (title: string) => {
      await tabTo(page, wizard.button('Next'));
      await page.keyboard.press('Enter');
      await expect(wizard.step(title)).toBeFocused();
    };
    const choose = async (name: string, typed: string, option: string | RegExp) => {
      await tabTo(page, page.getByRole('combobox', { name, exact: true }));
      await page.keyboard.type(typed);
      await expect(page.getByRole('listbox').getByRole('option', { name: option }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
    };
    const fill = async (name: string, text: string, role: 'textbox' | 'spinbutton' = 'textbox') => {
      await tabTo(page, page.getByRole(role, { name, exact: true }));
      await page.keyboard.type(text);
    };
    const press = async (name: string) => {
      await tabTo(page, wizard.button(name));
      await page.keyboard.press('Enter');
    };

    await page.goto('/iia/form');
    await expect(wizard.step('Agreement Details')).toBeVisible();
    await tabTo(page, page.getByRole('combobox', { name: 'End year' }));
    await page.keyboard.type('2028');
    await choose('Country of the partner institution', 'Austria', 'Austria');
    await choose('Partner institution', 'University of Graz', /^University of Graz/);
    await next('Contact Details of the Local Institution');

    await press('Add contact');
    await choose('Department', 'School of Law', 'School of Law');
    await fill('First name', 'Eleni');
    await fill('Last name', 'Markou');
    await fill('Email', 'e.markou@law.example.edu');
    await tabTo(page, page.getByRole('checkbox', { name: 'Departmental Coordinator', exact: true }));
    await page.keyboard.press('Space');
    await next('Contact Details of the Partner Institution');
    await next('Student Mobility for Studies');

    await tabTo(page, page.getByRole('radio', { name: 'No' }));
    await page.keyboard.press('ArrowLeft');
    await choose('Subject area', '0421', /0421/);
    await tabTo(page, page.getByRole('checkbox', { name: '1st' }));
    await page.keyboard.press('Space');
    await fill('Number of students per year', '2');
    await fill('Total months per year', '10');
    await next('Student Mobility for Traineeships');
    await next('Staff Mobility for Teaching');
    await next('Staff Mobility for Training');
    await next('Comments');

    await tabTo(page, wizard.comments);
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Written by keyboard');
    await press('Save Draft');
    await expect(page.getByText('Agreement saved successfully').first()).toBeVisible();
    await expect(page).toHaveURL(/\/iia\/view\/\d+$/);
    await expect(page.getByText('University of Graz').first()).toBeVisible();
    await expect(page.getByText('Eleni Markou').first()).toBeVisible();
    await expect(page.locator('strong', { hasText: 'Written by keyboard' })).toBeVisible();
  });

  test('is led to what is missing, and by the summary to its field', async ({ page }) => {
    const wizard = wizardPage(page);
    await page.goto('/iia/form');
    await wizard.button('Next').click();
    const summary = page.getByRole('region', { name: '3 entries need correcting' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('You have to fill country of the receiving institution');
    await expect(summary).toContainText('You have to fill name of the receiving institution');
    await summary.getByRole('button', { name: /^End year/ }).click();
    const endYear = page.getByRole('combobox', { name: 'End year' });
    await expect(endYear).toBeFocused();
    await endYear.selectOption('2028');
    await expect(page.getByRole('region', { name: '2 entries need correcting' })).toBeVisible();
  });

  test('cannot change what both have approved, is told why one cannot be final yet, and is asked before another is', async ({
    page,
    browser,
  }) => {
    await page.goto('/401');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [approved = 0] = await agreementIds(
      page,
      'ewpStatus eq 7 and terminated eq 0 and isDeleted eq false',
      1,
    );
    await openInside(page, `/iia/edit/${approved}`);
    await expect(page.getByText(/^Both universities have approved this agreement/)).toBeVisible();
    for (const name of [
      'Start year',
      'End year',
      'Country of the partner institution',
      'Partner institution',
    ]) {
      await expect(page.getByRole('combobox', { name, exact: true })).toBeDisabled();
    }
    await expect(wizardPage(page).button('Save Draft')).toHaveCount(0);
    await page.getByRole('link', { name: 'View the agreement' }).click();
    await expect(page).toHaveURL(`/iia/view/${approved}`);

    await openInside(page, `/iia/edit/${await makeDraft(browser)}`);
    const finalize = wizardPage(page).button('Finalize and Notify Partner');
    await expect(finalize).toHaveAttribute('aria-disabled', 'true');
    await finalize.focus();
    await expect(page.getByRole('tooltip')).toContainText('has to be submitted before');

    const submitted = await makeDraft(browser, 'Submitted');
    await openInside(page, `/iia/edit/${submitted}?step=comments`);
    await expect(finalize).not.toHaveAttribute('aria-disabled', 'true');
    await tabTo(page, finalize);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('becomes final, and the partner is notified');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(finalize).toBeFocused();
    await expect(page).toHaveURL(`/iia/edit/${submitted}?step=comments`);
  });
});

test.describe('a teacher', () => {
  test.use({ account: 'teacher' });

  test('edits a draft in six steps, is asked before submitting, and cannot edit what is no draft', async ({
    page,
    browser,
  }) => {
    const id = await makeDraft(browser);
    await page.goto(`/iia/edit/${id}`);
    const wizard = wizardPage(page);
    await expect(wizard.step('Agreement Details')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveCount(6);
    await wizard.tab('Staff Training').click();
    await expect(wizard.step('Staff Training')).toBeFocused();
    await wizard.tab('Agreement Details').click();
    await page.getByRole('combobox', { name: 'End year' }).selectOption('2027');
    await wizard.button('Save Draft').click();
    await expect(page.getByText('Agreement saved successfully').first()).toBeVisible();
    await expect(page).toHaveURL(`/iia/view/${id}`);

    await openInside(page, `/iia/edit/${id}?step=staff-training`);
    const submit = wizard.button('Submit');
    await submit.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('After that only the office can edit it');
    await page.keyboard.press('Escape');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(`/iia/view/${id}`);
    await page.goto(`/iia/edit/${id}`);
    await expect(page).toHaveURL('/401');

    const [final = 0] = await agreementIds(page, 'status eq 3 and isDeleted eq false', 1);
    await openInside(page, `/iia/edit/${final}`);
    await expect(page).toHaveURL('/401');
    const from = () =>
      page.evaluate(
        () => (history.state as { usr?: { from?: { pathname?: string } } } | null)?.usr?.from?.pathname,
      );
    await expect.poll(from).toBe(`/iia/edit/${final}`);
  });
});
