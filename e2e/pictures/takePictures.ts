import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGE_TAG, LANGUAGES, type Language } from 'shared-contracts/text/language.ts';
import { launchBrowser, startBenchPortal } from '../bench/benchPortal.ts';
import { type Account, signIn } from '../support/session/accounts.ts';
import { callApi } from '../support/records/dataApi.ts';
import { REPOSITORY } from '../support/places.ts';
import { PICTURES, type Picture } from './pictures.ts';

// Takes the pictures of the help from the built portal with its sample people, in each language, and puts them where the shell has them.
// Takes those that are named behind the command alone.

const FOLDER = path.join(REPOSITORY, 'shell/src/about/help/pictures');
/** A common window, and what is left of it in the picture. */
const WINDOW = { width: 1280, height: 747 };
const PICTURE = { width: 960, height: 560 };
const QUALITY = 0.72;

const wanted = process.argv.slice(2);
const pictures = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const portal = await startBenchPortal();
const browser = await launchBrowser();
try {
  for (const language of LANGUAGES) {
    for (const account of new Set(pictures.map((picture) => picture.account)))
      await takeAs(account, language);
  }
} finally {
  await browser.close();
  portal.stop();
}

async function takeAs(account: Account, language: Language): Promise<void> {
  const context = await browser.newContext({
    baseURL: portal.origin,
    viewport: WINDOW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'lang', value: language, url: portal.origin }]);
  const page = await context.newPage();
  await signIn(page, account);
  await page.getByRole('banner').waitFor();
  await callApi(page, 'POST', '/Users/Me/tour');
  for (const picture of pictures.filter((each) => each.account === account)) {
    await show(page, picture);
    const file = path.join(FOLDER, `${picture.name}.${LANGUAGE_TAG[language]}.webp`);
    const bytes = await asWebp(browser, await page.screenshot());
    writeFileSync(file, bytes);
    process.stdout.write(`${path.relative(REPOSITORY, file)} ${bytes.length} bytes\n`);
  }
  await context.close();
}

async function show(page: Page, { address, ready }: Picture): Promise<void> {
  await page.goto(typeof address === 'string' ? address : await address(page));
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The browser itself makes a picture smaller and compresses it: nothing else has to be installed. */
async function asWebp(by: Browser, png: Buffer): Promise<Buffer> {
  const page = await by.newPage();
  const encoded = await page.evaluate(
    async ({ source, size, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, size.width, size.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, size: PICTURE, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
