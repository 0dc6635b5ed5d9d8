import { waitFor } from '@testing-library/react';
import { ErrorResponse } from 'oidc-client-ts';
import { buildUser } from '../../testing/buildUser.ts';
import { fakeFetch } from '../../testing/fakeFetch.ts';
import {
  clearBrowserOfTest,
  isKnownAs,
  openBrowser,
  openSignedInTab,
  openTab,
  renewsWith,
} from '../../testing/testKeeper.ts';
import { readCookie } from '../../kept/cookies.ts';
import { storedRole } from '../../kept/roleStorage.ts';
import { restoreSession } from '../restoreSession.ts';
import { signIn, signOut } from '../signInAndOut.ts';
import { clearSessionCookies, storeSession } from './storedSession.ts';

const fresh = buildUser({ tokenId: 'fresh', refreshToken: 'refresh-2' });
const refusal = new ErrorResponse({ error: 'invalid_grant' });
let stopListening: () => void = () => undefined;

beforeEach(clearBrowserOfTest);
afterEach(() => {
  stopListening();
  stopListening = () => undefined;
  jest.restoreAllMocks();
});

async function signedInTab(options: Parameters<typeof buildUser>[0] = {}) {
  const user = buildUser(options);
  const tab = await openSignedInTab(user);
  stopListening = tab.keeper.listen();
  return { ...tab, user };
}

describe('token', () => {
  test('gives a token that lasts without asking the identity provider', async () => {
    const { keeper, user, signinSilent } = await signedInTab({ secondsLeft: 30 });
    await expect(keeper.token()).resolves.toBe(user.access_token);
    expect(signinSilent).not.toHaveBeenCalled();
  });

  test('renews a token that ends within five seconds, and its cookie', async () => {
    const tab = await signedInTab({ secondsLeft: 5 });
    renewsWith(tab, fresh);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
    expect(readCookie('access_token')).toBe(fresh.access_token);
  });

  test('ends the session of this browser when the token cookie was deleted, and keeps what was typed', async () => {
    const tab = await signedInTab();
    localStorage.setItem('draft:iro:agreement:new:1', 'typed');
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalRefusedError' });
    expect(tab.keeper.state.getState().end).toBe('expired');
    expect(Object.keys(localStorage)).toEqual(['draft:iro:agreement:new:1']);
  });

  test('leaves it at why the session ended, where a call was under way meanwhile', async () => {
    const tab = await signedInTab();
    const underWay = tab.keeper.token();
    const ended = tab.keeper.end('refused');
    await Promise.allSettled([underWay, ended, tab.keeper.end('expired')]);
    expect(tab.keeper.state.getState().end).toBe('refused');
  });

  test('brings nobody back by a call that was under way when the session ended, though the identity provider knows them', async () => {
    const tab = await signedInTab();
    isKnownAs(tab, fresh);
    await tab.keeper.end('expired');
    await expect(tab.keeper.renew(tab.user.access_token)).rejects.toMatchObject({
      name: 'RenewalRefusedError',
    });
    expect(tab.keeper.state.getState().end).toBe('expired');
    expect(await tab.manager.getUser()).toBeNull();
  });

  test('does not bring a deleted cookie back by renewing', async () => {
    const tab = await signedInTab();
    renewsWith(tab, fresh);
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    await expect(tab.keeper.renew(tab.user.access_token)).rejects.toMatchObject({
      name: 'RenewalRefusedError',
    });
    expect(tab.signinSilent).not.toHaveBeenCalled();
    expect(readCookie('access_token')).toBeUndefined();
  });

  test('renews when the cookie of a long-lived token came to its end', async () => {
    const tab = await signedInTab({ secondsLeft: 90_000 });
    renewsWith(tab, fresh);
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 12_000_000);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
  });

  test('sends the token of the session where the browser keeps no cookie of its size', async () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const tab = await signedInTab();
    await expect(tab.keeper.token()).resolves.toBe(tab.user.access_token);
  });

  test('ends the session when renewal is refused', async () => {
    const tab = await signedInTab({ secondsLeft: 5 });
    tab.signinSilent.mockRejectedValue(refusal);
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalRefusedError' });
    expect(tab.keeper.state.getState().end).toBe('expired');
    await expect(tab.store.kept()).resolves.toBeNull();
    expect(readCookie('access_token')).toBeUndefined();
    expect(storedRole()).toBeNull();
  });

  test('uses what is left of the token while the identity provider is away', async () => {
    const tab = await signedInTab({ secondsLeft: 3 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tab.keeper.token()).resolves.toBe(tab.user.access_token);
    expect(tab.keeper.state.getState().end).toBeNull();
  });

  test('calls the session unreachable when the token ran out meanwhile, and keeps the refresh token', async () => {
    const tab = await signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalUnreachableError' });
    expect(tab.keeper.state.getState().end).toBe('unreachable');
    await expect(tab.store.kept()).resolves.not.toBeNull();
  });

  test('does not end the session of a device that is offline', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const tab = await signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalUnreachableError' });
    expect(tab.keeper.state.getState().end).toBeNull();
  });
});

