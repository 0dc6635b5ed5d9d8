import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { fillSignInForm, signIn } from '../../support/session/accounts.ts';
import { keptSession } from '../../support/session/tabSession.ts';
import { expect, test } from '../../support/test.ts';

const NEW = '/application/outgoing/student/new';

let profile: string;
test.beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'portal-browser-'));
});
test.afterEach(() => rmSync(profile, { recursive: true, force: true }));

test('a closed browser leaves the cookie that the documents ask for at most, and a draft that opens for the same person alone', async ({
  baseURL,
  launchOptions,
}) => {
  const openBrowser = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '', locale: 'en-GB' });
  const mother = (page: Page) => page.getByRole('textbox', { name: /^Mother's name/ });

  const first = await openBrowser();
  const page = await firstPage(first);
  await signIn(page, 'student2', NEW);
  await mother(page).fill('Eleni');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(window.localStorage))))
    .toMatch(/longTermApplication/);
  const { user } = await keptSession(page);
  const { access_token, refresh_token, id_token } = JSON.parse(user) as Record<string, string>;
  const secrets = [access_token, refresh_token, id_token].map(String);
  expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(3);
  await first.close();

  const second = await openBrowser();
  const later = await firstPage(second);
  // An address of the same origin at which nothing of the portal runs, and could clear up.
  await later.goto('/config.json');
  const left = await everythingKept(second, later);
  const [, ...others] = secrets;
  for (const secret of others) expect(left).not.toContain(secret);
  const names = async () => (await second.cookies(baseURL)).map(({ name }) => name);
  // The documents give it a time (decision 0040); no other cookie of a session has one.
  expect((await names()).filter((name) => name !== 'access_token')).toEqual([]);

  // The portal takes that cookie for no session, removes it, and the identity provider asks for the password.
  await later.goto(NEW);
  await expect(later.locator('[name=password]')).toBeVisible();
  expect(await names()).not.toContain('access_token');
  await fillSignInForm(later, 'student2');
  await later.getByRole('button', { name: 'Continue with them' }).click();
  await expect(mother(later)).toHaveValue('Eleni');
  await second.close();
});

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

/** Reads all that a browser keeps for an origin, as text. */
async function everythingKept(context: BrowserContext, page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  // Keys of sealed drafts, of which no script can read the bytes.
  expect(stored.databases).toEqual(['seal-keys']);
  expect(stored.caches).toEqual([]);
  return JSON.stringify([stored, await context.cookies()]);
}
