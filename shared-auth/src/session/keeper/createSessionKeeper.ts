import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { RENEWAL_THRESHOLD_S } from 'shared-contracts/session/session.ts';
import { createStore } from 'zustand/vanilla';
import { forgetChecks } from '../../checks/permissionChecks.ts';
import { followTabs } from './followTabs.ts';
import type { KeeperState, SessionKeeper } from './sessionKeeper.ts';
import { secondsLeft } from '../../user/holder.ts';
import { createRenewal, RenewalRefusedError } from './renewal.ts';
import type { SessionEnd } from '../tabs/sessionEnd.ts';
import { hasSessionKey } from '../../kept/sessionKey.ts';
import { sessionMark } from '../../kept/sessionMark.ts';
import type { SessionUser } from '../../user/sessionUser.ts';
import { bearerOf, clearBrowser, clearSession, forgetEarlierTokens, storeSession } from './storedSession.ts';
import { askTabs, createTabChannel, type SharedEnd, type TabChannel } from '../tabs/tabChannel.ts';
import { createTabStore, type KeptSession, type TabStore } from '../tabs/tabStore.ts';
import { isTokenCookieDeleted, isTokenCookieTakenAlong, tokenCookieState } from '../../kept/tokenCookie.ts';
import { createUserManager, type UserManager } from '../identity/userManager.ts';

/** A tab that works answers at once; one that does not is no reason to keep a person waiting. */
const ASK_TABS_MS = 400;

/** What a keeper works on: of this tab and its browser, but in tests. */
export type KeeperParts = {
  readonly store: TabStore;
  readonly manager: UserManager;
  readonly channel: TabChannel;
  readonly locks: LockManager | undefined;
};

export function partsOfTab(
  config: Pick<PortalConfig, 'identity'>,
  channel = createTabChannel(),
  storage = window.sessionStorage,
): KeeperParts {
  const store = createTabStore((kept) => channel.post({ type: 'session', kept }), storage);
  return { store, channel, manager: createUserManager(config, store), locks: window.navigator.locks };
}

export function createSessionKeeper(
  config: Pick<PortalConfig, 'identity'>,
  { store, manager, channel, locks }: KeeperParts = partsOfTab(config),
): SessionKeeper {
  const { homeOrganization, roleClaim } = config.identity;
  const state = createStore<KeeperState>(() => ({ end: null, isLeaving: false, hasFailed: false }));
  const renewOnce = createRenewal({ manager, store, locks, takeOver });
  const keepCookies = (user: SessionUser) => storeSession(user, homeOrganization, roleClaim);
  forgetEarlierTokens();

  // Cookies and role stand before any component learns of the user: this handler is the first.
  manager.events.addUserLoaded((user) => {
    keepCookies(user);
    state.setState({ end: null, hasFailed: false });
  });

  async function takeOver(): Promise<void> {
    const own = await store.kept();
    // In a browser that was closed there is nobody to ask.
    if (own === null && !hasSessionKey()) return;
    const theirs = await askTabs(channel, own?.at ?? 0, ASK_TABS_MS);
    if (theirs !== null) await adopt(theirs);
  }

  async function adopt(theirs: KeptSession): Promise<void> {
    if (await store.adopt(theirs)) await manager.getUser(true);
  }

  async function renewed(usedToken: string): Promise<SessionUser> {
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
    const at = Math.max((await store.kept())?.at ?? 0, sessionMark() ?? 0);
    if (reason === 'signedOut') clearBrowser();
    else clearSession();
    channel.post({ type: 'ended', reason, at });
    await forget(reason, at);
  }

  async function follow(reason: SharedEnd, at: number): Promise<void> {
    const kept = await store.kept();
    if (kept !== null && kept.at > at) return;
    if (reason === 'signedOut') window.sessionStorage.clear();
    if (kept === null) store.refuseUpTo(at);
    else await forget(reason, at);
  }

  async function forget(reason: SharedEnd, at: number): Promise<void> {
    forgetChecks();
    store.refuseUpTo(at);
    const known = state.getState().end;
    // A call that was under way when the session ended knows no better why than what ended it.
    const isKnown = reason === 'expired' && known !== null && known !== 'unreachable';
    state.setState({ end: isKnown ? known : reason });
    await manager.removeUser();
  }

  /** Who deletes the token cookie ends the session of this browser; a renewal must not bring it back. */
  async function requireCookie(): Promise<void> {
    if (!(await isTokenCookieDeleted())) return;
    await end('expired');
    throw new RenewalRefusedError('The cookie of the token was deleted.');
  }

  /** Tells whether the tokens of this tab are the newest of the browser; a session that another tab has ended unheard ends here as well. */
  async function isNewest(): Promise<boolean> {
    const kept = await store.kept();
    const mark = sessionMark();
    if (kept === null) return false;
    if (mark !== null) return mark <= kept.at;
    await follow('expired', kept.at);
    throw new RenewalRefusedError('The session was ended in another tab.');
  }

  async function token(): Promise<string> {
    const user = await manager.getUser();
    if (user === null) throw new RenewalRefusedError('Nobody is signed in.');
    await requireCookie();
    const lasts = secondsLeft(user) > RENEWAL_THRESHOLD_S && tokenCookieState() !== 'ran-out';
    const hasNewest = await isNewest();
    if (isTokenCookieTakenAlong()) keepCookies(user);
    if (hasNewest && lasts) return bearerOf(user);
    try {
      return (await renewed(user.access_token)).access_token;
    } catch (error) {
      if (error instanceof RenewalRefusedError) throw error;
      if (secondsLeft(user) > 0) return bearerOf(user);
      if (window.navigator.onLine) await end('unreachable');
      throw error;
    }
  }

  const keeper: SessionKeeper = {
    manager,
    store,
    state,
    token,
    renew: async (usedToken) => (await renewed(usedToken)).access_token,
    join: () =>
      renewOnce(null).then(
        () => true,
        () => false,
      ),
    keepCookies,
    adopt,
    follow,
    secondsLeft: async () => {
      const user = await manager.getUser();
      return user === null ? null : secondsLeft(user);
    },
    end,
    listen: () => followTabs(keeper, channel),
  };
  return keeper;
}
