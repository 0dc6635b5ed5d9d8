import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findAgreement } from '../../support/records/findAgreement.ts';
import { REPOSITORY } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Longest time that the page may leave somebody's click unanswered while the document is made: in milliseconds, and on a busy machine as
 * a part of the whole making. Drawn on the page itself, the document would block it for nearly all of that time (decision 0014).
 */
const LONGEST_BLOCK = { ms: 200, part: 1 / 5 } as const;

/** Presses the button and waits for the file. */
async function downloadPdf(page: Page, name: RegExp) {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return arrival;
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  for (const [lang, title] of [
    ['en', 'Inter-institutional Agreement between Programme Countries'],
    ['gr', 'Διιδρυματική συμφωνία μεταξύ χωρών του προγράμματος'],
  ] as const) {
    test(`downloads an agreement as a PDF in the language of the portal (${lang})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
      const id = await findAgreement(page, 'status eq 3');
      await page.goto(`/iia/view/${id}`);
      const download = await downloadPdf(page, /PDF/);
      const content = await readFile(await download.path());

      expect(download.suggestedFilename()).toBe(`IIA_${id}.pdf`);
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      // Texts of properties are UTF-16 where they go beyond Latin letters.
      const inUtf16 = Buffer.from(title, 'utf16le').swap16();
      expect(content.includes(title) || content.includes(inUtf16)).toBe(true);
    });
  }

  test('has the logo of the university at the head of the PDF, whatever kind of picture it is', async ({
    page,
    allowFaults,
  }) => {
    // The library looks for Node's, once it has the picture, to name it: it is drawn without a name.
    allowFaults(/Buffer is not defined/);
    const id = await findAgreement(page, 'status eq 3');
    const name = { en: 'University of Example', el: 'Πανεπιστήμιο Παραδείγματος' };
    for (const kind of ['svg', 'png']) {
      const logo = `/university/logo.${kind}`;
      await page.route('**/config.json', async (route) => {
        const config = (await (await route.fetch()).json()) as object;
        const university = { name, logo, office: { email: 'international@uni.example' } };
        await route.fulfill({ json: { ...config, university } });
      });
      await page.route(`**${logo}`, (route) =>
        route.fulfill({ path: path.join(REPOSITORY, `docs/samples${logo}`) }),
      );
      await page.goto(`/iia/view/${id}`);
      const download = await downloadPdf(page, /PDF/);
      expect((await readFile(await download.path())).includes('/DCTDecode')).toBe(true);
      await page.unroute('**/config.json');
    }
  });

  test('can go on working while the PDF is made', async ({ page }) => {
    const id = await findAgreement(page, 'status eq 3');
    await page.goto(`/iia/view/${id}`);
    await expect(page.getByRole('button', { name: /PDF/ })).toBeVisible();
    await page.evaluate(() => {
      const blocks: number[] = [];
      new PerformanceObserver((list) => {
        blocks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
      Reflect.set(window, 'blocks', blocks);
    });
    const began = Date.now();
    await downloadPdf(page, /PDF/);
    const took = Date.now() - began;
    const blocks = (await page.evaluate(() => Reflect.get(window, 'blocks') as unknown)) as number[];

    expect(Math.max(0, ...blocks)).toBeLessThan(Math.max(LONGEST_BLOCK.ms, took * LONGEST_BLOCK.part));
  });

  for (const [what, file] of [
    ['drawing', /\.worker\./],
    ['font', /\.ttf$/],
  ] as const) {
    test(`gets no PDF from a ${what} file that is not what was released, and can try again`, async ({
      page,
      allowFaults,
    }) => {
      allowFaults(/integrity|PDF/i);
      const id = await findAgreement(page, 'status eq 3');
      await page.goto(`/iia/view/${id}`);
      await page.context().route(file, async (route) => {
        const response = await route.fetch();
        const body = Buffer.concat([await response.body(), Buffer.from(' ')]);
        await route.fulfill({ response, body });
      });
      await page.getByRole('button', { name: /PDF/ }).click();
      await expect(page.getByText('The PDF could not be made.')).toBeVisible();
      // Of several files the others may still be on their way.
      await page.context().unrouteAll({ behavior: 'wait' });
      const download = await downloadPdf(page, /PDF/);

      expect(download.suggestedFilename()).toBe(`IIA_${id}.pdf`);
    });
  }
});
