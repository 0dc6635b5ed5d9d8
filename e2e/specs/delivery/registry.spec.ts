import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { answerWith, ATTACKS, older, servePagesWith } from '../../support/releases/signedPage.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const REGISTRY = '**/registry/registry.json';
const MODULE_FILES = '**/m/mfe-factsheets/**';
const REFUSED = /registry|good until|is older than/;

const table = (page: Page) => page.getByRole('table', { name: 'Partner factsheets' });

/** The demonstration's browser has seen the portal when it signed in; this makes it one that has not. */
const forget = (page: Page) =>
  page.addInitScript(() => {
    window.localStorage.removeItem('registry');
  });

for (const [what, change] of Object.entries({ ...ATTACKS, 'that is older': older })) {
  test(`a page with a registry ${what} opens with the last good one`, async ({ page, allowFaults }) => {
    allowFaults(REFUSED);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/factsheets');
    await expect(table(page)).toBeVisible();
    await servePagesWith(page, change);
    await page.reload();
    await expect(table(page)).toBeVisible();
    expect(asked.filter((address) => address.endsWith('/registry.json'))).toEqual([]);
  });
}

test('a browser that knows no registry asks for one when the page was kept too long, and says what is wrong when that is no better', async ({
  page,
  allowFaults,
}) => {
  allowFaults(REFUSED, /Failed to load resource/);
  const expired = ATTACKS['that has expired'] ?? older;
  await forget(page);
  await servePagesWith(page, expired);
  await page.goto('/factsheets');
  await expect(table(page)).toBeVisible();

  await page.route(REGISTRY, answerWith(expired));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The portal could not start' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The list of its parts is out of date.');
  await expectAccessible(page, 'start failure');
});

test('nothing of a portal whose registry somebody else has signed is run', async ({ page, allowFaults }) => {
  allowFaults(REFUSED, /preload/i);
  const change = ATTACKS['signed by another key'] ?? older;
  await forget(page);
  await servePagesWith(page, change);
  await page.route(REGISTRY, answerWith(change));
  await page.goto('/factsheets');
  await expect(page.getByRole('alert')).toContainText('not the one that the university has signed');
  expect(await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('mfe_')))).toEqual(
    [],
  );
});

for (const [what, answer] of [
  ['is signed by another key', answerWith(ATTACKS['signed by another key'] ?? older)],
  ['is older', answerWith(older)],
  ['does not come', () => undefined],
] as const) {
  test(`a module that failed comes back with the release that is known when the registry ${what}`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/mfe-factsheets/, /Failed to load resource/, /preload/i, /integrity/i);
    await page.route(MODULE_FILES, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/factsheets');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(MODULE_FILES);
    await page.route(REGISTRY, answer);
    await retry.click();
    await expect(table(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
