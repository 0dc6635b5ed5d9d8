import { ErrorResponse } from 'oidc-client-ts';
import { buildUser } from '../testing/buildUser.ts';
import { fakeFetch } from '../testing/fakeFetch.ts';
import { clearBrowserOfTest, openTab, renewsWith, USER_KEY } from '../testing/testKeeper.ts';
import { readCookie } from './cookies.ts';
import { storedRole } from './roleStorage.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, signOut } from './signInAndOut.ts';
import { storeSession } from './storedSession.ts';

const HOME = 'university.example';
const fresh = buildUser({ tokenId: 'fresh', refreshToken: 'refresh-2' });
const refusal = new ErrorResponse({ error: 'invalid_grant' });
let stopListening: () => void = () => undefined;

beforeEach(clearBrowserOfTest);
afterEach(() => {
  stopListening();
  stopListening = () => undefined;
  jest.restoreAllMocks();
});

function signedInTab(options: Parameters<typeof buildUser>[0] = {}) {
  const user = buildUser(options);
  storeSession(user, HOME);
  const tab = openTab(user);
  stopListening = tab.keeper.listen();
  return { ...tab, user };
}

async function storageChanges(key: string | null): Promise<void> {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('token', () => {
  test('gives a token that lasts without asking the identity provider', async () => {
    const { keeper, user, signinSilent } = signedInTab({ secondsLeft: 6 });
    await expect(keeper.token()).resolves.toBe(user.access_token);
    expect(signinSilent).not.toHaveBeenCalled();
  });

  test('renews a token that ends within five seconds, and its cookie', async () => {
    const tab = signedInTab({ secondsLeft: 5 });
    renewsWith(tab, fresh);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
    expect(readCookie('access_token')).toBe(fresh.access_token);
  });

  test('ends the session of this browser when the token cookie was deleted, and keeps what was typed', async () => {
    const tab = signedInTab();
    localStorage.setItem('draft:iro:agreement:new:1', 'typed');
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalRefusedError' });
    expect(tab.keeper.state.getState().end).toBe('expired');
    expect(Object.keys(localStorage)).toEqual(['draft:iro:agreement:new:1']);
  });

  test('does not bring a deleted cookie back by renewing', async () => {
    const tab = signedInTab();
    renewsWith(tab, fresh);
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    await expect(tab.keeper.renew(tab.user.access_token)).rejects.toMatchObject({
      name: 'RenewalRefusedError',
    });
    expect(tab.signinSilent).not.toHaveBeenCalled();
    expect(readCookie('access_token')).toBeUndefined();
  });

  test('renews when the cookie of a long-lived token came to its end', async () => {
    const tab = signedInTab({ secondsLeft: 90_000 });
    renewsWith(tab, fresh);
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 12_000_000);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
  });

  test('sends the token of the session where the browser keeps no cookie of its size', async () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const tab = signedInTab();
    await expect(tab.keeper.token()).resolves.toBe(tab.user.access_token);
  });

  test('ends the session when renewal is refused', async () => {
    const tab = signedInTab({ secondsLeft: 5 });
    tab.signinSilent.mockRejectedValue(refusal);
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalRefusedError' });
    expect(tab.keeper.state.getState().end).toBe('expired');
    expect(localStorage.getItem(USER_KEY)).toBeNull();
    expect(readCookie('access_token')).toBeUndefined();
    expect(storedRole()).toBeNull();
  });

  test('uses what is left of the token while the identity provider is away', async () => {
    const tab = signedInTab({ secondsLeft: 3 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tab.keeper.token()).resolves.toBe(tab.user.access_token);
    expect(tab.keeper.state.getState().end).toBeNull();
  });

  test('calls the session unreachable when the token ran out meanwhile, and keeps the refresh token', async () => {
    const tab = signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalUnreachableError' });
    expect(tab.keeper.state.getState().end).toBe('unreachable');
    expect(localStorage.getItem(USER_KEY)).not.toBeNull();
  });

  test('does not end the session of a device that is offline', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const tab = signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(tab.keeper.token()).rejects.toMatchObject({ name: 'RenewalUnreachableError' });
    expect(tab.keeper.state.getState().end).toBeNull();
  });
});

