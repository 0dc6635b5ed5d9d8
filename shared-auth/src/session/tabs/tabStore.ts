import type { StateStore } from 'oidc-client-ts';
import { TAB_SESSION_KEY } from 'shared-contracts/session/session.ts';
import { logFailure } from '../../logFailure.ts';
import { sealText, unsealText } from '../../kept/sealedText.ts';
import { makeSessionKey, readSessionKey } from '../../kept/sessionKey.ts';
import { markSession, sessionMark } from '../../kept/sessionMark.ts';

/**
 * The tokens of a session as a tab has them.
 *
 * - at: when they came from the identity provider, in ms since 1970; later ones have a greater number, in whatever tab
 * - user: the signed-in user as oidc-client-ts writes one
 */
export type KeptSession = { readonly at: number; readonly user: string };

/** Keeps the signed-in user of one tab: what the identity library stores goes here, and to the other tabs. */
export type TabStore = StateStore & {
  /** Gives what this tab has; null when it has no session. */
  readonly kept: () => Promise<KeptSession | null>;
  /** Takes over what another tab has; false when it is no newer than what this tab has, or belongs to a session that is over. */
  readonly adopt: (theirs: KeptSession) => Promise<boolean>;
  /** Takes nothing any more that came at `at` or before: that session is over. */
  readonly refuseUpTo: (at: number) => void;
};

/**
 * Makes the store of this tab: the tokens lie in its memory, and a sealed copy for its own reload in session storage.
 *
 * The key of the copy is a cookie without a date. A browser that restores its tabs after it was closed brings back copies that nothing opens.
 *
 * - tell: hears of tokens that this tab got from the identity provider
 */
export function createTabStore(
  tell: (kept: KeptSession) => void,
  storage: Storage = window.sessionStorage,
): TabStore {
  let memory: Promise<KeptSession | null> | undefined;
  let refusedUpTo = 0;
  const kept = () => (memory ??= openCopy(storage));

  async function keep(next: KeptSession | null): Promise<void> {
    memory = Promise.resolve(next);
    storage.removeItem(TAB_SESSION_KEY);
    if (next === null) return;
    markSession(next.at);
    const sealed = await sealCopy(next);
    // Something newer came meanwhile, or the session ended.
    if (sealed !== null && (await memory) === next) storage.setItem(TAB_SESSION_KEY, sealed);
  }

  return {
    kept,
    get: async () => (await kept())?.user ?? null,
    getAllKeys: async () => [],
    set: async (_key, user) => {
      const before = Math.max((await kept())?.at ?? 0, sessionMark() ?? 0, refusedUpTo);
      // The clock may have been put back.
      const next = { at: Math.max(Date.now(), before + 1), user };
      const keeping = keep(next);
      tell(next);
      await keeping;
    },
    remove: async () => {
      const before = await kept();
      await keep(null);
      return before?.user ?? null;
    },
    adopt: async (theirs) => {
      const own = await kept();
      if (theirs.at <= Math.max(own?.at ?? 0, refusedUpTo)) return false;
      await keep(theirs);
      return true;
    },
    refuseUpTo: (at) => {
      refusedUpTo = Math.max(refusedUpTo, at);
    },
  };
}

/** Tells whether a value from outside has the shape of a kept session. */
export function isKeptSession(value: unknown): value is KeptSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'user' in value &&
    typeof value.user === 'string'
  );
}

async function openCopy(storage: Storage): Promise<KeptSession | null> {
  const sealed = storage.getItem(TAB_SESSION_KEY);
  if (sealed === null) return null;
  try {
    const key = await readSessionKey();
    const opened: unknown = key && JSON.parse(await unsealText(key, TAB_SESSION_KEY, sealed));
    if (isKeptSession(opened)) return opened;
  } catch {
    // It is of a session whose key is gone.
  }
  storage.removeItem(TAB_SESSION_KEY);
  return null;
}

/** Gives null where the browser keeps no cookies: then a reload asks the other tabs, or the identity provider. */
async function sealCopy(kept: KeptSession): Promise<string | null> {
  try {
    const key = await makeSessionKey();
    return key && (await sealText(key, TAB_SESSION_KEY, JSON.stringify(kept)));
  } catch (error) {
    logFailure('What a reload of this tab needs could not be kept.', error);
    return null;
  }
}
