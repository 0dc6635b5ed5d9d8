import type { Page, Route } from '@playwright/test';
import { patient } from '../../../scripts/lib/patience.mjs';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const MODULE_FILES = '**/m/mfe-factsheets/**';

const FAILURES: ReadonlyArray<readonly [string, (route: Route) => Promise<void>]> = [
  ['are removed', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  [
    'come as a page instead of code',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  ],
  [
    'come as a page that claims to be code',
    (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '<!doctype html>' }),
  ],
  [
    'were changed on the way',
    (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'globalThis.hacked = true;' }),
  ],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
];

async function expectRestGoesOn(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'ECTS Coordinators' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'ECTS Coordinators' })).toBeVisible();
}

for (const [what, answer] of FAILURES) {
  test(`the portal goes on when the files of a module ${what}, and heals`, async ({ page, allowFaults }) => {
    allowFaults(
      /mfe-factsheets/,
      /integrity/i,
      /Failed to load resource/,
      /preload/i,
      /MIME/i,
      /Unexpected token/,
    );
    await page.route(MODULE_FILES, answer);
    await page.goto('/factsheets');
    await expect(page.getByRole('heading', { level: 1, name: 'Factsheets is not available' })).toBeVisible();
    await expect(page.getByText(/The (part|files of the part) “Factsheets”/)).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    await expectRestGoesOn(page);

    await page.unroute(MODULE_FILES);
    await page.goBack();
    const retry = page.getByRole('button', { name: 'Try again' });
    const table = page.getByRole('table', { name: 'Partner factsheets' });
    await expect(retry.or(table).first()).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(table).toBeVisible();
  });
}

test('the portal gives up waiting for a module that hangs', async ({ page, allowFaults }) => {
  allowFaults(/mfe-factsheets/, /preload/i);
  await page.route(MODULE_FILES, () => undefined);
  await page.goto('/factsheets', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Factsheets is not available' })).toBeVisible({
    timeout: patient(60_000),
  });
  await expectRestGoesOn(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the portal says so when its own list of modules cannot be read', async ({ page, allowFaults }) => {
  allowFaults(/config\.json/, /Failed to load resource/);
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/factsheets');
  await expect(page.getByRole('heading', { name: 'The portal could not start' })).toBeVisible();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factsheets', exact: true })).toBeVisible();
});
