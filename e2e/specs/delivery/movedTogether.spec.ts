import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { anotherRelease, moduleInForce, type OtherRelease } from '../../support/releases/anotherRelease.ts';
import {
  changingRegistry,
  expectFirstPage,
  lookAgain,
  openByMenu,
  running,
} from '../../support/releases/changingRegistry.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const [ADMIN, FACTSHEETS] = [moduleInForce('mfe-admin'), moduleInForce('mfe-factsheets')];
const hashOf = ({ release }: RegistryModule) => release.release.split('-').at(-1) ?? '';

/** Gives a release that says something else of itself. */
function saying(other: OtherRelease, changes: Partial<RegistryModule['release']>): OtherRelease {
  return { ...other, entry: { ...other.entry, release: { ...other.entry.release, ...changes } } };
}

test('a tab whose shell and modules have moved on together opens the rest in its own set, and is offered the new one', async ({
  page,
}) => {
  await page.clock.install();
  const registry = await changingRegistry(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  registry.moveShell('another');
  await registry.release(saying(anotherRelease(FACTSHEETS, 2), { contract: 3, share: { react: '^99.0.0' } }));
  await lookAgain(page);
  await openByMenu(page, FACTSHEETS);
  await expectFirstPage(page, FACTSHEETS);
  expect(await running(page)).toEqual([hashOf(ADMIN), hashOf(FACTSHEETS)]);
  await expect(page.getByRole('button', { name: 'Load the new version' })).toBeVisible();
});

test('a page of the shell of before that begins with the new registry runs the earlier release, and says why', async ({
  page,
}) => {
  const registry = await changingRegistry(page);
  registry.moveShell('another');
  await registry.release(saying(anotherRelease(FACTSHEETS, 2), { contract: 3 }));
  await page.goto('/factsheets');
  await expectFirstPage(page, FACTSHEETS);
  await expect(page.getByText(/because this page belongs to an earlier version of the portal/)).toBeVisible();
  expect(await running(page)).toEqual([hashOf(FACTSHEETS)]);
});

const tomorrow = (entry: OtherRelease, previous: RegistryModule['previous']): OtherRelease => {
  const other = saying(entry, { server: { readTomorrow: 99 } });
  return { ...other, entry: { ...other.entry, previous } };
};

test('a module that needs a call that the server does not have waits, and the page says for which server', async ({
  page,
}) => {
  const registry = await changingRegistry(page);
  await registry.release(tomorrow(anotherRelease(FACTSHEETS, 2), []));
  await page.goto('/factsheets');
  await expect(page.getByText('This part of the portal waits for the server')).toBeVisible();
  await expect(
    page.getByText(/waits for a newer version of the server: that of \d\d\/\d\d\/\d{4} \d\d:\d\d/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: FACTSHEETS.release.description.owner.contact })).toBeVisible();
  // Nothing else of the portal waits.
  await openByMenu(page, ADMIN);
  await expectFirstPage(page, ADMIN);
});

test('the release before it runs meanwhile, and the note says so', async ({ page }) => {
  const registry = await changingRegistry(page);
  const next = anotherRelease(FACTSHEETS, 2);
  await registry.release(tomorrow(next, next.entry.previous));
  await page.goto('/factsheets');
  await expectFirstPage(page, FACTSHEETS);
  await expect(
    page.getByText(/because the current version waits for a newer version of the server/),
  ).toBeVisible();
});
