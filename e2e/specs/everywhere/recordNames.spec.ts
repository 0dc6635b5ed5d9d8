import type { Page } from '@playwright/test';
import { type OwnPortal, startOwnPortal } from '../../support/portal/ownPortal.ts';
import {
  addGreekNames,
  namesOnPage,
  readRecordNames,
  type RecordNames,
} from '../../support/looks/recordNames.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { ROUTES, SCREENS } from '../../support/screens/screens.ts';
import { type Account, signIn } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';

/** Pages that show a record's names in both languages. */
const BOTH_NAMES = /^\/(departments|institutions)(\/|$)|^\/factsheets\/(edit|view)\//;
/** Pages that no page of the account links to in the sample: those of selected agreements and of a job; the student has handed in both kinds of application. */
const NOT_LINKED = {
  iro: [
    '/iia/bulk/pdf',
    '/iia/bulk',
    '/iia/bulk/new',
    '/iia/bulk/:jobId',
    '/destinations/:institutionId',
    '/application/outgoing/student/new',
    '/application/outgoing/short/student/new',
    '/application/outgoing/student/account/:formId',
  ],
  teacher: [],
  student: ['/application/outgoing/student/new', '/application/outgoing/short/student/new'],
};

// The test adds Greek names of partners, so it has a portal of its own.
let running: OwnPortal;
let names: readonly RecordNames[];
test.beforeAll(async ({ browser }) => {
  running = await startOwnPortal({}, (said) => /^The portal is at/m.exec(said)?.[0]);
  const page = await browser.newPage({ baseURL: running.portalUrl });
  await signIn(page, 'iro');
  await expect(page.getByRole('table')).toBeVisible();
  await addGreekNames(page);
  names = await readRecordNames(page);
  await page.close();
});
test.afterAll(() => running.stop());

for (const account of ['iro', 'teacher', 'student'] as const satisfies readonly Account[]) {
  test(`${account} reads the names of records in the language of the page, on every screen`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: running.portalUrl });
    await signIn(page, account, '/profile');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    const isSettled = watchRequests(page);

    const isOwn = ({ accounts }: (typeof ROUTES)[number]) => accounts.includes(account);
    const waiting = [...SCREENS, ...ROUTES.filter(({ path }) => path === '/iia/form')]
      .filter(isOwn)
      .map(({ path }) => path);
    const left = new Set(ROUTES.filter(isOwn).map(({ path }) => path));
    const wrong: string[] = [];
    const check = async (place: string) => {
      for (const [button, language, other] of [
        [/Ελληνικά/, 'el', 'en'],
        [/English/, 'en', 'el'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await isSettled();
        const found = await namesOnPage(page, names, other);
        wrong.push(...found.map((text) => `${place} in ${language}: ${text}`));
      }
    };
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const path = new URL(address, running.portalUrl).pathname;
      const route = ROUTES.find((one) => patternOf(one.path).test(path))?.path ?? path;
      left.delete(route);
      await test.step(address, async () => {
        await openInside(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isSettled();
        const addresses = await page
          .locator('main a[href]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        for (const one of left) {
          const found = addresses.find((link) =>
            patternOf(one).test(new URL(link, running.portalUrl).pathname),
          );
          if (found === undefined || waiting.includes(found)) continue;
          left.delete(one);
          waiting.push(found);
        }
        if (BOTH_NAMES.test(path)) return;
        await check(address);
        const parts = page.locator('main').locator('[role=tab], nav li button');
        for (let index = 0; index < (await parts.count()); index += 1) {
          const part = parts.nth(index);
          if (!(await part.isEnabled())) continue;
          const title = await part.innerText();
          await part.click();
          await check(`${address}, ${title}`);
        }
      });
    }
    expect.soft([...left], 'pages that were not opened').toEqual(NOT_LINKED[account]);
    expect(wrong).toEqual([]);
    await page.close();
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** Returns what waits until a page asks the server for nothing and its text stays the same. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let last = '';
    await expect
      .poll(
        async () => {
          const text = await page.locator('main').innerText();
          const isSame = text === last && open.size === 0;
          last = text;
          return isSame;
        },
        // Longer than a page waits before it asks: for the check of the permission.
        { intervals: [700] },
      )
      .toBe(true);
  };
}
