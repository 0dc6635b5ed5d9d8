import type { Page } from '@playwright/test';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { anotherRelease, moduleInForce } from '../support/anotherRelease.ts';
import { pageFiles } from '../support/pageFiles.ts';
import { offerPreview } from '../support/preview.ts';
import { FURTHER_SCREENS } from '../support/furtherModules.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mfe-factsheets';
const EDIT = '/factsheets/edit/1';
const FILES = pageFiles(moduleInForce(MODULE), 'factsheetEdit', 'en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Parts of pages that come once the page is there, and that nobody waits for; the last are what the bar of a selection shares with pages that are not open. */
const LATE =
  /_(?:IncomingNotice|BulkBar|Charts|EditableSheet|SharedPeople)_tsx\.|^shared-contracts_src_(?:agreements_entities_agreementItem|bulk_bulkJobs)_ts[-.]/;

/** Scripts of modules that the page has loaded so far, with who asked for each first. */
const moduleFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\/m\/mfe-[a-z]+\/.*\.js$/.test(name))
      .map(({ name, initiatorType }) => ({ file: name.split('/').at(-1) ?? '', initiatorType })),
  );

/** Keeps the entry of a module from coming before these files have been asked for. */
async function holdEntry(page: Page, { base, release }: RegistryModule, files: readonly string[]) {
  const all = Promise.all(
    files.map((file) => page.waitForRequest((request) => request.url().endsWith(`${base}${file}`))),
  );
  // Whoever has ended the test waits for none of them.
  all.catch(() => undefined);
  await page.route(`**${base}${release.entry}`, async (route) => {
    await all;
    await route.fallback();
  });
}

test.describe('the office', () => {
  test.use({ account: 'iro' });

  test('gets code and texts of a page that it opens by its address before the module itself has come', async ({
    page,
  }) => {
    expect(FILES.join()).toMatch(/factsheetEdit\.js.*factsheetWizard_en/);
    await holdEntry(page, moduleInForce(MODULE), FILES);
    await page.goto(EDIT);
    await expect(heading(page)).toContainText('Edit factsheet 1');
  });

  test('gets those of a release on trial as early', async ({ page }) => {
    const same = (text: string) => text;
    await offerPreview(page, MODULE, same, same);
    const { entry } = anotherRelease(moduleInForce(MODULE), 1);
    await page.goto(`/?release=${MODULE}@${entry.release.release}`);
    await page.getByRole('button', { name: 'Try in this tab' }).click();
    await expect(page.getByRole('button', { name: 'End trial' })).toBeVisible();
    await holdEntry(page, entry, FILES);
    await page.goto(EDIT);
    await expect(heading(page)).toContainText('Edit factsheet 1');
  });

  test('waits for nothing that was not asked for ahead, on any page, and asks for nothing twice', async ({
    page,
  }) => {
    for (const { path, title } of [...SCREENS, ...FURTHER_SCREENS].filter(({ accounts }) =>
      accounts.includes('iro'),
    )) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
        const files = await moduleFiles(page);
        const late = files.filter(({ file, initiatorType }) => initiatorType !== 'link' && !LATE.test(file));
        expect.soft(late).toEqual([]);
        expect(files.length).toBe(new Set(files.map(({ file }) => file)).size);
      });
    }
  });

  test('gets a page while the pointer rests on a link to it', async ({ page }) => {
    await page.goto('/profile');
    await expect(heading(page)).toBeVisible();
    const asked = page.waitForRequest(/\/m\/mfe-applications\/.*\/applicationSettings\.js$/);
    await page.getByRole('link', { name: 'Application settings' }).hover();
    await asked;
    await expect(heading(page)).toHaveText('My Profile');
  });
});

test.describe('faculty', () => {
  test.use({ account: 'teacher' });

  test('gets nothing of a page that it may not open', async ({ page }) => {
    await page.goto('/iia/form');
    await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
    expect(await moduleFiles(page)).toEqual([]);
  });
});
