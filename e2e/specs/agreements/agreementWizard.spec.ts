import { expect, test } from '../../support/test.ts';
import { makeDraft, tabTo, wizardPage } from '../../support/records/wizard.ts';

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
});

test.describe('a teacher', () => {
  test.use({ account: 'teacher' });

  test('is asked before submitting, and cannot edit it then', async ({ page }) => {
    const id = await makeDraft();
    await page.goto(`/iia/edit/${id}?step=staff-training`);
    const submit = wizardPage(page).button('Submit');
    await submit.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('After that only the office can edit it');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(`/iia/view/${id}`);
    await page.goto(`/iia/edit/${id}`);
    await expect(page).toHaveURL('/401');
  });
});
