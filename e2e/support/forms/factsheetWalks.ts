import { expect, type Page } from '@playwright/test';
import { makeFactsheet } from '../records/factsheet.ts';
import { openEverything } from '../screens/openEverything.ts';
import { openInside } from '../screens/openInside.ts';
import { at, button, field, type FormWalk } from './formWalk.ts';

/** More than the wizard has. */
const MOST_STEPS = 20;

const factsheet = async (page: Page) => {
  const id = await makeFactsheet(page, {
    gradingSystem: 'From 0 to 10.',
    additionalRequirements: [
      { name: 'CV', description: 'Two pages.', urls: [{ value: 'https://a.example.org', language: 'en' }] },
    ],
  });
  return { id, read: at(page, `/MobilityFactsheets/${id}`) };
};

export const factsheetWizard: FormWalk['begin'] = async (page) => {
  const { id, read } = await factsheet(page);
  return {
    read,
    change: async () => {
      await openInside(page, `/factsheets/edit/${id}`);
      const next = button(page, 'Next');
      const save = button(page, 'Save');
      await expect(save).toBeVisible();
      for (let step = 1; await next.isVisible(); step += 1) {
        expect(step).toBeLessThan(MOST_STEPS);
        await openEverything(page);
        const weeks = field(page, /^Weeks limit for the decision/);
        if (await weeks.isVisible()) await weeks.fill('7');
        const heading = await page.getByRole('heading', { level: 2 }).first().innerText();
        await next.click();
        await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(heading);
      }
      await openEverything(page);
      await save.click();
      await expect(page.getByText('Record saved successfully!').first()).toBeVisible();
    },
  };
};

export const factsheetCells: FormWalk['begin'] = async (page) => {
  const { id, read } = await factsheet(page);
  return {
    read,
    change: async () => {
      await openInside(page, `/factsheets/view/${id}`);
      const pencils = page.getByRole('button', { name: /^Edit: / });
      await expect(pencils.first()).toBeVisible();
      for (const name of await pencils.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? ''),
      )) {
        await page.getByRole('button', { name, exact: true }).click();
        const cell = page.getByRole('form', { name, exact: true });
        await expect(cell.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(cell).toHaveCount(0);
      }
      const weeks = 'Weeks limit for the decision';
      await button(page, `Edit: ${weeks}`).click();
      await page.getByRole('textbox', { name: weeks, exact: true }).fill('7');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Undo')).toBeVisible();
    },
  };
};