describe('signOut', () => {
  test('clears everything but drafts before it leaves, and names the session to the identity provider', async () => {
    const tab = await signedInTab();
    localStorage.setItem('filter', 'any');
    localStorage.setItem('draft:iro:agreement:new:1', 'typed');
    tab.signoutRedirect.mockImplementation(() => {
      expect(Object.keys(localStorage)).toEqual(['draft:iro:agreement:new:1']);
      expect(document.cookie).toBe('');
      return Promise.resolve();
    });
    await signOut(tab.keeper);
    expect(tab.signoutRedirect).toHaveBeenCalledWith({ id_token_hint: tab.user.id_token });
    expect(tab.keeper.state.getState()).toMatchObject({ end: 'signedOut', isLeaving: true });
  });

  test('has the refresh token revoked, and leaves whatever comes of it', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const tab = await signedInTab({ refreshToken: 'refresh-1' });
    tab.endRenewal.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut(tab.keeper);
    expect(tab.endRenewal).toHaveBeenCalledWith('refresh-1');
    expect(tab.signoutRedirect).toHaveBeenCalledTimes(1);
  });

  test('does not wait long for the revocation', async () => {
    const tab = await signedInTab();
    tab.endRenewal.mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers({ advanceTimers: true });
    const signingOut = signOut(tab.keeper);
    await jest.advanceTimersByTimeAsync(3_000);
    await signingOut;
    jest.useRealTimers();
    expect(tab.signoutRedirect).toHaveBeenCalledTimes(1);
  });

  test('signs out here when the identity provider is away', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const tab = await signedInTab();
    tab.signoutRedirect.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut(tab.keeper);
    expect(tab.keeper.state.getState()).toMatchObject({ end: 'signedOut', isLeaving: false });
    await expect(tab.store.kept()).resolves.toBeNull();
  });
});

