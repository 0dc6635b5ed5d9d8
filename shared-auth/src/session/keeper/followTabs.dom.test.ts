import { waitFor } from '@testing-library/react';
import { TAB_SESSION_KEY } from 'shared-contracts/session/session.ts';
import { buildUser } from '../../testing/buildUser.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import {
  clearBrowserOfTest,
  openBrowser,
  openSignedInTab,
  openTab,
  signInWith,
} from '../../testing/testKeeper.ts';
import { readCookie } from '../../kept/cookies.ts';
import { storedRole } from '../../kept/roleStorage.ts';
import { clearSession, clearSessionCookies } from './storedSession.ts';
import { tokenCookieState } from '../../kept/tokenCookie.ts';

const user = buildUser();
let stops: Array<() => void> = [];

beforeEach(clearBrowserOfTest);
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.restoreAllMocks();
});

async function openTwo() {
  const browser = openBrowser();
  const one = await openSignedInTab(user, browser);
  const other = openTab(browser, memoryStorage([['scroll', '10']]));
  stops = [one.keeper.listen(), other.keeper.listen()];
  await signInWith(one, user);
  await waitFor(async () => expect(await other.manager.getUser()).not.toBeNull());
  return { browser, one, other };
}

const close = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));

describe('followTabs', () => {
  test('takes over a session that begins in another tab', async () => {
    const { other } = await openTwo();
    await expect(other.keeper.token()).resolves.toBe(user.access_token);
  });

  test.each(['signedOut', 'expired'] as const)('ends with another tab: %s', async (reason) => {
    const { one, other } = await openTwo();
    const unloaded = jest.fn();
    other.manager.events.addUserUnloaded(unloaded);
    await one.keeper.end(reason);
    await waitFor(() => expect(other.keeper.state.getState().end).toBe(reason));
    await waitFor(() => expect(unloaded).toHaveBeenCalledTimes(1));
    await expect(other.store.kept()).resolves.toBeNull();
  });

  test('does not touch a session that began after the one whose end it hears of late', async () => {
    const { one, other } = await openTwo();
    const ended = (await one.store.kept())?.at ?? 0;
    await signInWith(other, buildUser({ subject: 'student' }));
    await other.keeper.follow('signedOut', ended);
    expect(other.keeper.state.getState().end).toBeNull();
    await expect(other.store.kept()).resolves.not.toBeNull();
  });

  test('ends when it wakes up after the session was ended elsewhere, and heard nothing', async () => {
    const { other } = await openTwo();
    clearSession();
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(other.keeper.state.getState().end).toBe('expired');
    });
    expect(storedRole()).toBeNull();
  });

  test('takes the cookies along when the page is left, and puts them back where a tab stays', async () => {
    const browser = openBrowser();
    const tab = await openSignedInTab(user, browser);
    stops = [tab.keeper.listen()];
    await waitFor(() => {
      close();
      expect(readCookie('access_token')).toBeUndefined();
    });
    expect(readCookie('user_data')).toBeUndefined();
    expect(tokenCookieState()).toBe('not-kept');
    browser.openChannel().post({ type: 'left' });
    await waitFor(() => expect(readCookie('access_token')).toBe(user.access_token));
  });

  test('puts the cookies back where the message of the page that was left does not arrive: it is seen in storage', async () => {
    await openTwo();
    clearSessionCookies();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token-cookie-runs-out', newValue: null }));
    await waitFor(() => expect(readCookie('access_token')).toBe(user.access_token));
  });

  test.each([
    ['it is shown again', async () => void document.dispatchEvent(new Event('visibilitychange'))],
    [
      'before a call',
      async (tab: Awaited<ReturnType<typeof openTwo>>['other']) => void (await tab.keeper.token()),
    ],
  ])('puts the cookies back when %s', async (_when, act) => {
    const { other } = await openTwo();
    clearSessionCookies();
    await act(other);
    await waitFor(() => expect(readCookie('access_token')).toBe(user.access_token));
  });

  test('puts no cookie back after the session has ended', async () => {
    await openTwo();
    clearSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token-cookie-runs-out', newValue: null }));
    expect(readCookie('access_token')).toBeUndefined();
  });

  test('puts the cookies back when the page is shown again', async () => {
    await openTwo();
    close();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(readCookie('access_token')).toBe(user.access_token));
  });

  test('leaves it known that somebody deleted the cookie', async () => {
    await openTwo();
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    close();
    expect(tokenCookieState()).toBe('deleted');
  });

  test('leaves alone the cookie of another portal on the same host', async () => {
    await openTwo();
    document.cookie = 'access_token=theirs; Path=/';
    close();
    expect(readCookie('access_token')).toBe('theirs');
  });

  test('learns by storage that the session is over where tabs cannot talk', async () => {
    const browser = {
      ...openBrowser(),
      openChannel: () => ({ isThere: false, post: () => undefined, listen: () => () => undefined }),
    };
    const tab = await openSignedInTab(user, browser);
    stops = [tab.keeper.listen()];
    clearSession();
    await waitFor(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'session-since', newValue: null }));
      expect(tab.keeper.state.getState().end).toBe('expired');
    });
  });

  test('removes what earlier releases kept in local storage', () => {
    localStorage.setItem('oidc.user:https://idp.example:frontend', '{"refresh_token":"old"}');
    openTab();
    expect(localStorage).toHaveLength(0);
  });

  test('gives nothing of an ended session to a tab that is restored', async () => {
    const storage = memoryStorage();
    const tab = await openSignedInTab(user, openBrowser(), storage);
    const copy = storage.getItem(TAB_SESSION_KEY) ?? '';
    await tab.keeper.end('signedOut');
    await expect(
      openTab(openBrowser(), memoryStorage([[TAB_SESSION_KEY, copy]])).store.kept(),
    ).resolves.toBeNull();
  });
});
