import type { ErrorResponse } from 'oidc-client-ts';
import { RENEWAL_THRESHOLD_S } from 'shared-contracts/session/session.ts';
import { secondsLeft } from '../../user/holder.ts';
import { sessionMark } from '../../kept/sessionMark.ts';
import type { SessionUser } from '../../user/sessionUser.ts';
import type { TabStore } from '../tabs/tabStore.ts';
import type { UserManager } from '../identity/userManager.ts';

const LOCK = 'portal-session-renewal';
const LOCK_WAIT_MS = 20_000;
/** So long other tabs may take to learn of new tokens: whoever gets the lock next must not use up the refresh token once more. */
const SETTLING_MS = 300;
/** Answers of the identity provider that say "not now" rather than "no". */
const PASSING_ERRORS = ['server_error', 'temporarily_unavailable', 'slow_down'];

/** Thrown when the identity provider renews the session no longer. */
export class RenewalRefusedError extends Error {
  override readonly name = 'RenewalRefusedError';
}

/** Thrown when the identity provider could not be asked. */
export class RenewalUnreachableError extends Error {
  override readonly name = 'RenewalUnreachableError';
}

export type RenewalParts = {
  readonly manager: Pick<UserManager, 'getUser' | 'signinSilent' | 'signInUnseen'>;
  readonly store: Pick<TabStore, 'kept'>;
  /** Undefined where the browser has none; then each tab renews for itself. */
  readonly locks: LockManager | undefined;
  /** Takes over a newer session of another tab, if one answers. */
  readonly takeOver: () => Promise<void>;
};

/**
 * Renews the session; gives the user with a token other than `usedToken`.
 *
 * - usedToken: null for a tab that has no session yet
 */
export type Renew = (usedToken: string | null) => Promise<SessionUser>;

/**
 * Makes the function that renews the session once for all tabs.
 *
 * Whoever gets the lock first renews and tells the others, which find the new token when the lock comes to them. Calls within one tab share
 * one attempt. A refresh token is used only once, so nothing else may renew. Where there is none, or it is used up, the identity provider's
 * own session gives new tokens, unseen.
 *
 * Throws RenewalRefusedError or RenewalUnreachableError.
 */
export function createRenewal({ manager, store, locks, takeOver }: RenewalParts): Renew {
  let running: Promise<SessionUser> | undefined;

  async function isBehind(): Promise<boolean> {
    const kept = await store.kept();
    return kept === null || kept.at < (sessionMark() ?? 0);
  }

  /** Gives the user that another tab has renewed meanwhile. */
  async function renewedElsewhere(usedToken: string | null): Promise<SessionUser | null> {
    if (await isBehind()) await takeOver();
    const user = await manager.getUser();
    const isOther = user !== null && user.access_token !== usedToken;
    return isOther && secondsLeft(user) > RENEWAL_THRESHOLD_S ? user : null;
  }

  async function renewHere(usedToken: string | null): Promise<SessionUser> {
    const user = await manager.getUser();
    // What ended the session while a call was under way must not be undone by that call, unseen.
    if (user === null && usedToken !== null)
      throw new RenewalRefusedError('The session has ended meanwhile.');
    // Who is behind has a refresh token that somebody has used: using it again would end the session everywhere.
    if (user?.refresh_token !== undefined && !(await isBehind())) {
      try {
        const renewed = await manager.signinSilent();
        if (renewed !== null) return renewed;
      } catch (error) {
        if (!isRefusal(error)) throw unreachable(error);
      }
    }
    try {
      return await manager.signInUnseen();
    } catch (error) {
      throw isRefusal(error) ? new RenewalRefusedError(error.message) : unreachable(error);
    }
  }

  async function renewLocked(usedToken: string | null, give: (user: SessionUser) => void): Promise<void> {
    const theirs = await renewedElsewhere(usedToken);
    give(theirs ?? (await renewHere(usedToken)));
    if (theirs === null) await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  }

  function renew(usedToken: string | null): Promise<SessionUser> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject(error instanceof RenewalRefusedError ? error : unreachable(error));
      if (locks === undefined) {
        renewLocked(usedToken, resolve).catch(fail);
        return;
      }
      const hasLock = new AbortController();
      const timer = setTimeout(() => hasLock.abort(), LOCK_WAIT_MS);
      locks
        .request(LOCK, { signal: hasLock.signal }, () => {
          clearTimeout(timer);
          return renewLocked(usedToken, resolve);
        })
        .catch((error: unknown) => {
          clearTimeout(timer);
          fail(error);
        });
    });
  }

  return (usedToken) => {
    running ??= renew(usedToken).finally(() => {
      running = undefined;
    });
    return running;
  };
}

function isRefusal(error: unknown): error is ErrorResponse {
  return isErrorResponse(error) && !PASSING_ERRORS.includes(error.error ?? '');
}

/** Tells the provider's own answer by its name: its class comes with the library, which need not be there. */
function isErrorResponse(error: unknown): error is ErrorResponse {
  return error instanceof Error && error.name === 'ErrorResponse';
}

function unreachable(error: unknown): RenewalUnreachableError {
  if (error instanceof RenewalUnreachableError) return error;
  return new RenewalUnreachableError('The identity provider could not be reached.', { cause: error });
}
