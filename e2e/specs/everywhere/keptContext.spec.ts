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
