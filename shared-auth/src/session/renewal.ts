import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import { RENEWAL_THRESHOLD_S } from 'shared-contracts/session.ts';
import { secondsLeft } from './holder.ts';

const LOCK = 'portal-session-renewal';
const LOCK_WAIT_MS = 20_000;
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

/** What renewal needs of a user manager. */
export type RenewableManager = Pick<UserManager, 'getUser' | 'signinSilent'>;

/** Renews the session; gives the user with a token other than `usedToken`. */
export type Renew = (usedToken: string) => Promise<User>;

/**
 * Makes the function that renews the session once for all tabs.
 *
 * Whoever gets the lock first renews; the others find the new token in storage when the lock comes to them. Calls within one tab
 * share one attempt. A refresh token is used only once, so nothing else may renew.
 *
 * - locks: undefined where the browser has none; then each tab renews for itself
 *
 * Throws RenewalRefusedError or RenewalUnreachableError.
 */
export function createRenewal(manager: RenewableManager, locks: LockManager | undefined): Renew {
  let running: Promise<User> | undefined;

  async function renewLocked(usedToken: string): Promise<User> {
    const stored = await manager.getUser();
    if (stored !== null && stored.access_token !== usedToken && secondsLeft(stored) > RENEWAL_THRESHOLD_S) {
      // Another tab was faster: raising the event makes this tab take over its token.
      return (await manager.getUser(true)) ?? stored;
    }
    if (!stored?.refresh_token) throw new RenewalRefusedError('The session has no refresh token.');
    try {
      const renewed = await manager.signinSilent();
      if (renewed === null) throw new RenewalUnreachableError('The identity provider gave no token.');
      return renewed;
    } catch (error) {
      throw isRefusal(error) ? new RenewalRefusedError(error.message) : unreachable(error);
    }
  }

  async function renew(usedToken: string): Promise<User> {
    if (locks === undefined) return renewLocked(usedToken);
    const hasLock = new AbortController();
    const timer = setTimeout(() => hasLock.abort(), LOCK_WAIT_MS);
    try {
      return await locks.request(LOCK, { signal: hasLock.signal }, () => {
        clearTimeout(timer);
        return renewLocked(usedToken);
      });
    } catch (error) {
      throw error instanceof RenewalRefusedError ? error : unreachable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return (usedToken) => {
    running ??= renew(usedToken).finally(() => {
      running = undefined;
    });
    return running;
  };
}

function isRefusal(error: unknown): error is ErrorResponse {
  return error instanceof ErrorResponse && !PASSING_ERRORS.includes(error.error ?? '');
}

function unreachable(error: unknown): RenewalUnreachableError {
  if (error instanceof RenewalUnreachableError) return error;
  return new RenewalUnreachableError('The identity provider could not be reached.', { cause: error });
}
