import { LANGUAGE_COOKIE, LANGUAGES } from 'shared-contracts/text/language.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

/** Text spacing that readers may set. Source: WCAG 2.2, 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** The portal's name and the column headers: no other element shows them in full. */
const TEXTS = 'header a span, [role=columnheader]';

for (const [address, width] of [
  ['/iia/rows', 1366],
  ['/', 390],
  ['/', 320],
] as const)
  test(`${address} at ${width} px cuts no text when its letters are set wider`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const value of LANGUAGES) {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value, url: baseURL ?? '' }]);
      await page.goto(address);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      const cut = await page.locator(TEXTS).evaluateAll((texts) =>
        texts
          .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
            // Visually hidden text has a box of one pixel; inline text has none.
            if (clientWidth <= 1) return false;
            return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    }
  });
