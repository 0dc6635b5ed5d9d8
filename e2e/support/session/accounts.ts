import path from 'node:path';
import type { Page } from '@playwright/test';
import { RESULTS_FOLDER } from '../places.ts';

/** Accounts of the built-in identity provider; the password of each is its name. */
export const ACCOUNTS = ['iro', 'teacher', 'student', 'student2', 'guest'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Where an account begins after sign-in. */
export const START_OF: Readonly<Record<Account, string>> = {
  iro: '/',
  teacher: '/',
  student: '/application/outgoing/list',
  student2: '/application/outgoing/list',
  guest: '/401',
};

/** File that keeps the browser state of an account that has signed in. */
export function stateFile(account: Account): string {
  return path.join(RESULTS_FOLDER, `accounts/${account}.json`);
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
  await page.getByRole('button', { name: /^(Login|Σύνδεση)$/ }).click();
  await fillSignInForm(page, account);
}

/** Signs out by the header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Account of|Λογαριασμός)/ }).click();
  await page.getByRole('button', { name: /^(Log out|Αποσύνδεση)$/ }).click();
}
