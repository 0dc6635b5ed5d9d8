import type { Page } from '@playwright/test';
import { academicYearName, academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { departmentWithChoice } from '../../support/records/destinationChoice.ts';
import { listPage, listQuery } from '../../support/screens/listPage.ts';
import { coordinatorInForce, task } from '../../support/screens/everydayTask.ts';
import { expect, test } from '../../support/test.ts';

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The address of the agreement list as the office works in it, with nothing asked for. */
const LIST = '/?view=0';

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('does its everyday tasks in fewer than ten presses each', async ({ page }) => {
    const list = listPage(page);
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    const begin = async () => {
      await page.goto(LIST);
      await expect(list.rows.first()).toBeVisible();
    };
    await begin();
    const coordinator = await coordinatorInForce(page);

    await task(page, 'finds an agreement by a coordinator, without knowing the department', async (by) => {
      await by.key('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search the portal' })).toBeFocused();
      const answer = page.waitForResponse((reply) => reply.url().includes(encodeURIComponent(coordinator)));
      await by.type(coordinator);
      await answer;
      await by.click(
        page
          .getByRole('group', { name: /^Agreements/ })
          .getByRole('option')
          .first(),
      );
      await expect(heading(page)).toContainText('Agreement');
      await expect(page.getByRole('main')).toContainText(coordinator);
    });

    await task(page, 'corrects a person everywhere', async (by) => {
      await by.click(inMenu(page, 'People'));
      await by.click(page.getByLabel('Name or email', { exact: true }));
      await by.type(coordinator);
      await by.click(page.getByRole('rowheader').getByRole('link', { name: coordinator }).first());
      await expect(heading(page)).toContainText(coordinator);
      await by.click(page.getByRole('link', { name: 'Correct everywhere' }));
      await by.click(page.getByLabel('Address', { exact: true }));
      await by.type('Campus');
      await by.click(page.getByRole('button', { name: 'Show what changes' }));
      await by.click(page.getByRole('dialog').getByRole('button', { name: 'Correct everywhere' }));
      await expect(page.getByText(/^Corrected in \d+ agreements?\./)).toBeVisible();
    });

    await begin();
    await task(page, 'sorts the agreements by their years, the latest first', async (by) => {
      const years = page.getByRole('columnheader', { name: /^Year/ });
      await by.click(years.getByRole('button'));
      await expect(years).toHaveAttribute('aria-sort', 'ascending');
      await by.click(years.getByRole('button'));
      await expect(years).toHaveAttribute('aria-sort', 'descending');
    });

    await begin();
    await task(
      page,
      'finds what changed since a day with a partner of which the code begins so',
      async (by) => {
        await by.click(page.getByRole('button', { name: 'More filters' }));
        await by.click(page.getByLabel('Erasmus code of the partner'));
        await by.type('d');
        await expect(page).toHaveURL(/code=d/);
        await by.fill(page.getByLabel('Changed since', { exact: true }), '01/01/2024');
        await expect(page).toHaveURL(/since=2024-01-01/);
        await expect(list.rows.first()).toBeVisible();
      },
    );

    await begin();
    await task(page, 'sees what cannot be approved yet, and comes to what is in the way', async (by) => {
      await by.click(chip('Waiting for us'));
      await by.click(chip('To correct'));
      await by.click(list.rows.filter({ hasText: 'To correct' }).first().getByRole('link').first());
      await expect(
        page.getByRole('link', { name: /^(?:See everything that differs|Open Copies)$/ }),
      ).toBeVisible();
    });

    await begin();
    await task(page, 'sees what is complete and was not sent, and comes to the button', async (by) => {
      await by.click(chip('Waiting for us'));
      await by.click(chip('To send'));
      await by.click(list.rows.filter({ hasText: 'To send' }).first().getByRole('link').first());
      await expect(page.getByRole('button', { name: /Notify/ }).first()).toBeVisible();
    });

    await begin();
    await task(page, 'sees why copies differ of what is to be corrected', async (by) => {
      await by.click(chip('Waiting for us'));
      await by.click(chip('To correct'));
      await by.click(list.rows.filter({ hasText: 'The copies differ' }).first().getByRole('link').first());
      await by.click(page.getByRole('tab', { name: /copies/i }));
      await expect(page.getByRole('tabpanel')).toContainText(/differ/i);
    });

    await begin();
    await task(page, 'puts a colleague in charge of all agreements of a page', async (by) => {
      await listQuery(page, 'MobilityAgreements', () => by.click(chip('Nobody’s')));
      await by.click(page.getByRole('checkbox', { name: /^Select all/ }).first());
      await by.click(page.getByRole('button', { name: 'Assign…' }));
      const dialog = page.getByRole('dialog', { name: 'Who is in charge?' });
      await by.click(dialog.getByRole('combobox', { name: 'Officer in charge from now on' }));
      await by.click(list.options.nth(1));
      await by.click(dialog.getByRole('button', { name: 'Assign', exact: true }));
      await expect(page.getByText(/is in charge of \d+ records? now/)).toBeVisible();
    });

    await begin();
    await task(page, 'begins to renew what ends this year', async (by) => {
      const year = academicYearName(academicYearOf(new Date()));
      await listQuery(page, 'MobilityAgreements', () => by.click(chip(`Ends in ${year}`)));
      await by.click(page.getByRole('checkbox', { name: /^Select all/ }).first());
      await by.click(page.getByRole('button', { name: 'Renew…' }));
      await expect(heading(page)).toHaveText('Renew agreements');
    });

    await begin();
    await task(page, 'takes what is filtered as a sheet', async (by) => {
      await listQuery(page, 'MobilityAgreements', () => by.click(chip('Mine')));
      await by.click(page.getByRole('button', { name: 'Export', exact: true }));
      await by.click(page.getByRole('menuitem').first());
    });

    await task(page, 'opens what a student handed in, and leaves a note for the office', async (by) => {
      await by.click(inMenu(page, 'Application list'));
      await by.click(page.getByRole('rowheader').getByRole('link').first());
      await by.click(page.getByRole('button', { name: 'Notes' }));
      await by.click(page.getByRole('textbox', { name: 'Text' }));
      await by.type('Called back');
      await by.click(page.getByRole('button', { name: 'Save note' }));
      await expect(page.getByRole('listitem').filter({ hasText: 'Called back' }).first()).toBeVisible();
    });
  });
});

