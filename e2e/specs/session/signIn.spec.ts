import { fillSignInForm, signIn, signOut, START_OF } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor sees a logo, one button that signs in and the other language, and nothing of the portal', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button')).toHaveText(['Login', /Ελληνικά/]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: /Ελληνικά/ }).click();
  await expect(page.getByRole('button')).toHaveText(['Σύνδεση', /English/]);
});

// That each account signs in and begins where it should, the sign-ins that all tests begin with say.
for (const account of ['iro', 'guest'] as const) {
  test(`${account} signs in, begins at ${START_OF[account]} and signs out`, async ({ page, baseURL }) => {
    await signIn(page, account);
    await expect(page).toHaveURL(`${baseURL}${START_OF[account]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await signOut(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    const cookies = (await page.context().cookies(baseURL)).map(({ name }) => name);
    expect(cookies).not.toContain('access_token');
    expect(cookies).not.toContain('user_data');
    expect(
      await page.evaluate(() => [localStorage.getItem('role'), sessionStorage.getItem('session')]),
    ).toEqual([null, null]);
    expect(cookies).not.toContain('session_key');

    // The identity provider's session is over too: the next sign-in asks for the password.
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.locator('[name=username]')).toBeVisible();
  });
}

test('somebody who mistypes the password is told so and may try again', async ({ page, allowFaults }) => {
  allowFaults(/status of 4\d\d/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await fillSignInForm(page, 'iro', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignInForm(page, 'iro');
  await expect(page.getByRole('heading', { level: 1, name: 'Inter-Institutional Agreements' })).toBeVisible();
});

test('a deep link with filters leads through sign-in to where it points', async ({ page, baseURL }) => {
  const address = '/factsheets?page=2';
  await signIn(page, 'iro', address);
  await expect(page).toHaveURL(`${baseURL}${address}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
});

test('the address after sign-in holds nothing of the sign-in, nor does going back', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'teacher', '/factsheets');
  await expect(page.getByRole('heading', { level: 1, name: 'Partner Factsheets' })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/factsheets`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner Factsheets' })).toBeVisible();
});

test('a used answer of the identity provider does no harm', async ({ page, baseURL, allowFaults }) => {
  allowFaults(/state/i);
  await page.goto('/?code=used&state=forged');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('cookies hold what the documents say', async ({ page, baseURL }) => {
  await signIn(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cookies = await page.context().cookies(baseURL);
  const token = cookies.find(({ name }) => name === 'access_token');
  expect(token).toMatchObject({ sameSite: 'Strict', path: '/' });
  const lifetime = (token?.expires ?? 0) - Date.now() / 1000;
  expect(lifetime).toBeGreaterThan(11_000);
  expect(lifetime).toBeLessThanOrEqual(12_000);
  const all = await page.context().cookies();
  for (const name of ['user_data', 'session_key', 'portal_sso'])
    expect(all.find((cookie) => cookie.name === name)?.expires, name).toBe(-1);
  const data: unknown = JSON.parse(
    decodeURIComponent(cookies.find(({ name }) => name === 'user_data')?.value ?? 'null'),
  );
  expect(data).toMatchObject({
    university_registry_number: expect.stringMatching(/^\d+$/),
    european_student_identifier: expect.stringMatching(/^urn:schac:personalUniqueCode:int:esi:[a-z.-]+:\d+$/),
    given_name_gr: expect.stringMatching(/\p{Script=Greek}/u),
  });
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('role'))) ?? 'null')).toMatchObject({
    role: 'Student',
  });
});

test('who is signed in, and whose tokens the server does not take, reads that the two disagree, and signs in no more by itself', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/status of 401/);
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'token-refused', message: 'x', statusCode: 401, requestId: 'r' },
    }),
  );
  await signIn(page, 'iro');
  await expect(page.getByText(/this portal does not accept its confirmation/)).toBeVisible();
  await expect(page.getByText(/tell the International Relations Office/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inter-Institutional Agreements' })).toBeVisible();
});
