import { ErrorResponse } from 'oidc-client-ts';
import { buildUser } from '../../testing/buildUser.ts';
import { fakeLocks } from '../../testing/fakeLocks.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import {
  clearBrowserOfTest,
  isKnownAs,
  openBrowser,
  openSignedInTab,
  openTab,
  renewsWith,
  type TestTab,
} from '../../testing/testKeeper.ts';
import { createRenewal } from './renewal.ts';
import { markSession } from '../../kept/sessionMark.ts';

const old = buildUser({ secondsLeft: 3, tokenId: 'old' });
const fresh = buildUser({ tokenId: 'fresh', refreshToken: 'refresh-2' });
const refusal = new ErrorResponse({ error: 'invalid_grant' });
let stops: Array<() => void> = [];

beforeEach(clearBrowserOfTest);
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** Opens two tabs of one browser, of which the second has what the first has, as when a tab is duplicated. */
async function openTwoTabs(): Promise<readonly [TestTab, TestTab]> {
  const browser = openBrowser();
  const storage = memoryStorage();
  const one = await openSignedInTab(old, browser, storage);
  const copy = memoryStorage(entriesOf(storage));
  const other = openTab(browser, copy);
  stops.push(one.keeper.listen(), other.keeper.listen());
  return [one, other];
}

function entriesOf(storage: Storage): ReadonlyArray<readonly [string, string]> {
  return Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? '';
    return [key, storage.getItem(key) ?? ''] as const;
  });
}

const renewalOf = ({ manager, store }: TestTab, locks: LockManager | undefined = fakeLocks()) =>
  createRenewal({ manager, store, locks, takeOver: () => Promise.resolve() });

describe('a session in two tabs', () => {
  test('is renewed once, and both have the same token', async () => {
    const [one, other] = await openTwoTabs();
    renewsWith(one, fresh);
    renewsWith(other, buildUser({ tokenId: 'never' }));
    const tokens = await Promise.all([one.keeper.token(), other.keeper.token()]);
    expect(tokens).toEqual([fresh.access_token, fresh.access_token]);
    expect(one.signinSilent.mock.calls.length + other.signinSilent.mock.calls.length).toBe(1);
  });

  test('is announced in the slower tab', async () => {
    const [one, other] = await openTwoTabs();
    renewsWith(one, fresh);
    const heard = new Promise((resolve) => {
      other.manager.events.addUserLoaded(resolve);
    });
    await one.keeper.token();
    await expect(heard).resolves.toMatchObject({ access_token: fresh.access_token });
  });

  test('is taken over by a tab that slept while the other renewed, and its used refresh token never sent', async () => {
    const browser = openBrowser();
    const storage = memoryStorage();
    const asleep = await openSignedInTab(old, browser, storage);
    const awake = openTab(browser, memoryStorage(entriesOf(storage)));
    stops.push(awake.keeper.listen());
    renewsWith(awake, fresh);
    await awake.keeper.token();
    await expect(asleep.keeper.token()).resolves.toBe(fresh.access_token);
    expect(asleep.signinSilent).not.toHaveBeenCalled();
  });

  test('goes on by what the identity provider knows when the tab that renewed is closed', async () => {
    const tab = await openSignedInTab(old);
    markSession(Date.now() + 1000);
    isKnownAs(tab, fresh);
    await expect(tab.keeper.token()).resolves.toBe(fresh.access_token);
    expect(tab.signinSilent).not.toHaveBeenCalled();
  });
});

describe('createRenewal', () => {
  test('shares one attempt between the calls of a tab', async () => {
    const tab = await openSignedInTab(old);
    renewsWith(tab, fresh);
    const renew = renewalOf(tab, undefined);
    await Promise.all([renew(old.access_token), renew(old.access_token), renew(old.access_token)]);
    expect(tab.signinSilent).toHaveBeenCalledTimes(1);
  });

  test('tries anew after an attempt that failed', async () => {
    const tab = await openSignedInTab(old);
    const renew = renewalOf(tab);
    tab.signinSilent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(renew(old.access_token)).rejects.toThrow('could not be reached');
    renewsWith(tab, fresh);
    await expect(renew(old.access_token)).resolves.toMatchObject({ access_token: fresh.access_token });
  });

  test.each([
    ['a used refresh token', refusal, 'RenewalRefusedError'],
    ['an unknown client', new ErrorResponse({ error: 'invalid_client' }), 'RenewalRefusedError'],
    ['a provider in trouble', new ErrorResponse({ error: 'server_error' }), 'RenewalUnreachableError'],
    ['a lost network', new TypeError('Failed to fetch'), 'RenewalUnreachableError'],
    ['an error page', new Error('Bad Gateway (502)'), 'RenewalUnreachableError'],
  ])('tells of %s', async (_case, error, name) => {
    const tab = await openSignedInTab(old);
    tab.signinSilent.mockRejectedValue(error);
    await expect(renewalOf(tab)(old.access_token)).rejects.toMatchObject({ name });
  });

  test.each([
    ['there is no refresh token', null],
    ['the refresh token is refused', 'refresh-1'],
  ])('asks the identity provider whether it knows the person when %s', async (_case, refreshToken) => {
    const tab = await openSignedInTab(buildUser({ secondsLeft: 3, refreshToken }));
    tab.signinSilent.mockRejectedValue(refusal);
    isKnownAs(tab, fresh);
    await expect(renewalOf(tab)('any')).resolves.toMatchObject({ access_token: fresh.access_token });
  });

  test('does not end a session because the identity provider could not be asked in a frame', async () => {
    const tab = await openSignedInTab(buildUser({ secondsLeft: 3, refreshToken: null }));
    tab.signInUnseen.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(renewalOf(tab)('any')).rejects.toMatchObject({ name: 'RenewalUnreachableError' });
  });
});
