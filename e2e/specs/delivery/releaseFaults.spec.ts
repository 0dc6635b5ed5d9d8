import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/text/language.ts';
import type { FaultList } from 'shared-contracts/releases/faultCalls.ts';
import { FAULT_REPORTS_PATH, type FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { type Account, stateFile } from '../../support/session/accounts.ts';
import { moduleInForce } from '../../support/releases/anotherRelease.ts';
import { callApi } from '../../support/records/dataApi.ts';
import { expectUsable } from '../../support/looks/expectAccessible.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { PORTAL } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'student' });

const MODULE = moduleInForce('mfe-factsheets');
const PERSONAL = ['maria.roe@uni.example', 'Παπαδοπούλου', '6912345678'];
const REFERENCE = /Reference: ([0-9A-Z]{4}-[0-9A-Z]{4})/;

/** Lets the list of a view's sections fail as it is drawn, in a sentence with what belongs to somebody: code that is released, at a place of its own. */
async function letViewsFail(page: Page): Promise<void> {
  await page.addInitScript((personal) => {
    const { map } = Array.prototype;
    Array.prototype.map = function failing(this: readonly unknown[], ...given: Parameters<typeof map>) {
      if (this[0] === 'A' && this[1] === 'B' && new Error('where').stack?.includes('/m/mfe-factsheets/'))
        throw new RangeError(`Nothing of ${personal.join(' or ')} can be drawn`);
      return map.apply(this as unknown[], given);
    } as typeof map;
  }, PERSONAL);
}

const allowed = [/can be drawn/, /RangeError/, /The above error occurred/, /RouterProvider|error boundary/i];

/** What a browser would tell of a fault in the entry of a module, and of a long task. */
function reportOf({ base, release: { id, release, entry } }: RegistryModule): FaultReport {
  const of = { module: id, release };
  const frame = { file: `${base}${entry}`, line: 1, column: 400, name: 'f' };
  return {
    language: 'gr',
    browser: { name: 'Firefox', version: 143 },
    faults: [
      {
        ...of,
        name: 'TypeError',
        message: 'x is not a function',
        frames: [frame],
        page: '/factsheets',
        times: 3,
      },
    ],
    counts: [{ ...of, kind: 'longTask', what: '/factsheets', times: 2, longestMs: 640 }],
  };
}

async function failView(page: Page): Promise<string> {
  await page.goto('/factsheets');
  await page.locator('tbody a[href^="/factsheets/view/"]').first().click();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  const text = (await page.getByText(REFERENCE).textContent()) ?? '';
  return REFERENCE.exec(text)?.[1] ?? '';
}

/** Does something as somebody else, in a window of their own. */
async function as(browser: Browser, account: Account, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ storageState: stateFile(account) });
  const page = await context.newPage();
  await page.goto('/401');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await work(page);
  await context.close();
}

test('a page that fails names module, team and a reference, by which the office finds the place in the sources', async ({
  page,
  browser,
  allowFaults,
}) => {
  allowFaults(...allowed);
  await letViewsFail(page);
  const told = page.waitForResponse((response) => response.url().endsWith(FAULT_REPORTS_PATH));
  const reference = await failView(page);
  const { name, owner } = MODULE.release.description;
  await expect(page.getByText(`“${name.en}” is looked after by the ${owner.teamName.en}`)).toBeVisible();
  await expect(page.getByRole('link', { name: owner.contact })).toBeVisible();
  await expectUsable(page, 'page that failed', 'en');

  const response = await told;
  expect(response.status()).toBe(200);
  const sent = response.request().postData() ?? '';
  for (const personal of PERSONAL) expect(sent).not.toContain(personal);
  expect(sent).not.toMatch(/factsheets\/view\/\d/);
  expect((JSON.parse(sent) as FaultReport).faults).toMatchObject([
    { module: 'mfe-factsheets', name: 'RangeError', page: '/factsheets/view/:factsheetId' },
  ]);

  await as(browser, 'iro', async (office) => {
    await office.getByRole('button', { name: /^Account of/ }).click();
    await office.getByRole('link', { name: 'Faults' }).click();
    await office.getByRole('textbox', { name: 'Reference' }).fill(reference.replace('-', ' ').toLowerCase());
    await office.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const fault = office.getByRole('listitem').filter({ hasText: reference });
    await expect(fault).toContainText(MODULE.release.release);
    await expect(fault).toContainText('/factsheets/view/:factsheetId');
    await expect(fault).toContainText(
      /mfe-factsheets\/src\/features\/factsheetView\/components\/Contents\.tsx:24/,
    );
    const kept = await callApi<FaultList>(office, 'GET', '/Faults');
    expect(kept.faults.map((one) => one.reference)).toContain(reference);
    for (const personal of PERSONAL) expect(JSON.stringify(kept)).not.toContain(personal);
  });
});

