import { ErrorResponse } from 'oidc-client-ts';
import { buildUser } from '../../testing/buildUser.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { clearBrowserOfTest, TEST_CONFIG } from '../../testing/testKeeper.ts';
import * as identityLibrary from './identityLibrary.ts';
import type { PortalUserManager } from './portalUserManager.ts';
import { RenewalRefusedError, createRenewal } from '../keeper/renewal.ts';
import { createTabStore } from '../tabs/tabStore.ts';
import { createUserManager } from './userManager.ts';

const bring = jest.fn<undefined, []>();
let brought: PortalUserManager | undefined;
const bringLibrary = () => {
  bring();
  return Promise.resolve({
    ...identityLibrary,
    createPortalUserManager: (...parts: Parameters<typeof identityLibrary.createPortalUserManager>) =>
      (brought = identityLibrary.createPortalUserManager(...parts)),
  });
};

beforeEach(() => {
  clearBrowserOfTest();
  bring.mockReset();
});

function openManager() {
  const store = createTabStore(() => undefined, memoryStorage());
  return { store, manager: createUserManager(TEST_CONFIG, store, async () => bringLibrary()) };
}

describe('the user of a tab', () => {
  test('is read as the identity library reads it, without the library', async () => {
    const { store, manager } = openManager();
    const user = buildUser({ secondsLeft: 90 });
    await store.set('user', user.toStorageString());
    const { access_token, id_token, refresh_token, scope, profile, expires_in } = user;
    expect(await manager.getUser()).toMatchObject({ access_token, id_token, refresh_token, scope, profile });
    expect((await manager.getUser())?.expires_in).toBe(expires_in);
    expect(bring).not.toHaveBeenCalled();
  });

  test('leaves, and those who listen hear of it, without the library', async () => {
    const { store, manager } = openManager();
    await store.set('user', buildUser().toStorageString());
    const left = jest.fn();
    manager.events.addUserUnloaded(left);
    await manager.removeUser();
    expect(await manager.getUser()).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
    expect(bring).not.toHaveBeenCalled();
  });
});

describe('the identity library', () => {
  test('is asked for once by all that need it, and again where it did not come', async () => {
    const { manager } = openManager();
    bring.mockImplementationOnce(() => {
      throw new Error('Loading chunk signIn failed.');
    });
    await expect(manager.metadataUrl()).rejects.toThrow('Loading chunk');
    await Promise.all([manager.metadataUrl(), manager.clearStaleState()]);
    expect(await manager.metadataUrl()).toBe(
      `${TEST_CONFIG.identity.authority}/.well-known/openid-configuration`,
    );
    expect(bring).toHaveBeenCalledTimes(2);
  });

  test('that does not come ends no session', async () => {
    const { store, manager } = openManager();
    await store.set('user', buildUser().toStorageString());
    bring.mockImplementation(() => {
      throw new Error('Loading chunk signIn failed.');
    });
    const renew = createRenewal({ manager, store, locks: undefined, takeOver: () => Promise.resolve() });
    const failure: unknown = await renew(null).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(RenewalRefusedError);
  });

  test('tells those who listen to the tab of whom it signs in and out', async () => {
    const { manager } = openManager();
    const [loaded, unloaded] = [jest.fn(), jest.fn()];
    manager.events.addUserLoaded(loaded);
    manager.events.addUserUnloaded(unloaded);
    await manager.clearStaleState();
    const user = buildUser();
    await brought?.storeUser(user);
    await brought?.events.load(user);
    expect(loaded).toHaveBeenCalledWith(user);
    expect((await manager.getUser())?.access_token).toBe(user.access_token);
    await brought?.removeUser();
    expect(unloaded).toHaveBeenCalledTimes(1);
    expect(await manager.getUser()).toBeNull();
  });
});

test('an answer of the provider is known by the name that the library gives it', () => {
  expect(new ErrorResponse({ error: 'login_required' }).name).toBe('ErrorResponse');
});