describe('signIn', () => {
  test('leaves with the present address and the language of the portal', async () => {
    document.cookie = 'lang=gr; Path=/';
    window.history.replaceState(null, '', '/factsheets?page=2');
    const tab = openTab();
    await signIn(tab.keeper);
    expect(tab.signinRedirect).toHaveBeenCalledWith({
      state: { returnTo: '/factsheets?page=2' },
      ui_locales: 'el',
    });
    window.history.replaceState(null, '', '/');
  });

  test('says that it failed when the identity provider is away', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const tab = openTab();
    tab.signinRedirect.mockRejectedValue(new TypeError('Failed to fetch'));
    await signIn(tab.keeper);
    expect(tab.keeper.state.getState()).toMatchObject({ isLeaving: false, hasFailed: true });
  });

  test('stays on the page when an unreachable session can be renewed after all', async () => {
    const tab = await signedInTab({ secondsLeft: -10 });
    await tab.keeper.end('unreachable');
    renewsWith(tab, fresh);
    await signIn(tab.keeper);
    expect(tab.signinRedirect).not.toHaveBeenCalled();
    expect(tab.keeper.state.getState()).toMatchObject({ end: null, isLeaving: false });
  });

  test.each([
    ['stays with a message while the identity provider is away', new TypeError('Failed to fetch'), 0],
    ['leaves for an identity provider that is there again', {}, 1],
  ])('%s', async (_case, answer, redirects) => {
    jest.spyOn(console, 'error').mockReturnValue();
    const tab = await signedInTab({ secondsLeft: -10 });
    await tab.keeper.end('unreachable');
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    const calls = fakeFetch(answer);
    await signIn(tab.keeper);
    expect(calls[0]?.url).toBe('https://idp.example/realms/apps/.well-known/openid-configuration');
    expect(tab.signinRedirect).toHaveBeenCalledTimes(redirects);
    expect(tab.keeper.state.getState().hasFailed).toBe(redirects === 0);
  });
});

describe('restoreSession', () => {
  const fromOutside = { maySignIn: true };

  test('writes the cookies anew, which went with the page', async () => {
    const tab = await openSignedInTab(fresh);
    clearSessionCookies();
    await restoreSession(tab.keeper, fromOutside);
    expect(readCookie('access_token')).toBe(fresh.access_token);
    expect(storedRole()).toBe('IRO');
  });

  test('takes over the session of another tab', async () => {
    const browser = openBrowser();
    const other = await openSignedInTab(fresh, browser);
    stopListening = other.keeper.listen();
    const tab = openTab(browser);
    await restoreSession(tab.keeper, fromOutside);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
    expect(tab.signInUnseen).not.toHaveBeenCalled();
  });

  test('signs in unseen where no tab is open and the identity provider knows the person', async () => {
    const tab = openTab();
    localStorage.setItem('role', '{"role":"Student"}');
    isKnownAs(tab, fresh);
    await restoreSession(tab.keeper, fromOutside);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('takes no cookie for a session that a killed browser left, and removes it', async () => {
    storeSession(fresh, 'university.example');
    const tab = openTab();
    await restoreSession(tab.keeper, { maySignIn: false });
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalRefusedError' });
    expect(document.cookie).toBe('');
  });

  test('renews a stored session that ran out', async () => {
    const tab = await signedInTab({ secondsLeft: -10 });
    renewsWith(tab, fresh);
    await restoreSession(tab.keeper, fromOutside);
    expect(readCookie('access_token')).toBe(fresh.access_token);
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('starts sign-in when a role is stored and nobody is signed in', async () => {
    const tab = openTab();
    localStorage.setItem('role', '{"role":"Student"}');
    await restoreSession(tab.keeper, fromOutside);
    await waitFor(() => expect(tab.signinRedirect).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['no role is stored', '', true],
    ['the page comes from the identity provider', '{"role":"Student"}', false],
  ])('waits for the person when %s', async (_case, role, maySignIn) => {
    const tab = openTab();
    localStorage.setItem('role', role);
    await restoreSession(tab.keeper, { maySignIn });
    expect(tab.keeper.state.getState().isLeaving).toBe(false);
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('waits for the person when the token cookie was deleted', async () => {
    const tab = await signedInTab();
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    await restoreSession(tab.keeper, fromOutside);
    expect(tab.keeper.state.getState()).toMatchObject({ end: 'expired', isLeaving: false });
    expect(storedRole()).toBeNull();
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('starts sign-in when the stored session is refused', async () => {
    const tab = await signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(refusal);
    await restoreSession(tab.keeper, fromOutside);
    await waitFor(() => expect(tab.signinRedirect).toHaveBeenCalledTimes(1));
  });

  test('keeps a stored session whose renewal cannot be asked for', async () => {
    const tab = await signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await restoreSession(tab.keeper, fromOutside);
    expect(tab.keeper.state.getState().end).toBe('unreachable');
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });
});
