import { jest } from '@jest/globals';
import { ErrorResponse, type User } from 'oidc-client-ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { createSessionKeeper, partsOfTab, type KeeperParts } from '../session/keeper/createSessionKeeper.ts';
import type { SessionKeeper } from '../session/keeper/sessionKeeper.ts';
import { fakeChannels } from './fakeChannels.ts';
import { fakeLocks } from './fakeLocks.ts';
import { memoryStorage } from './memoryStorage.ts';

export const TEST_CONFIG: PortalConfig = {
  api: '/api',
  exchange: '/exchange',
  identity: {
    authority: 'https://idp.example/realms/apps',
    clientId: 'frontend',
    scope: 'openid',
    homeOrganization: 'university.example',
  },
  registry: '/registry/registry.json',
};

/** Stands for the identity provider: what the user manager would ask of it. */
export type FakeProvider = {
  readonly signinSilent: jest.Mock<() => Promise<User | null>>;
  readonly signInUnseen: jest.Mock<() => Promise<User>>;
  readonly signinRedirect: jest.Mock<(request: unknown) => Promise<void>>;
  readonly signoutRedirect: jest.Mock<(request: unknown) => Promise<void>>;
  readonly endRenewal: jest.Mock<(token: string) => Promise<void>>;
};

/** The tabs of one browser share cookies, local storage, a channel and locks; each has a session storage of its own. */
export type TestBrowser = {
  readonly openChannel: ReturnType<typeof fakeChannels>;
  readonly locks: LockManager;
};

export function openBrowser(): TestBrowser {
  return { openChannel: fakeChannels(), locks: fakeLocks() };
}

export type TestTab = FakeProvider &
  Pick<KeeperParts, 'store' | 'manager'> & { readonly keeper: SessionKeeper };

/**
 * Opens a tab, which has what `storage` holds, as after a reload or when a tab is duplicated.
 *
 * The identity provider of this tab knows nobody any more, until a test says otherwise.
 */
export function openTab(
  { openChannel, locks }: TestBrowser = openBrowser(),
  storage: Storage = memoryStorage(),
): TestTab {
  const parts = { ...partsOfTab(TEST_CONFIG, openChannel(), storage), locks };
  const provider: FakeProvider = {
    signinSilent: jest.fn<() => Promise<User | null>>(),
    signInUnseen: jest.fn<() => Promise<User>>(() =>
      Promise.reject(new ErrorResponse({ error: 'login_required' })),
    ),
    signinRedirect: jest.fn<(request: unknown) => Promise<void>>(() => Promise.resolve()),
    signoutRedirect: jest.fn<(request: unknown) => Promise<void>>(() => Promise.resolve()),
    endRenewal: jest.fn<(token: string) => Promise<void>>(() => Promise.resolve()),
  };
  Object.assign(parts.manager, provider);
  return { ...provider, ...parts, keeper: createSessionKeeper(TEST_CONFIG, parts) };
}

/** Opens a tab in which somebody has signed in. */
export async function openSignedInTab(
  user: User,
  browser?: TestBrowser,
  storage?: Storage,
): Promise<TestTab> {
  const tab = openTab(browser, storage);
  await signInWith(tab, user);
  return tab;
}

/** Does what the identity library does with new tokens: the user is stored and announced. */
export async function signInWith(
  { manager, store }: Pick<TestTab, 'manager' | 'store'>,
  user: User,
): Promise<User> {
  await store.set('user', user.toStorageString());
  await manager.getUser(true);
  return user;
}

/** Lets a renewal by refresh token succeed. */
export function renewsWith(tab: Pick<TestTab, 'signinSilent' | 'manager' | 'store'>, user: User): void {
  tab.signinSilent.mockImplementation(() => signInWith(tab, user));
}

/** Lets the identity provider still know the person. */
export function isKnownAs(tab: Pick<TestTab, 'signInUnseen' | 'manager' | 'store'>, user: User): void {
  tab.signInUnseen.mockImplementation(() => signInWith(tab, user));
}

export function clearBrowserOfTest(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
}
