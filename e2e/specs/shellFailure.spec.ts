import type { Route } from '@playwright/test';
import { answerNothing, answerPage } from '../support/anotherRelease.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ account: 'iro' });

const SHELL_SCRIPT = '**/shell/*/main.*.js';

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
    await expectAccessible(page, 'start failure in English');
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
