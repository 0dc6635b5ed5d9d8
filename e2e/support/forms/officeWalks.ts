import { expect, type Page } from '@playwright/test';
import { callApi, readRows } from '../records/dataApi.ts';
import { openInside } from '../screens/openInside.ts';
import { at, button, field, type FormWalk, type Id } from './formWalk.ts';

/** A form of one page: it is opened at its address, and a text of it is filled in anew. */
async function fillAndSave(page: Page, address: string, name: string | RegExp, text: string, save = 'Save') {
  await openInside(page, address);
  await field(page, name).fill(text);
  await button(page, save).click();
}

/** A record of a set by itself, at the address of its form. */
export const single =
  (set: string, filter: string, address: (id: number) => string, name: string | RegExp): FormWalk['begin'] =>
  async (page) => {
    const { value } = await readRows<Id>(page, set, {
      $filter: filter,
      $select: 'id',
      $orderby: 'id',
      $top: '1',
    });
    const id = value[0]?.id ?? 0;
    return {
      read: at(page, `/${set}/${id}`),
      change: async () => {
        await fillAndSave(page, address(id), name, `https://www.example.org/${Date.now()}`);
        await expect(page).not.toHaveURL(address(id));
      },
    };
  };

export const coordinatorRow: FormWalk['begin'] = async (page) => {
  const { value } = await readRows<Id & { readonly firstName: string; readonly lastName: string }>(
    page,
    'ECTSCoordinatorTables',
    { $orderby: 'id', $top: '1' },
  );
  const [row] = value;
  return {
    read: at(page, `/ECTSCoordinatorTables/${row?.id}`),
    change: async () => {
      await openInside(page, '/ects-coordinators');
      await button(page, `Edit ${row?.firstName} ${row?.lastName}`).first().click();
      await field(page, 'Purpose').fill(`Recognition ${Date.now()}`);
      await button(page, 'SAVE').click();
      await expect(page.getByText('Record saved successfully!').first()).toBeVisible();
    },
  };
};

export const newCoordinator: FormWalk['begin'] = async (page) => {
  const lastName = `Walk${Date.now()}`;
  const query = { $filter: `lastName eq '${lastName}'`, $select: 'lastName,firstName,phone' };
  return {
    read: async () => (await readRows(page, 'ECTSCoordinatorTables', query)).value.length,
    change: async () => {
      await openInside(page, '/ects-coordinators/form');
      await page.getByRole('combobox', { name: 'Department' }).fill('School of Law');
      const texts = { 'First name': 'Sample', 'Last name': lastName, Email: 'sample@example.org' };
      const more = { Phone: '(2310) 123-456', Address: 'Egnatia 1', Purpose: 'Recognition' };
      for (const [name, text] of Object.entries({ ...texts, ...more })) await field(page, name).fill(text);
      await button(page, 'Save').click();
      await expect(page).toHaveURL(/\/ects-coordinators(\?|$)/);
    },
  };
};

export const settings: FormWalk['begin'] = async (page) => {
  const query = { $filter: "applicationType eq 'short-term-studies'" };
  return {
    read: async () => (await readRows(page, 'ApplicationSettings', query)).value[0],
    change: async () => {
      await openInside(page, '/application/settings');
      await page.getByRole('tab', { name: /Short/ }).click();
      // The panel of this tab, once it has replaced that of the other.
      const panel = page.getByRole('tabpanel', { name: /Short/ });
      const year = panel.getByRole('combobox', { name: /^Application Year/ });
      await year.selectOption((await year.inputValue()) === '2026' ? '2027' : '2026');
      await button(page, 'Submit').click();
      await expect(page.getByText('Application Settings Saved successfully').first()).toBeVisible();
    },
  };
};

export const reminders: FormWalk['begin'] = async (page) => ({
  read: async () => {
    const { choice } = await callApi<{ readonly choice: object }>(page, 'GET', '/Users/Me/reminderSettings');
    return { choice };
  },
  change: async () => {
    await openInside(page, '/profile/reminders');
    const mail = page.getByRole('checkbox', { name: 'Remind me by mail too' });
    await mail.setChecked(!(await mail.isChecked()));
    await button(page, 'Save').click();
    await expect(page.getByText('Your reminders were saved').first()).toBeVisible();
  },
});

export const profile: FormWalk['begin'] = async (page) => {
  const me = await callApi<Id>(page, 'GET', '/Users/Me');
  const own = () =>
    readRows(page, 'MobilityContacts', { $filter: `uid eq ${me.id}`, $orderby: 'id', $top: '1' });
  return {
    read: async () => (await own()).value[0],
    change: async () => {
      await fillAndSave(page, '/profile/edit', 'Address', `Egnatia ${Date.now() % 1000}`);
      await expect(page).toHaveURL('/profile');
    },
  };
};
