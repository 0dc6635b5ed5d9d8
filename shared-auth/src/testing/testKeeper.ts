import type { User } from 'oidc-client-ts';
import type { PortalConfig } from 'shared-contracts/portalConfig.ts';
import { createUserManager, userStorageKey, type PortalUserManager } from '../session/portalUserManager.ts';
import { createSessionKeeper, type SessionKeeper } from '../session/sessionKeeper.ts';
import { fakeLocks } from './fakeLocks.ts';

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

export const USER_KEY = userStorageKey(TEST_CONFIG);

/** Stands for the identity provider: what the user manager would ask of it. */
export type FakeProvider = {
  readonly signinSilent: jest.Mock<Promise<User | null>, []>;
  readonly signinRedirect: jest.Mock<Promise<void>, [unknown]>;
  readonly signoutRedirect: jest.Mock<Promise<void>, [unknown]>;
  readonly endRenewal: jest.Mock<Promise<void>, [string]>;
};

/**
 * Makes the keeper of one tab over the document's own storage.
 *
 * - stored: the user that lies in storage when the tab opens
 */
export function openTab(
  stored?: User,
  locks: LockManager = fakeLocks(),
): FakeProvider & { keeper: SessionKeeper; manager: PortalUserManager } {
  if (stored !== undefined) window.localStorage.setItem(USER_KEY, stored.toStorageString());
  const manager = createUserManager(TEST_CONFIG);
  const provider: FakeProvider = {
    signinSilent: jest.fn<Promise<User | null>, []>(),
    signinRedirect: jest.fn<Promise<void>, [unknown]>(() => Promise.resolve()),
    signoutRedirect: jest.fn<Promise<void>, [unknown]>(() => Promise.resolve()),
    endRenewal: jest.fn<Promise<void>, [string]>(() => Promise.resolve()),
  };
  Object.assign(manager, provider);
  return { ...provider, manager, keeper: createSessionKeeper(TEST_CONFIG, manager, locks) };
}

/** Lets a renewal succeed as the library does: the new user is stored and announced. */
export function renewsWith(
  tab: Pick<ReturnType<typeof openTab>, 'signinSilent' | 'manager'>,
  user: User,
): void {
  tab.signinSilent.mockImplementation(async () => {
    await tab.manager.storeUser(user);
    await tab.manager.events.load(user);
    return user;
  });
}

export function clearBrowserOfTest(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
}
