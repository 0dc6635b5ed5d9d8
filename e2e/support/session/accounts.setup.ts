import { ACCOUNTS, keepSignedIn, signIn, START_OF } from './accounts.ts';
import { callApi } from '../records/dataApi.ts';
import { expect, test } from '../test.ts';

for (const account of ACCOUNTS) {
  test(`${account} signs in`, async ({ page, baseURL }) => {
    await signIn(page, account);
    await expect(page).toHaveURL(`${baseURL}${START_OF[account]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The tour is offered to whoever does not know it yet: other tests meet no offer.
    if (account !== 'guest') await callApi(page, 'POST', '/Users/Me/tour');
    await keepSignedIn(page, account);
  });
}
