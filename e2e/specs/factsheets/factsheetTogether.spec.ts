import type { Page } from '@playwright/test';
import { stateFile } from '../../support/session/accounts.ts';
import { callApi } from '../../support/records/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { makeFactsheet } from '../../support/records/factsheet.ts';
import { expect, test } from '../../support/test.ts';
import { wizardPage } from '../../support/records/wizard.ts';

test.use({ account: 'iro' });

const LAST_STEP = 7;

test('two tabs and two people in one factsheet overwrite nothing of each other', async ({
  page,
  context,
  browser,
  allowFaults,
}) => {
  allowFaults(/409/);
  await page.goto('/factsheets');
  const id = await makeFactsheet(page);
  const fields = (tab: Page) => ({
    website: tab.getByRole('textbox', { name: 'Website', exact: true }),
    faculties: tab.getByRole('textbox', { name: 'Website of the faculties' }),
    catalogue: tab.getByRole('textbox', { name: 'Course catalogue' }),
  });
  const save = async (tab: Page) => {
    const wizard = wizardPage(tab);
    for (let step = 1; step < LAST_STEP; step += 1) await wizard.button('Next').click();
    await wizard.button('Save').click();
  };
  const other = await (await browser.newContext({ storageState: stateFile('iro') })).newPage();
  await Promise.all([page, other].map((tab) => tab.goto(`/factsheets/edit/${id}`)));
  await fields(page).website.fill('https://mine.example.org');
  await fields(page).faculties.fill('https://faculties.example.org');

  await test.step('another tab is told of', async () => {
    // A moment after the typing the browser has it, and offers it in another tab.
    await expect
      .poll(() =>
        page.evaluate(
          (record) => Object.keys(window.localStorage).some((key) => key.includes(record)),
          `:${id}:`,
        ),
      )
      .toBe(true);
    const second = await context.newPage();
    await second.goto(`/factsheets/edit/${id}`);
    await second.getByRole('button', { name: 'Discard' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await fields(second).website.fill('https://second.example.org');
    await expect(page.getByText(/is being edited in another tab/)).toBeVisible();
    await second.close();
  });

  await fields(other).website.fill('https://theirs.example.org');
  await fields(other).catalogue.fill('https://catalogue.example.org');
  await save(other);
  await expect(other.getByText('Record saved successfully!')).toBeVisible();
  await other.context().close();

  await save(page);
  const conflict = page.getByRole('heading', { level: 1, name: 'Somebody else has changed this factsheet' });
  await expect(conflict).toBeVisible();
  await expectAccessible(page, 'the other version');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'the other version');
  const choices = page.getByRole('listitem');
  await expect(choices.filter({ hasText: 'https://theirs.example.org' })).toContainText('Changed by both');
  await page.getByRole('button', { name: 'Save on top of the new version' }).click();
  await expect(wizardPage(page).step('Institution and useful links')).toBeFocused();
  expect(await callApi<object>(page, 'GET', `/MobilityFactsheets/${id}`)).toMatchObject({
    generalUrl: 'https://mine.example.org',
    facultyUrl: 'https://faculties.example.org',
    courseCatalogueUrl: 'https://catalogue.example.org',
  });
});
