import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { LOOK, type Look } from './looks.ts';
import type { Language } from 'shared-contracts/text/language.ts';

/**
 * Expects that nothing on the page breaks WCAG 2.2, level AA, or what axe holds for good practice, as far as a machine can tell. What was looked at
 * is noted for the accessibility statement (`statementReporter.ts`).
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What shows no heading yet is a page that is still on its way.
  await expect(page.locator('h1').filter({ visible: true }).first(), `${what}: heading`).toBeAttached();
  // A button between two states has a colour of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations, passes, incomplete, inapplicable, testEngine } = await (
    await lookAt(page)
  )
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations)
    for (const target of nodes.map(({ target: path }) => path.join(' ')))
      if (id !== 'target-size' || (await isSmall(page, target))) found.push(`${id}: ${help}: ${target}`);
  const rules = violations.length + passes.length + incomplete.length + inapplicable.length;
  const look: Look = { what, rules, notes: found.length, tool: testEngine.name, version: testEngine.version };
  test.info().annotations.push({ type: LOOK, description: JSON.stringify(look) });
  expect(found, what).toEqual([]);
}

async function lookAt(page: Page): Promise<AxeBuilder> {
  // What looks stays in the page: its text is as long as the portal's own.
  const isThere = await page.evaluate(() => 'axe' in window);
  return (
    new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
      // The portal has no frames: without them one run inside the page says all, and nothing else than breaches is asked for.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
  );
}

/** Tells whether a target is too small also where it can be seen whole: a bar that stays covers half of one now and then, as far as nobody scrolls. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await (await lookAt(page)).include(target).withRules('target-size').analyze();
  return violations.length > 0;
}

/** A desk, and a phone as narrow as WCAG 1.4.10 has it: as wide as 1280 px are at 400 %. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
] as const;

/**
 * Expects that everybody can use what is shown, in a narrow window and in a wide one, to which it changes while it is open; leaves it wide.
 *
 * - language: of a page that is looked at in both. Nothing may stick out of either window; breaches are looked for in the wide window in
 *   English and in the narrow one in Greek, as each look costs as much as the rest of a test
 */
export async function expectUsable(page: Page, what: string, language?: Language): Promise<void> {
  // As the window grows, links come to lie below a pointer that rests, and what they lead to is fetched for nothing.
  await page.mouse.move(0, 0);
  for (const viewport of WINDOWS.toReversed()) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page, `${what} at ${viewport.width} px`);
    const isLookedAt = language === undefined || (language === 'en') === (viewport === WINDOWS[0]);
    if (isLookedAt) await expectAccessible(page, `${what} at ${viewport.width} px`);
  }
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
