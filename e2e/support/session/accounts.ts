import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { TAB_SESSION_KEY } from 'shared-contracts/session/session.ts';
import { RESULTS_FOLDER } from '../places.ts';

/** Accounts of the built-in identity provider; the password of each is its name. */
export const ACCOUNTS = ['iro', 'iro2', 'teacher', 'student', 'student2', 'guest'] as const;
export type Account = (typeof ACCOUNTS)[number];

export const ROLE_OF: Readonly<Record<Account, Role>> = {
  iro: 'IRO',
  iro2: 'IRO',
  teacher: 'Faculty',
  student: 'Student',
  student2: 'Student',
  guest: 'No Rights',
};

/** Where an account begins after sign-in. */
export const START_OF: Readonly<Record<Account, string>> = {
  iro: '/',
  iro2: '/',
  teacher: '/',
  student: '/application/outgoing/list',
  student2: '/application/outgoing/list',
  guest: '/401',
};

/** File that keeps the browser state of an account that has signed in. */
export function stateFile(account: Account): string {
  return path.join(RESULTS_FOLDER, `accounts/${account}.json`);
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of an account that has signed in, and the copy that a tab keeps for its own reload. */
export type SignedIn = {
  readonly cookies: State['cookies'];
  readonly localStorage: readonly (readonly [name: string, value: string])[];
  readonly tab: string;
};

const tabFile = (account: Account) => path.join(RESULTS_FOLDER, `accounts/${account}.tab`);

/** Keeps what {@link readSignedIn} gives, of the account that is signed in on a page. */
export async function keepSignedIn(page: Page, account: Account): Promise<void> {
  const copy = await page.waitForFunction((key) => window.sessionStorage.getItem(key), TAB_SESSION_KEY);
  await page.context().storageState({ path: stateFile(account) });
  writeFileSync(tabFile(account), String(await copy.jsonValue()));
}

export function readSignedIn(account: Account): SignedIn {
  // Written by the browser.
  const { cookies, origins } = JSON.parse(readFileSync(stateFile(account), 'utf8')) as State;
  const items = origins.flatMap(({ localStorage }) => localStorage);
  return {
    cookies,
    localStorage: items.map(({ name, value }) => [name, value] as const),
    tab: readFileSync(tabFile(account), 'utf8'),
  };
}

/** Has a tab begin as one that is loaded anew: with its session, so that nobody has to be asked for one; once. */
export async function handSessionOver(page: Page, { tab }: SignedIn): Promise<void> {
  await page.addInitScript(
    ([key, mark, copy]) => {
      if (window.sessionStorage.getItem(mark) !== null) return;
      window.sessionStorage.setItem(mark, '');
      window.sessionStorage.setItem(key, copy);
    },
    [TAB_SESSION_KEY, 'handed-over', tab] as const,
  );
}

/** Fills in the identity provider's form, which must be on the screen or on its way. */
export async function fillSignInForm(page: Page, account: string, password: string = account): Promise<void> {
  await page.locator('[name=username]').fill(account);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
}

/** Opens an address of the portal as somebody who is not signed in, and signs in by the button. */
export async function signIn(page: Page, account: Account, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^(Login|Σύνδεση)$/ }).focus();
  // A click is tried again where the page goes before it has ended.
  await page.keyboard.press('Enter');
  await fillSignInForm(page, account);
}

/** Signs out by the header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Account of|Λογαριασμός)/ }).click();
  await page.getByRole('button', { name: /^(Log out|Αποσύνδεση)$/ }).click();
}
