import type { User } from 'oidc-client-ts';
import type { PortalConfig } from 'shared-contracts/portalConfig.ts';
import { RENEWAL_THRESHOLD_S } from 'shared-contracts/session.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { forgetChecks } from '../permissions/permissionChecks.ts';
import { secondsLeft } from './holder.ts';
import { createUserManager, type PortalUserManager, userStorageKey } from './portalUserManager.ts';
import { createRenewal, RenewalRefusedError, type Renew } from './renewal.ts';
import type { SessionEnd } from './sessionEnd.ts';
import { bearerOf, clearBrowser, clearSession, storeSession } from './storedSession.ts';
import { tokenCookieState } from './tokenCookie.ts';

/**
 * State of the session that is not the user.
 *
 * - end: what ended it
 * - isLeaving: the page is on its way to the identity provider
 * - hasFailed: it could not set out
 */
export type KeeperState = {
  readonly end: SessionEnd | null;
  readonly isLeaving: boolean;
  readonly hasFailed: boolean;
};

/** Keeps the session of this page in step with storage, cookies, the other tabs and the identity provider. */
export type SessionKeeper = {
  readonly manager: PortalUserManager;
  readonly state: StoreApi<KeeperState>;
  /**
   * Gives a token that can be sent now; renews one that ends within the threshold, or whose cookie ran out.
   *
   * Throws RenewalRefusedError when nobody is signed in any more, as when the token's cookie was deleted, and
   * RenewalUnreachableError when the identity provider is away.
   */
  token(): Promise<string>;
  /** Renews the session after `usedToken` was refused or ran out; gives the token to send, and throws as `token` does. */
  renew(usedToken: string): Promise<string>;
  /** Seconds that the token has left; null while nobody is signed in. */
  secondsLeft(): Promise<number | null>;
  /** Ends the session in this browser; the identity provider's own session stays. */
  end(reason: SessionEnd): Promise<void>;
  /** Begins to listen to the other tabs and to the page; returns the function that stops it. */
  listen(): () => void;
};

export function createSessionKeeper(
  config: Pick<PortalConfig, 'identity'>,
  manager: PortalUserManager = createUserManager(config),
  locks: LockManager | undefined = window.navigator.locks,
): SessionKeeper {
  const { homeOrganization } = config.identity;
  const state = createStore<KeeperState>(() => ({ end: null, isLeaving: false, hasFailed: false }));
  const renewOnce: Renew = createRenewal(manager, locks);

  // Cookies and role stand before any component learns of the user: this handler is the first.
  manager.events.addUserLoaded((user) => {
    storeSession(user, homeOrganization);
    state.setState({ end: null, hasFailed: false });
  });

  async function renewed(usedToken: string): Promise<User> {
    await requireCookie();
    try {
      return await renewOnce(usedToken);
    } catch (error) {
      if (error instanceof RenewalRefusedError) await end('expired');
      throw error;
    }
  }

  async function end(reason: SessionEnd): Promise<void> {
    // Unreachable is not over: the refresh token stays, and signing in again tries it first.
    if (reason === 'unreachable') {
      // A call that was under way when another one learned that the session is over knows no better than that one.
      if (state.getState().end === null) state.setState({ end: reason });
      return;
    }
    forgetChecks();
    if (reason === 'signedOut') clearBrowser();
    else clearSession();
    state.setState({ end: reason });
    await manager.removeUser();
  }

  /** Who deletes the token cookie ends the session of this browser; a renewal must not bring it back. */
  async function requireCookie(): Promise<void> {
    if (tokenCookieState() !== 'deleted') return;
    await end('expired');
    throw new RenewalRefusedError('The cookie of the token was deleted.');
  }

  /** Does what another tab did. It has cleared what the tabs share, which may hold a newer session by now. */
  async function follow(endThere: SessionEnd): Promise<void> {
    if ((await manager.getUser(true)) !== null) return;
    forgetChecks();
    if (endThere === 'signedOut') window.sessionStorage.clear();
    state.setState({ end: endThere });
    await manager.events.unload();
  }

  async function token(): Promise<string> {
    const user = await manager.getUser();
    if (user === null) throw new RenewalRefusedError('Nobody is signed in.');
    await requireCookie();
    if (secondsLeft(user) > RENEWAL_THRESHOLD_S && tokenCookieState() !== 'ran-out') return bearerOf(user);
    try {
      return (await renewed(user.access_token)).access_token;
    } catch (error) {
      if (error instanceof RenewalRefusedError) throw error;
      if (secondsLeft(user) > 0) return bearerOf(user);
      if (window.navigator.onLine) await end('unreachable');
      throw error;
    }
  }

  function listen(): () => void {
    const key = userStorageKey(config);
    const onStorage = (event: StorageEvent) => {
      // Signing out clears the storage as a whole, an expired session goes alone.
      if (event.key === null) void follow('signedOut');
      else if (event.key === key) void follow('expired');
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) state.setState({ isLeaving: false });
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }

  return {
    manager,
    state,
    token,
    renew: async (usedToken) => (await renewed(usedToken)).access_token,
    secondsLeft: async () => {
      const user = await manager.getUser();
      return user === null ? null : secondsLeft(user);
    },
    end,
    listen,
  };
}
