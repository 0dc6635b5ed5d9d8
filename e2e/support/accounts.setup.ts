import { ACCOUNTS, signIn, START_OF, stateFile } from './accounts.ts';
import { expect, test } from './test.ts';

for (const account of ACCOUNTS) {
  test(`${account} signs in`, async ({ page, baseURL }) => {
    await signIn(page, account);
    await expect(page).toHaveURL(`${baseURL}${START_OF[account]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().storageState({ path: stateFile(account) });
  });
}
