import { expect, type Page } from '@playwright/test';

/** Opens every row of the step that is on the screen, one after the other, and leaves the first of them open. */
export async function openEverything(page: Page): Promise<void> {
  const lines = page.locator('[data-entry] button[aria-expanded]');
  for (const line of [...(await lines.all()).toReversed()]) {
    if ((await line.getAttribute('aria-expanded')) === 'true') continue;
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
  }
}
