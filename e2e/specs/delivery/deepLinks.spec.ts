import type { Page } from '@playwright/test';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { anotherRelease, moduleInForce } from '../../support/releases/anotherRelease.ts';
import { pageFiles } from '../../support/releases/pageFiles.ts';
import { offerPreview } from '../../support/releases/preview.ts';
import { SCREENS } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

const MODULE = 'mfe-factsheets';
const EDIT = '/factsheets/edit/1';
const FILES = pageFiles(moduleInForce(MODULE), 'factsheetEdit', 'en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Parts of pages that come once the page is there, and that nobody waits for; the last are what the bar of a selection shares with pages that are not open. */
const LATE =
  /_(?:IncomingNotice|BulkBar|Charts|EditableSheet|SharedPeople)_tsx\.|^shared-contracts_src_(?:agreements_entities_agreementItem|bulk_bulkJobs)_ts[-.]/;

/** Scripts of modules that the page has loaded so far. */
const moduleFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/m\/mfe-[a-z]+\/.*\.js$/.test(name))
      .map(({ name }) => name.split('/').at(-1) ?? ''),
  );

/** What a page asks for: ahead, by a hint of the shell, or to run it. */
type Asked = { readonly isHint: boolean; readonly file: string };

/** Runs in the page before anything else: keeps in which order scripts of modules are asked for, whenever they come. */
function keepOrder(): void {
  const order: Asked[] = [];
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isHint = node instanceof HTMLLinkElement && node.rel === 'preload';
      const address = isHint ? node.href : node instanceof HTMLScriptElement ? node.src : '';
      if (/\/m\/mfe-[a-z]+\/.*\.js$/.test(address))
        order.push({ isHint, file: address.split('/').at(-1) ?? '' });
    }
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { askedFor: order });
}

/** What a page ran without having been told of it before, and what it was told of and has not run. */
async function surprises(page: Page) {
  const asked = await page.evaluate(() => Reflect.get(window, 'askedFor') as readonly Asked[]);
  const firstOf = (isHint: boolean, file: string) =>
    asked.findIndex((one) => one.isHint === isHint && one.file === file);
  const late = asked.filter(({ isHint, file }, at) => {
    const hint = firstOf(true, file);
    return !isHint && (hint === -1 || hint > at) && !LATE.test(file);
  });
  const unused = asked.filter(({ isHint, file }) => isHint && firstOf(false, file) === -1);
  return { late: late.map(({ file }) => file), unused: unused.map(({ file }) => file) };
}

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

  test('waits for nothing that was not asked for ahead, on any page, and asks for nothing twice or in vain', async ({
    page,
  }) => {
    await page.addInitScript(keepOrder);
    for (const { path, title } of SCREENS.filter(({ accounts }) => accounts.includes('iro'))) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
        await expect.poll(() => surprises(page)).toEqual({ late: [], unused: [] });
        const files = await moduleFiles(page);
        expect(files.length).toBe(new Set(files).size);
      });
    }
  });

  test('gets a page while the pointer rests on a link to it', async ({ page }) => {
    await page.goto('/profile');
    await expect(heading(page)).toBeVisible();
    const asked = page.waitForRequest(/\/m\/mfe-applications\/.*\/applicationSettings\.js$/);
    await page.getByRole('link', { name: 'Application Settings' }).hover();
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