describe('listen', () => {
  test('takes over the session of another tab', async () => {
    const tab = openTab();
    stopListening = tab.keeper.listen();
    const heard = jest.fn();
    tab.manager.events.addUserLoaded(heard);
    localStorage.setItem(USER_KEY, fresh.toStorageString());
    await storageChanges(USER_KEY);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('signs out with another tab', async () => {
    const tab = signedInTab();
    const heard = jest.fn();
    tab.manager.events.addUserUnloaded(heard);
    sessionStorage.setItem('scroll', '10');
    localStorage.clear();
    await storageChanges(null);
    expect(tab.keeper.state.getState().end).toBe('signedOut');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('scroll')).toBeNull();
  });

  test('does not touch a session that began after the one whose end it hears of late', async () => {
    const tab = signedInTab();
    await storageChanges(null);
    expect(tab.keeper.state.getState().end).toBeNull();
    expect(localStorage.getItem(USER_KEY)).not.toBeNull();
  });

  test('does not mind other keys', async () => {
    const tab = signedInTab();
    localStorage.removeItem(USER_KEY);
    await storageChanges('draft');
    expect(tab.keeper.state.getState().end).toBeNull();
  });
});

describe('signOut', () => {
  test('clears everything but drafts before it leaves, and names the session to the identity provider', async () => {
    const tab = signedInTab();
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
    const tab = signedInTab({ refreshToken: 'refresh-1' });
    tab.endRenewal.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut(tab.keeper);
    expect(tab.endRenewal).toHaveBeenCalledWith('refresh-1');
    expect(tab.signoutRedirect).toHaveBeenCalledTimes(1);
  });

  test('does not wait long for the revocation', async () => {
    const tab = signedInTab();
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
    const tab = signedInTab();
    tab.signoutRedirect.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut(tab.keeper);
    expect(tab.keeper.state.getState()).toMatchObject({ end: 'signedOut', isLeaving: false });
    expect(localStorage.getItem(USER_KEY)).toBeNull();
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
    const tab = signedInTab({ secondsLeft: -10 });
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
    const tab = signedInTab({ secondsLeft: -10 });
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
  const fromOutside = { homeOrganization: HOME, maySignIn: true };

  test('writes the cookies of a stored session anew', async () => {
    const tab = openTab(fresh);
    await restoreSession(tab.keeper, fromOutside);
    expect(readCookie('access_token')).toBe(fresh.access_token);
    expect(storedRole()).toBe('IRO');
  });

  test('renews a stored session that ran out', async () => {
    const tab = signedInTab({ secondsLeft: -10 });
    renewsWith(tab, fresh);
    await restoreSession(tab.keeper, fromOutside);
    expect(readCookie('access_token')).toBe(fresh.access_token);
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('starts sign-in when a role is stored and nobody is signed in', async () => {
    const tab = openTab();
    localStorage.setItem('role', '{"role":"Student"}');
    await restoreSession(tab.keeper, fromOutside);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tab.signinRedirect).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no role is stored', '', true],
    ['the page comes from the identity provider', '{"role":"Student"}', false],
  ])('waits for the person when %s', async (_case, role, maySignIn) => {
    const tab = openTab();
    localStorage.setItem('role', role);
    await restoreSession(tab.keeper, { homeOrganization: HOME, maySignIn });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('waits for the person when the token cookie was deleted', async () => {
    const tab = signedInTab();
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    await restoreSession(tab.keeper, fromOutside);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tab.keeper.state.getState().end).toBe('expired');
    expect(storedRole()).toBeNull();
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('starts sign-in when the stored session is refused', async () => {
    const tab = signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(refusal);
    await restoreSession(tab.keeper, fromOutside);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tab.signinRedirect).toHaveBeenCalledTimes(1);
  });

  test('keeps a stored session whose renewal cannot be asked for', async () => {
    const tab = signedInTab({ secondsLeft: -10 });
    tab.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await restoreSession(tab.keeper, fromOutside);
    expect(tab.keeper.state.getState().end).toBe('unreachable');
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });
});
