import type { Page } from '@playwright/test';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import {
  anotherRelease,
  answerNothing,
  answerPage,
  moduleInForce,
  modulesInForce,
} from '../../support/releases/anotherRelease.ts';
import {
  changingRegistry,
  expectFirstPage,
  lookAgain,
  openByMenu,
  REGISTRY,
  running,
} from '../../support/releases/changingRegistry.ts';
import { answerWith, ATTACKS, naming, older } from '../../support/releases/signedPage.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const MODULES = Object.values(modulesInForce());
const [ADMIN, FACTSHEETS] = [moduleInForce('mfe-admin'), moduleInForce('mfe-factsheets')];

const offer = (page: Page) => page.getByRole('button', { name: 'Load the new version' });
const hashOf = ({ release }: RegistryModule) => release.release.split('-').at(-1) ?? '';
const off = (entry: RegistryModule): RegistryModule => ({ ...entry, isOff: true });
const on = ({ isOff: _was, ...entry }: RegistryModule): RegistryModule => entry;

test('a new release and a roll-back are offered to an open tab, and loaded on wish alone', async ({
  page,
}) => {
  await page.clock.install();
  const registry = await changingRegistry(page);
  await page.goto('/factsheets');
  await expectFirstPage(page, FACTSHEETS);
  const second = anotherRelease(FACTSHEETS, 2);
  await registry.release(second);
  await expect(offer(page)).toHaveCount(0);
  await lookAgain(page);
  await expect(offer(page)).toBeVisible();
  expect(await running(page)).toEqual([hashOf(FACTSHEETS)]);
  await offer(page).click();
  await expect.poll(() => running(page)).toEqual([hashOf(second.entry)]);
  await expectFirstPage(page, FACTSHEETS);

  registry.change('mfe-factsheets', () => FACTSHEETS);
  await lookAgain(page);
  await expect(offer(page)).toBeVisible();
  expect(await running(page)).toEqual([hashOf(second.entry)]);
  // Taken back once more before anybody followed the offer: nothing is left to be loaded.
  registry.change('mfe-factsheets', () => second.entry);
  await lookAgain(page);
  await expect(offer(page)).toHaveCount(0);
});

test('the browser asks before a new release takes what was typed', async ({ page }) => {
  await page.clock.install();
  const registry = await changingRegistry(page);
  await page.goto('/profile/edit');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('typed');
  await registry.release(anotherRelease(ADMIN, 2));
  await lookAgain(page);
  const asked = page.waitForEvent('dialog');
  const click = offer(page).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await click;
  await expect(field).toHaveValue('typed');
});

test('a tab stays in the release it began in while two more come out, and files of it that it had not loaded still come', async ({
  page,
}) => {
  await page.clock.install();
  const registry = await changingRegistry(page);
  const first = anotherRelease(FACTSHEETS, 1);
  await registry.release(first);
  await page.goto('/factsheets');
  await expectFirstPage(page, FACTSHEETS);
  for (const number of [2, 3]) {
    await registry.release(anotherRelease(FACTSHEETS, number));
    await lookAgain(page);
  }
  await expect(offer(page)).toBeVisible();
  const chunk = page.waitForResponse((answer) => answer.url().includes(first.entry.base));
  await page.getByRole('table', { name: 'Partner factsheets' }).getByRole('link').first().click();
  expect((await chunk).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: /^Factsheet/ })).toBeVisible();
  expect(await running(page)).toEqual([hashOf(first.entry)]);
});

test('an open tab takes no registry that is older, somebody else’s, a page or late, and goes on', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/Failed to load resource/);
  await page.clock.install();
  const registry = await changingRegistry(page);
  await page.goto('/factsheets');
  await expectFirstPage(page, FACTSHEETS);
  const newer = anotherRelease(FACTSHEETS, 2);
  const forge = ATTACKS['signed by another key'] ?? older;
  const forged = naming({ ...registry.modules(), 'mfe-factsheets': newer.entry }, 9);
  for (const answer of [
    answerWith(older),
    answerWith((signed) => forge(forged(signed))),
    answerPage,
    answerNothing,
  ]) {
    await page.route(REGISTRY, answer);
    await lookAgain(page);
    await expect(offer(page)).toHaveCount(0);
    await page.unroute(REGISTRY, answer);
  }
  // One that does not come holds nobody up: other modules open meanwhile.
  await page.route(REGISTRY, () => undefined);
  const asked = page.waitForRequest(REGISTRY);
  await page.clock.fastForward(5 * 60_000 + 1000);
  await asked;
  await openByMenu(page, ADMIN);
  await expectFirstPage(page, ADMIN);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a module that is switched off while it is open says so, never over what was typed, and comes back without a reload', async ({
  page,
}) => {
  await page.clock.install();
  const registry = await changingRegistry(page);
  await page.goto('/profile/edit');
  const field = page.getByRole('main').getByRole('textbox').first();
  const before = await field.inputValue();
  await page.evaluate(() => Reflect.set(window, 'sameTab', true));
  await field.fill('typed');
  registry.change('mfe-admin', off);
  await lookAgain(page);
  await expect(field).toHaveValue('typed');
  await field.fill(before);
  const said = page.getByText('This part of the portal is switched off');
  await expect(said).toBeVisible();

  registry.change('mfe-admin', on);
  await lookAgain(page);
  await expect(said).toHaveCount(0);
  await expect(field).toHaveValue(before);
  for (const entry of MODULES.filter(({ release }) => release.id !== 'mfe-admin')) {
    await openByMenu(page, entry);
    await expectFirstPage(page, entry);
    registry.change(entry.release.id, off);
    await lookAgain(page);
    await expect(said).toBeVisible();
    registry.change(entry.release.id, on);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFirstPage(page, entry);
  }
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
});

test('a tab that goes offline keeps what it has, and opens the rest once it is back', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/, /preload/i, /cannot be reached/, /\/m\/mfe-/);
  await page.goto('/factsheets');
  await expectFirstPage(page, FACTSHEETS);
  await context.setOffline(true);
  await openByMenu(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: /is not available/ })).toBeVisible();
  await openByMenu(page, FACTSHEETS);
  await expectFirstPage(page, FACTSHEETS);
  await context.setOffline(false);
  await openByMenu(page, ADMIN);
  await expectFirstPage(page, ADMIN);
});

test('a module that loads while the language is switched opens wholly in the language chosen', async ({
  page,
}) => {
  let gate = Promise.withResolvers<null>();
  await page.route(/\/m\/mfe-/, async (route) => {
    await gate.promise;
    return route.continue();
  });
  // The page is not whole before its module is there.
  await page.goto('/', { waitUntil: 'commit' });
  for (const [number, entry] of MODULES.entries()) {
    const tag = number % 2 === 0 ? 'el' : 'en';
    await openByMenu(page, entry);
    await page.getByRole('button', { name: tag === 'el' ? /Ελληνικά/ : /English/ }).click();
    gate.resolve(null);
    await expectFirstPage(page, entry, tag);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(new RegExp(`^${entry.release.description.routes[0]?.title[tag]}`));
    gate = Promise.withResolvers<null>();
  }
});
