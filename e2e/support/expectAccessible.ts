import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that nothing on the page breaks WCAG 2.2, level AA, as far as a machine can tell. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // A button between two states has a colour of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // The portal has no frames: without them one run inside the page says all, and nothing else than breaches is asked for.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, what).toEqual([]);
}

/** Expects that nothing sticks out to the right: a person would have to scroll in two directions. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  // A window that has just changed its size is laid out once more by what observes it.
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  await expect.poll(overflow, { message: `${what}: pixels that stick out` }).toBe(0);
}
