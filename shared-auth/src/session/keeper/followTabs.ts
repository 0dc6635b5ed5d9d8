import { SESSION_MARK_KEY, TOKEN_COOKIE } from 'shared-contracts/session/session.ts';
import { readCookie } from '../../kept/cookies.ts';
import type { SessionKeeper } from './sessionKeeper.ts';
import { sessionMark } from '../../kept/sessionMark.ts';
import type { SessionUser } from '../../user/sessionUser.ts';
import { clearSessionCookies } from './storedSession.ts';
import type { TabChannel, TabMessage } from '../tabs/tabChannel.ts';
import { isTokenCookieTakenAlong, RUNS_OUT_KEY, tokenCookieState } from '../../kept/tokenCookie.ts';

/**
 * Keeps this tab in step with the others, and sees to the cookies when the page is left.
 *
 * - what is heard: a newer session is taken over, an end followed, a question answered
 * - what is not heard, because the tab slept: looked up as soon as it is shown again
 * - a page that is left, as by closing it, takes the cookies of the session along; a tab that stays puts them back, also where the page's message
 *   does not arrive: it sees so in storage, when it is shown again, and before a call
 *
 * Returns the function that ends it.
 */
export function followTabs(keeper: SessionKeeper, channel: TabChannel): () => void {
  const { manager, state, store } = keeper;
  let present: SessionUser | null = null;
  // Known at once when the page is left, which waits for nothing.
  void manager.getUser().then((user) => {
    present ??= user;
  });

  async function answer(): Promise<void> {
    const kept = await store.kept();
    if (kept !== null && state.getState().end !== 'signedOut') channel.post({ type: 'session', kept });
  }

  function hear(message: TabMessage): void {
    if (message.type === 'ask') void answer();
    else if (message.type === 'session') void keeper.adopt(message.kept);
    else if (message.type === 'ended') void keeper.follow(message.reason, message.at);
    // The tab that left has removed them, which this process may not see yet.
    else keepCookies();
  }

  function keepCookies(): void {
    if (present !== null && sessionMark() !== null) keeper.keepCookies(present);
  }

  async function lookAround(): Promise<void> {
    // Whoever is signed in learns so; a failure of other kinds is reported by the next call.
    if (present !== null && state.getState().end === null) await keeper.token().catch(() => undefined);
  }

  function leave(): void {
    // What somebody has deleted stays deleted, and what another tab has renewed is that tab's to remove.
    const cookie = readCookie(TOKEN_COOKIE);
    const isOurs =
      cookie === present?.access_token || (cookie === undefined && tokenCookieState() !== 'deleted');
    if (present === null || !isOurs) return;
    clearSessionCookies();
    channel.post({ type: 'left' });
  }

  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    state.setState({ isLeaving: false });
    if (tokenCookieState() !== 'there') keepCookies();
    void lookAround();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void lookAround();
  };
  // Where tabs cannot talk, they see at least that the session is gone.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === RUNS_OUT_KEY && isTokenCookieTakenAlong()) keepCookies();
    if (!channel.isThere && key === SESSION_MARK_KEY && newValue === null) void lookAround();
  };

  const stops = [
    manager.events.addUserLoaded((user) => {
      present = user;
    }),
    manager.events.addUserUnloaded(() => {
      present = null;
    }),
    channel.listen(hear),
  ];
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