test('the reference is there also where the server cannot be told, and the page goes on', async ({
  page,
  allowFaults,
}) => {
  allowFaults(...allowed, /Failed to load resource/);
  await letViewsFail(page);
  await page.route(`**${FAULT_REPORTS_PATH}`, (route) => route.abort());
  expect(await failView(page)).toMatch(/^[0-9A-Z-]{9}$/);
  await page.getByRole('link', { name: 'Institutions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Institutions' })).toBeVisible();
});

test('violations of the policy and long tasks are counted of the module whose page is open', async ({
  page,
  browser,
  allowFaults,
}) => {
  allowFaults(/security policy|Content Security Policy/i);
  // This tab is one of those that count long tasks.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/factsheets');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const counted = page.waitForResponse((response) => response.url().endsWith(FAULT_REPORTS_PATH));
  // Until the code that counts is there, nothing is counted.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const image = document.createElement('img');
        image.src = `https://other.example/people/4711?${Date.now()}`;
        document.body.append(image);
        image.remove();
        requestAnimationFrame(() => {
          const end = performance.now() + 300;
          while (performance.now() < end);
        });
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return Promise.race([counted.then(() => true), page.evaluate(() => false)]);
    })
    .toBe(true);

  await as(browser, 'iro', async (office) => {
    const { counts } = await callApi<FaultList>(office, 'GET', '/Faults?module=mfe-factsheets');
    expect(counts).toContainEqual(
      expect.objectContaining({ kind: 'violation', what: 'img-src https://other.example' }),
    );
    expect(JSON.stringify(counts)).not.toContain('4711');
    await openInside(office, '/release-faults?module=mfe-factsheets');
    await expect(office.getByRole('table')).toContainText('img-src https://other.example');
  });
});

test('nobody but the office opens the page', async ({ page }) => {
  await page.goto('/release-faults');
  await expect(page).toHaveURL(/\/401$/);
  const refused = await page.request.get('/api/Faults');
  expect(refused.status()).toBe(401);
});

test('source maps lie beside every release, and nobody gets them', async ({ page }) => {
  const folder = path.join(PORTAL, MODULE.base, '.maps');
  const [map = ''] = readdirSync(folder).filter((name) => name.startsWith('module.'));
  expect(map).toMatch(/\.js\.map$/);
  const file = map.replace(/\.map$/, '');
  const code = await page.request.get(`${MODULE.base}${file}`);
  expect(code.status()).toBe(200);
  expect(await code.text()).not.toContain('sourceMappingURL');
  for (const address of [
    `${MODULE.base}.maps/${map}`,
    `${MODULE.base}%2emaps/${map}`,
    `${MODULE.base}.maps%2f${map}`,
    `${MODULE.base}x/../.maps/${map}`,
    `${MODULE.base}.maps/`,
    `${MODULE.base}.maps/${map}.br`,
    `${MODULE.base}.maps/${map}.gz`,
    `${MODULE.base}${map}`,
  ]) {
    const answer = await page.request.get(address, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(await answer.text()).not.toContain('"mappings"');
    expect([400, 404]).toContain(answer.status());
  }
});

for (const language of LANGUAGES) {
  test.describe(`the office in ${language}`, () => {
    test.use({ account: 'iro' });

    test(`can use the page of faults in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await page.goto('/401');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await callApi(page, 'POST', FAULT_REPORTS_PATH, reportOf(MODULE));
      await openInside(page, '/release-faults');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Faults|Σφάλματα)$/);
      const stack = page.getByRole('button', { name: /^(Where in the code|Θέση στον κώδικα)$/ }).first();
      await stack.click();
      await expect(page.locator('ol code').first()).toBeVisible();
      await expectUsable(page, 'faults', language);
      await page.getByRole('textbox').first().fill('0000-0000');
      await page.getByRole('button', { name: /^(Search|Αναζήτηση)$/ }).click();
      await expect(page.getByText(/No fault has this reference|Δεν υπάρχει σφάλμα με αυτόν/)).toBeVisible();
      await expectUsable(page, 'no fault', language);
    });
  });
}
