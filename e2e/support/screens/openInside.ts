import type { Page } from '@playwright/test';

/** Goes to an address of the portal as its own links do: what is loaded stays, and so does what was typed elsewhere. */
export async function openInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: Number(Reflect.get(Object(history.state), 'idx') ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
}
