import type { Page } from '@playwright/test';
import { signIn, signOut } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';
import { makeDraft, wizardPage } from '../../support/records/wizard.ts';

test.use({ account: 'iro' });

async function openComments(page: Page, id: number): Promise<void> {
  await page.goto(`/iia/edit/${id}?step=comments`);
  await expect(wizardPage(page).comments).toBeVisible();
}

test.describe('what is typed into an agreement', () => {
  test('is not shown to the next person who signs in here, and waits for its own', async ({ browser }) => {
    const id = await makeDraft();
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

  test('is kept by each of two tabs, which warn one another', async ({ page, context }) => {
    const id = await makeDraft();
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
