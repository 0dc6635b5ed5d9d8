import { DRAFT_STORAGE_PREFIX } from 'shared-contracts/session/session.ts';

/**
 * Where the texts of drafts lie.
 *
 * - prefix: begins all of its keys
 * - write: keeps a text, in place of the one before; `done` hears, at once or later, whether the browser has it
 */
export type DraftVault = {
  readonly prefix: string;
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string, done: (isKept: boolean) => void) => void;
  readonly remove: (key: string) => void;
};

/** Keeps drafts as they are, in the browser's storage; they stay when somebody signs out. */
export function readableVault(storage: Storage = window.localStorage): DraftVault {
  return {
    prefix: DRAFT_STORAGE_PREFIX,
    keys: () => Object.keys(storage),
    read: (key) => storage.getItem(key),
    write: (key, text, done) => done(isStored(storage, key, text)),
    remove: (key) => storage.removeItem(key),
  };
}

/** Stands in where drafts cannot be kept safely: what is typed lives as long as the page, and people are told. */
export const NO_VAULT: DraftVault = {
  prefix: '',
  keys: () => [],
  read: () => null,
  write: (_key, _text, done) => done(false),
  remove: () => undefined,
};

/** Stores a text; false when the browser has no room for it, or forbids it. */
export function isStored(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
