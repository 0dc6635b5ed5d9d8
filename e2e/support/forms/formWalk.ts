import type { Page } from '@playwright/test';
import type { Account } from '../session/accounts.ts';
import { callApi } from '../records/dataApi.ts';

/**
 * How a form is tried with a stored record: `begin` finds or makes the record, and gives how it is read; `change` opens all of the form, changes
 * one value, and saves.
 *
 * - changed: the one path at which the record differs then
 */
export type FormWalk = {
  readonly account: Account;
  readonly begin: (
    page: Page,
  ) => Promise<{ readonly read: () => Promise<unknown>; readonly change: () => Promise<void> }>;
  readonly changed: string;
};

/** A record as it comes first: by its id. */
export type Id = { readonly id: number };

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** An input of text by its name. */
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
/** Reads one record, as often as it is called. */
export const at = (page: Page, path: string) => () => callApi<unknown>(page, 'GET', path);