test.describe('faculty', () => {
  test.use({ account: 'teacher' });

  test('begin with what is theirs, and propose an agreement by a city', async ({ page }) => {
    await page.goto('/overview');
    await expect(heading(page)).toBeVisible();

    await task(page, 'sees the agreements that name them or their department', async (by) => {
      await by.click(inMenu(page, 'Agreements'));
      await expect(page.getByRole('link', { name: 'Show all agreements' })).toBeVisible();
      await expect(listPage(page).rows.first()).toBeVisible();
    });

    await task(page, 'chooses a partner by its city for an agreement to propose', async (by) => {
      await by.click(page.getByRole('main').getByRole('link', { name: 'Propose an agreement' }));
      await by.click(page.getByRole('combobox', { name: 'Country of the partner institution' }));
      await by.type('Austria');
      await by.key('Enter');
      await by.click(page.getByRole('combobox', { name: 'Partner institution', exact: true }));
      await by.type('Graz');
      await by.click(page.getByRole('option', { name: /Graz/ }).first());
      await expect(page.getByRole('combobox', { name: 'Partner institution', exact: true })).toHaveValue(
        /Graz/,
      );
    });
  });
});

test.describe('a student', () => {
  test.use({ account: 'student2' });

  test('finds where to go with a language, and compares two of them', async ({ page }) => {
    await page.goto('/application/outgoing/list');
    await expect(heading(page)).toBeVisible();
    const { department, language } = await departmentWithChoice(page);

    await task(page, 'finds where to go with a language at B1 from a department', async (by) => {
      await by.click(inMenu(page, 'Where can I go'));
      const change = page.getByRole('button', { name: 'Change' });
      const field = page.getByRole('combobox', { name: 'Department', exact: true });
      await expect(change.or(field)).toBeVisible();
      if (await change.isVisible()) await by.click(change);
      await by.click(field);
      await by.type(department.name.split(' ').at(-1) ?? '');
      await by.click(page.getByRole('option', { name: department.name, exact: true }));
      await by.click(page.getByRole('button', { name: 'Show destinations' }));
      await by.click(page.getByRole('combobox', { name: 'Language', exact: true }));
      await by.type(language.name);
      await by.key('Enter');
      await expect(page).toHaveURL(/language=/);
    });

    await page.goto('/destinations?cycle=all');
    await task(page, 'compares two destinations', async (by) => {
      const compared = page.getByRole('checkbox', { name: /^Compare/ });
      await by.click(compared.nth(0));
      await by.click(compared.nth(1));
      await by.click(page.getByRole('link', { name: 'Compare', exact: true }));
      await expect(page.getByRole('heading', { level: 2, name: 'What differs' })).toBeVisible();
    });
  });
});
