import type { Route } from '@playwright/test';
import { MODULE_REPORTS_PATH } from 'shared-contracts/releases/moduleReports.ts';
import { answerNothing, answerPage } from '../../support/releases/anotherRelease.ts';
import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const SHELL_SCRIPT = '**/shell/*/main.js';

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is not there': answerNothing,
  'is a page in place of code': answerPage,
  'was changed on its way': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.hacked = true;${await answer.text()}` });
  },
  'cannot be reached': (route) => route.abort('connectionrefused'),
};

for (const [what, answer] of Object.entries(FAILURES)) {
  test(`the page itself says so when the shell ${what}, and starts once it is back`, async ({
    page,
    context,
    baseURL,
    allowFaults,
  }) => {
    allowFaults(/\/shell\//, /integrity/i, /MIME/i, /preload/i, /Failed to load resource/);
    await page.route(SHELL_SCRIPT, answer);
    await page.goto('/factsheets');
    await expect(page.getByRole('alert')).toContainText('Part of it could not be loaded.');
    // The page looks the same, whatever failed.
    if (answer === answerNothing) await expectAccessible(page, 'start failure in English');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);

    await context.addCookies([{ name: 'lang', value: 'gr', url: baseURL ?? '' }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Η πύλη δεν μπόρεσε να ξεκινήσει' })).toBeVisible();
    await page.unroute(SHELL_SCRIPT);
    await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ενημερωτικά δελτία', exact: true }),
    ).toBeVisible();
  });
}

test('a browser that is too old is told so, with those that are not', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
  await page.goto('/factsheets');
  await expect(page.getByRole('alert')).toContainText('Safari 17.4, or a newer version');
});

const LATE_SCRIPT = '**/shell/*/controls.js';

for (const what of ['was changed on its way', 'is not there'] as const) {
  test(`a file that the shell shares with modules and that ${what} is not run, and nobody blames the module for it`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/\/shell\//, /integrity/i, /preload/i, /Failed to load resource/);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(MODULE_REPORTS_PATH)) reports.push(request.postData() ?? '');
    });
    await page.route(LATE_SCRIPT, (route) => FAILURES[what]?.(route));
    await page.goto('/factsheets');
    await expect(page.getByRole('alert')).toContainText('a file of the portal itself is missing or damaged');
    if (what === 'is not there') await expectAccessible(page, 'a file of the shell is missing');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);

    await page.unroute(LATE_SCRIPT);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
    await page.goto('/overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview', exact: true })).toBeVisible();
    expect(reports.filter((report) => /"(chunk|integrity|load)"/.test(report))).toEqual([]);
  });
}
