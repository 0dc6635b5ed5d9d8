import { openInside } from '../../support/screens/openInside.ts';
import { FILLED_SCREENS } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

/** The call that each list is read by, as a pattern. */
const CALLS: Readonly<Record<string, string>> = {
  '/': 'MobilityAgreements\\?',
  // Those of the local institution stand above the list.
  '/factsheets': 'MobilityFactsheets\\?.*isLocal(\\+|%20)eq(\\+|%20)false',
  '/application/outgoing/list': 'ApplicationStudentStudiesForms\\?',
  '/ects-coordinators': 'ECTSCoordinatorTables\\?',
};
/** Names of lists that are a part of their page. */
const LISTS: Readonly<Record<string, string>> = { '/factsheets': 'Partner Factsheets' };

for (const { path, title } of FILLED_SCREENS) {
  const calls = new RegExp(`/api/${CALLS[path] ?? ''}`);
  const list = LISTS[path] ?? title.en;

  test(`${path} says that the server failed, that the connection is gone, that an answer makes no sense, and tries again`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/status of 503/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    allowFaults(/does not fit the contract/);
    const retry = async () => {
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Try again' }).click();
      const rows = page.getByRole('region', { name: list }).locator('tbody tr');
      await expect(rows.first()).toBeVisible();
    };
    let attempts = 0;
    await page.route(calls, (route) => {
      attempts += 1;
      return route.fulfill({
        status: 503,
        json: { code: 'unavailable', message: 'x', statusCode: 503, requestId: 'abcdef12-3456' },
      });
    });
    await page.goto(path);
    await expect(page.getByText('The server could not answer. Please try again in a moment.')).toBeVisible();
    await expect(page.getByText(/Reference: abcdef/)).toBeVisible();
    expect(attempts).toBe(3);
    await retry();

    // Pages that have not been read yet.
    await page.route(calls, (route) => route.abort('internetdisconnected'));
    await openInside(page, `${path}?page=2`);
    await expect(page.getByText(/server cannot be reached/)).toBeVisible();
    await retry();

    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(calls, (route) =>
      route.fulfill({ json: { value: [{ id: 'secret-value' }], total: 1 } }),
    );
    await openInside(page, `${path}?page=3`);
    await expect(page.getByText(/answer could not be understood/)).toBeVisible();
    expect(logged.join('\n')).not.toContain('secret-value');
  });
}

test('a refusal is told as such and not tried again', async ({ page, allowFaults }) => {
  allowFaults(/status of 403/);
  let attempts = 0;
  await page.route(/\/api\/MobilityAgreements\?/, (route) => {
    attempts += 1;
    return route.fulfill({
      status: 403,
      json: { code: 'not-permitted', message: 'x', statusCode: 403, requestId: 'r1' },
    });
  });
  await page.goto('/');
  await expect(page.getByText(/do not have the right/)).toBeVisible();
  expect(attempts).toBe(1);
});
