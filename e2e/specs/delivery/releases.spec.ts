import type { Page } from '@playwright/test';
import { MODULE_REPORTS_PATH, type ModuleReport } from 'shared-contracts/releases/moduleReports.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import {
  anotherRelease,
  answerNothing,
  answerPage,
  isExposed,
  moduleInForce,
  modulesInForce,
  type OtherRelease,
} from '../../support/releases/anotherRelease.ts';
import { changingRegistry, expectFirstPage, openByMenu } from '../../support/releases/changingRegistry.ts';
import { expectAccessible } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

/** Every module that is published: its present release is the last good one, and a broken one is in force. */
const MODULES = Object.values(modulesInForce());

type Break = {
  /** The word that a browser tells the server. */
  readonly outcome: string;
  readonly change?: (exposed: string) => string;
  readonly answer?: (page: Page, broken: OtherRelease) => Promise<unknown>;
};

const BREAKS: Readonly<Record<string, Break>> = {
  'fails as it starts': {
    outcome: 'start',
    change: (exposed) =>
      exposed.replace(/contract:\d,/, 'contract:(()=>{throw new Error("It does not start")})(),'),
  },
  'was changed on its way': {
    outcome: 'integrity',
    answer: (page, { entry, files }) => {
      const [name = '', content = ''] = [...files].find(([file]) => isExposed(file)) ?? [];
      const body = `globalThis.hacked = true;${String(content)}`;
      return page.route(`**${entry.base}${name}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
    },
  },
  'is not there': {
    outcome: 'load',
    answer: (page, { entry }) => page.route(`**${entry.base}${entry.release.entry}`, answerNothing),
  },
  'is a page in place of code': {
    outcome: 'load',
    answer: (page, { entry }) => page.route(`**${entry.base}${entry.release.entry}`, answerPage),
  },
};

const OUR_FAULTS = [
  /\/m\/mfe-/,
  /integrity/i,
  /preload/i,
  /MIME/i,
  /Failed to load resource/,
  /does not start/,
];

function note(page: Page, { release }: RegistryModule) {
  return page.getByRole('status').filter({ hasText: `(${release.release}` });
}

for (const [what, { outcome, change, answer }] of Object.entries(BREAKS)) {
  test(`each module goes on in its last good release when the one in force ${what}`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults(...OUR_FAULTS);
    const told = new Set<string>();
    page.on('response', (response) => {
      if (!response.url().endsWith(MODULE_REPORTS_PATH) || !response.ok()) return;
      const { outcomes } = response.request().postDataJSON() as ModuleReport;
      for (const one of outcomes) told.add(`${one.release} ${one.outcome}`);
    });
    const registry = await changingRegistry(page);
    const broken = MODULES.map((entry) => anotherRelease(entry, 1, change));
    await registry.release(...broken);
    for (const other of broken) await answer?.(page, other);

    await page.goto('/');
    let last = moduleInForce('mfe-factsheets');
    for (const entry of MODULES) {
      last = entry;
      await openByMenu(page, entry);
      await expectFirstPage(page, entry);
      await expect(note(page, entry)).toContainText('has been running in an earlier version');
    }
    const expected = broken.map(({ entry }) => `${entry.release.release} ${outcome}`);
    await expect.poll(() => [...told]).toEqual(expect.arrayContaining(expected));
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    // The note looks the same, whatever broke.
    const isFirst = outcome === 'start';
    if (isFirst) await expectAccessible(page, 'note in English');

    await page.getByRole('button', { name: /Ελληνικά/ }).click();
    await expectFirstPage(page, last, 'el');
    await expect(note(page, last)).toContainText('λειτουργεί με προηγούμενη έκδοση');
    if (isFirst) await expectAccessible(page, 'note in Greek');
  });
}

test('a module without an earlier release that works names itself and its team, and comes back once its files are there', async ({
  page,
  allowFaults,
}) => {
  allowFaults(...OUR_FAULTS);
  const registry = await changingRegistry(page);
  const others = MODULES.map((entry) => anotherRelease(entry, 1));
  await registry.release(...others);
  // Of the earlier one nothing comes but a page, also where its description should be.
  await page.route(/\/m\/mfe-/, answerPage);
  await page.goto('/');
  let last = moduleInForce('mfe-factsheets');
  for (const entry of MODULES) {
    last = entry;
    const { description } = entry.release;
    await openByMenu(page, entry);
    await expect(
      page.getByRole('heading', { level: 1, name: `${description.name.en} is not available` }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(description.owner.teamName.en);
    await expect(page.getByRole('link', { name: description.owner.contact })).toBeVisible();
  }
  await expectAccessible(page, 'module without a release');

  await page.unroute(/\/m\/mfe-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectFirstPage(page, last);
  await expect(note(page, last)).toHaveCount(0);
});
