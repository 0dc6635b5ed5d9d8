import type { Page } from '@playwright/test';
import { signIn, signOut, stateFile } from '../support/accounts.ts';
import { callApi } from '../support/dataApi.ts';
import { openInside } from '../support/openInside.ts';
import { expect, test } from '../support/test.ts';
import { agreementIds, makeDraft, wizardPage } from '../support/wizard.ts';

test.use({ account: 'iro' });

async function openComments(page: Page, id: number): Promise<void> {
  await page.goto(`/iia/edit/${id}?step=comments`);
  await expect(wizardPage(page).comments).toBeVisible();
}

test.describe('what is typed into an agreement', () => {
  test('finds what was typed again after the tab was closed in the middle of a step', async ({
    page,
    browser,
    context,
  }) => {
    const id = await makeDraft(browser);
    await openComments(page, id);
    await wizardPage(page).comments.fill('Half a sentence');
    await wizardPage(page).waitForDraft();
    await page.close();

    const again = await context.newPage();
    await again.goto(`/iia/edit/${id}?step=comments`);
    await expect(again.getByText(/^You have unsaved changes from /)).toBeVisible();
    await again.getByRole('button', { name: 'Continue with them' }).click();
    await expect(wizardPage(again).comments).toHaveText('Half a sentence');
    await wizardPage(again).button('Save Draft').click();
    await expect(again).toHaveURL(`/iia/view/${id}`);
    await again.goto(`/iia/edit/${id}?step=comments`);
    await expect(wizardPage(again).comments).toHaveText('Half a sentence');
  });

  test('is asked for before it is left, kept when the server cannot save, and compared with what somebody else changed', async ({
    page,
    browser,
    allowFaults,
  }) => {
    allowFaults(/503/, /409/);
    const id = await makeDraft(browser);
    const wizard = wizardPage(page);
    await openComments(page, id);
    await wizard.comments.fill('Not saved');
    await page.getByRole('link', { name: 'Factsheets' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await expect(wizard.comments).toHaveText('Not saved');
    await page.getByRole('link', { name: 'Factsheets' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/factsheets');
    await openInside(page, `/iia/edit/${id}?step=comments`);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(wizard.comments).toHaveText('');

    await wizard.comments.fill('My comment');
    const isSave = (url: URL) => url.pathname === '/api/MobilityAgreements';
    await page.route(isSave, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            json: { code: 'unavailable', message: 'no', statusCode: 503, requestId: 'r' },
          })
        : route.continue(),
    );
    await wizard.button('Save Draft').click();
    await expect(page.getByRole('alert')).toContainText('Everything you typed is still here.');
    await expect(wizard.comments).toHaveText('My comment');
    await page.unroute(isSave);

    const other = await (await browser.newContext({ storageState: stateFile('iro') })).newPage();
    await openComments(other, id);
    await wizardPage(other).comments.fill('Their comment');
    await wizardPage(other).button('Save Draft').click();
    await expect(other).toHaveURL(`/iia/view/${id}`);
    await other.context().close();

    await wizard.button('Save Draft').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Somebody else has changed this agreement' }),
    ).toBeVisible();
    await expect(page.getByText('Their comment')).toBeVisible();
    await expect(page.getByText('My comment')).toBeVisible();
    await page.getByRole('radio', { name: 'Keep my changes' }).check();
    await page.getByRole('button', { name: 'Save on top of the new version' }).click();
    await expect(page).toHaveURL(`/iia/view/${id}`);
    const saved = await callApi<{ comments: string }>(page, 'GET', `/MobilityAgreements/${id}`);
    expect(saved.comments).toContain('My comment');
  });

  test('is not shown to the next person who signs in here, and waits for its own', async ({ browser }) => {
    const id = await makeDraft(browser);
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const own = await context.newPage();
    const login = own.getByRole('button', { name: 'Login' });
    await signIn(own, 'iro', `/iia/edit/${id}?step=comments`);
    await wizardPage(own).comments.fill('For the office alone');
    await wizardPage(own).waitForDraft();
    await signOut(own);
    await expect(login).toBeVisible();
    await signIn(own, 'teacher', `/iia/edit/${id}`);
    await expect(wizardPage(own).step('Agreement Details')).toBeVisible();
    await expect(own.getByText(/^You have unsaved changes/)).toHaveCount(0);
    await signOut(own);
    await expect(login).toBeVisible();
    await signIn(own, 'iro', `/iia/edit/${id}`);
    await expect(own.getByText(/^You have unsaved changes from /)).toBeVisible();
    await context.close();
  });

  test('is kept by each of two tabs, which warn one another', async ({ page, context, browser }) => {
    const id = await makeDraft(browser);
    await openComments(page, id);
    const second = await context.newPage();
    await openComments(second, id);
    await wizardPage(second).comments.fill('From the second tab');
    await expect(page.getByText(/is being edited in another tab/)).toBeVisible();
    await wizardPage(page).comments.fill('From the first tab');
    await expect(second.getByText(/is being edited in another tab/)).toBeVisible();
    await page.close();
    await second.reload();
    await expect(second.getByText(/^You have unsaved changes from /)).toHaveCount(2);
  });
});

test.describe('a new agreement whose save was never answered', () => {
  test('is saved once more and is there once', async ({ page, allowFaults }) => {
    allowFaults(/ERR_FAILED|409/);
    const clarification = `Lost answer ${Date.now()}`;
    const wizard = wizardPage(page);
    await page.goto('/iia/form');
    await page.getByRole('combobox', { name: 'End year' }).selectOption('2028');
    await choose(page, 'Country of the partner institution', 'Austria');
    await choose(page, 'Partner institution', 'University of Graz');
    await wizard.button('Next').click();
    await wizard.button('Add contact').click();
    await choose(page, 'Department', 'School of Law');
    await page.getByRole('textbox', { name: 'First name' }).fill('Eleni');
    await page.getByRole('textbox', { name: 'Last name' }).fill(clarification);
    await page.getByRole('textbox', { name: 'Email' }).fill('e.markou@law.example.edu');
    await page.getByRole('checkbox', { name: 'Departmental Coordinator', exact: true }).check();

    // The server does its work; its answer is lost on the way.
    await page.route(
      (url) => url.pathname === '/api/MobilityAgreements',
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        return route.abort();
      },
      { times: 1 },
    );
    await wizard.button('Save Draft').click();
    await expect(page.getByRole('alert')).toContainText('Save it again: it will not be there twice.');
    await page.getByRole('textbox', { name: 'Address' }).fill('Typed after the answer was lost');
    await wizard.button('Save Draft').click();
    await expect(page).toHaveURL(/\/iia\/view\/\d+$/);
    await expect(page.getByText('Typed after the answer was lost')).toBeVisible();
    const filter = `departmentalCoordinatorContacts/familyName eq '${clarification}'`;
    expect(await agreementIds(page, filter, 5)).toHaveLength(1);
  });
});

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}
