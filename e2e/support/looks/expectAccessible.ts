import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { LOOK, type Look } from './looks.ts';
import type { Language } from 'shared-contracts/text/language.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Found = {
  readonly breaches: readonly {
    readonly id: string;
    readonly help: string;
    readonly targets: readonly string[];
  }[];
  readonly rules: number;
  readonly tool: { readonly name: string; readonly version: string };
};

/**
 * Expects that nothing on the page breaks WCAG 2.2, level AA, or what axe holds for good practice, as far as a machine can tell. What was looked at
 * is noted for the accessibility statement (`statementReporter.ts`).
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What shows no heading yet is a page that is still on its way.
  await expect(page.locator('h1').filter({ visible: true }).first(), `${what}: heading`).toBeAttached();
  // Rows that wait for the next ones are paler.
  await expect(page.locator('table[aria-busy=true]'), `${what}: rows on their way`).toHaveCount(0);
  // A button between two states has a colour of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { breaches, rules, tool } = await lookAt(page, { runOnly: TAGS });
  const found: string[] = [];
  for (const { id, help, targets } of breaches)
    for (const target of targets)
      if (id !== 'target-size' || (await isSmall(page, target))) found.push(`${id}: ${help}: ${target}`);
  const look: Look = { what, rules, notes: found.length, tool: tool.name, version: tool.version };
  test.info().annotations.push({ type: LOOK, description: JSON.stringify(look) });
  expect(found, what).toEqual([]);
}

/**
 * Has axe look at a page, or at one element of it; gives what breaks a rule, and how many rules were asked.
 *
 * What looks stays in the page: its text is half as long as the portal's own. By its own package for Playwright it would be read twice, in its
 * long form, and each look would read all style sheets for a rule that asks whether a video plays by itself.
 */
async function lookAt(page: Page, options: Pick<RunOptions, 'runOnly'>, within?: string): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([element, asked]) => {
      const { axe } = window as unknown as { readonly axe: Pick<typeof Axe, 'run'> };
      const { violations, passes, incomplete, inapplicable, testEngine } = await axe.run(
        element ?? document,
        {
          ...asked,
          resultTypes: ['violations'],
          preload: { assets: ['media'] },
        },
      );
      return {
        breaches: violations.map(({ id, help, nodes }) => ({
          id,
          help,
          targets: nodes.map(({ target }) => target.join(' ')),
        })),
        rules: violations.length + passes.length + incomplete.length + inapplicable.length,
        tool: testEngine,
      };
    },
    [within, options] as const,
  );
}

/** Tells whether a target is too small also where it can be seen whole: a bar that stays covers half of one now and then, as far as nobody scrolls. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { breaches } = await lookAt(page, { runOnly: ['target-size'] }, target);
  return breaches.length > 0;
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
      const { scrollWidth } = document.documentElement;
      // Excludes the space reserved for a scroll bar.
      const { width } = document.documentElement.getBoundingClientRect();
      if (scrollWidth <= Math.ceil(width)) return [];
      const outside = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > width,
      );
      return [`${scrollWidth - width} px`, ...outside.map(({ outerHTML }) => outerHTML.slice(0, 200))];
    });
  await expect.poll(overflow, { message: `${what}: what sticks out` }).toEqual([]);
}
