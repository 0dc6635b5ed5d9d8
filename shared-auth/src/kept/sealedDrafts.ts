import { SEAL_KEY_DATABASE, SEALED_DRAFT_PREFIX } from 'shared-contracts/session/session.ts';

/** Deletes the keys of all drafts with personal data: what they sealed can be read by nobody any more. */
export function forgetSealKeys(): void {
  // Some browsers have no such database, or forbid it: then no key was ever made.
  try {
    (window.indexedDB as IDBFactory | undefined)?.deleteDatabase(SEAL_KEY_DATABASE);
  } catch {
    return;
  }
}

/** Removes what somebody else has left, whose session ran out on this computer; the person's own drafts stay. */
export function forgetOthersSealedDrafts(subject: string): void {
  const own = `${SEALED_DRAFT_PREFIX}${encodeURIComponent(subject)}:`;
  const others = Object.keys(window.localStorage).filter(
    (key) => key.startsWith(SEALED_DRAFT_PREFIX) && !key.startsWith(own),
  );
  for (const key of others) window.localStorage.removeItem(key);
  if (others.length > 0) forgetSealKeys();
}
