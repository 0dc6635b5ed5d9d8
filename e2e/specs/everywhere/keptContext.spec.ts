import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

// In this order, in one worker: what the first leaves, the others look for.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'iro' });

const LEFT = 'left-behind';
const kept: BrowserContext[] = [];

/** Names of what lies in each place of the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
  ]);

test('a test leaves what it likes', async ({ page, context }) => {
  kept.push(context);
  await page.goto('/401');
  await page.evaluate(async (name) => {
    localStorage.setItem(name, name);
    sessionStorage.setItem(name, name);
    document.cookie = `${name}=${name}; path=/`;
    await caches.open(name);
    await new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  }, LEFT);
  expect((await stored(page)).filter((name) => name === LEFT)).toHaveLength(5);
  await context.route('**/api/**', (route) => route.abort());
  await context.newPage();
});

test('the next one has the same context, and finds nothing of it', async ({ page, context }) => {
  expect(kept).toContain(context);
  // Its own, and the one that rests.
  expect(context.pages()).toHaveLength(2);
  await page.goto('/departments');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await stored(page)).not.toContain(LEFT);
  await page.clock.install();
});

test('a context whose clock was changed is not taken again', ({ context }) => {
  expect(kept).not.toContain(context);
});

/** Reads the addresses of the scripts that a page has loaded, and of those that came over the network. */
const scripts = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const sent = all.filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0);
    return { all: all.map(({ name }) => name), sent: sent.map(({ name }) => name) };
  });

test('what one test has loaded, the next has in its cache', async ({ page }) => {
  await page.goto('/departments');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // A script that is fetched ahead may still be on its way when the page is left, and comes anew.
  const { all } = await scripts(page);
  expect(all.length).toBeGreaterThan(5);
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect((await scripts(page)).sent.filter((name) => all.includes(name))).toEqual([]);
});

test.describe('where the cache is not kept', () => {
  test.use({ isCacheKept: false });

  test('every script comes anew, in the same context', async ({ page }) => {
    await page.goto('/departments');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const { all, sent } = await scripts(page);
    expect(all.length).toBeGreaterThan(5);
    expect(sent).toEqual(all);
  });
});
