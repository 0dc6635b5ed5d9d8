import type { SigninRedirectArgs, SignoutRedirectArgs } from 'oidc-client-ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import type * as identityLibrary from './identityLibrary.ts';
import type { PortalUserManager } from './portalUserManager.ts';
import { readSessionUser, type SessionUser } from '../../user/sessionUser.ts';
import type { TabStore } from '../tabs/tabStore.ts';

/** The store of a tab holds one user, whatever the key. */
const USER_KEY = 'user';

type IdentityLibrary = typeof identityLibrary;
type Brought = {
  readonly manager: PortalUserManager;
  readonly SignInAnswer: IdentityLibrary['SignInAnswer'];
};

type Stop = () => void;
type UserEvents = {
  /** Handlers run in the order in which they were added, each once the one before is done. */
  readonly addUserLoaded: (handler: (user: SessionUser) => Promise<void> | void) => Stop;
  readonly addUserUnloaded: (handler: () => Promise<void> | void) => Stop;
};

/**
 * The user of this tab, and what the identity provider is asked for.
 *
 * Who is signed in is read without the identity library; that comes with the first question to the provider. A file of it that does not come fails
 * the question, and is asked for again with the next.
 */
export type UserManager = {
  /** - isTold: those who listen are told of the user again */
  readonly getUser: (isTold?: boolean) => Promise<SessionUser | null>;
  readonly removeUser: () => Promise<void>;
  readonly events: UserEvents;
  /** Has the identity library come ahead, where it is likely to be asked soon. */
  readonly prepare: () => void;
  /** Brings what works on the provider's answer to a sign-in request, and with what. */
  readonly answering: () => Promise<Brought>;
  readonly signinSilent: () => Promise<SessionUser | null>;
  /** See {@link PortalUserManager.signInUnseen}. */
  readonly signInUnseen: () => Promise<SessionUser>;
  readonly signinRedirect: (request: SigninRedirectArgs) => Promise<void>;
  readonly signoutRedirect: (request: SignoutRedirectArgs) => Promise<void>;
  readonly clearStaleState: () => Promise<void>;
  readonly endRenewal: (refreshToken: string) => Promise<void>;
  readonly metadataUrl: () => Promise<string>;
};

/**
 * - bringLibrary: brings the libraries; for tests
 */
export function createUserManager(
  config: Pick<PortalConfig, 'identity'>,
  store: TabStore,
  bringLibrary: () => Promise<IdentityLibrary> = () =>
    import(/* webpackChunkName: "signIn" */ './identityLibrary.ts'),
): UserManager {
  const [loaded, unloaded] = [listeners<[SessionUser]>(), listeners<[]>()];
  let coming: Promise<Brought> | undefined;

  async function bring(): Promise<Brought> {
    const { createPortalUserManager, SignInAnswer } = await bringLibrary();
    const manager = createPortalUserManager(config, store);
    manager.events.addUserLoaded(loaded.tell);
    manager.events.addUserUnloaded(unloaded.tell);
    return { manager, SignInAnswer };
  }

  function brought(): Promise<Brought> {
    coming ??= bring().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  const library = async () => (await brought()).manager;

  return {
    getUser: async (isTold = false) => {
      const written = await store.get(USER_KEY);
      const user = written === null ? null : readSessionUser(written);
      if (user !== null && isTold) await loaded.tell(user);
      return user;
    },
    removeUser: async () => {
      await store.remove(USER_KEY);
      await unloaded.tell();
    },
    events: { addUserLoaded: loaded.add, addUserUnloaded: unloaded.add },
    prepare: () => void library().catch(() => undefined),
    answering: brought,
    signinSilent: async () => (await library()).signinSilent(),
    signInUnseen: async () => (await library()).signInUnseen(),
    signinRedirect: async (request) => (await library()).signinRedirect(request),
    signoutRedirect: async (request) => (await library()).signoutRedirect(request),
    clearStaleState: async () => (await library()).clearStaleState(),
    endRenewal: async (refreshToken) => (await library()).endRenewal(refreshToken),
    metadataUrl: async () => (await library()).settings.metadataUrl,
  };
}

function listeners<Told extends readonly unknown[]>() {
  const handlers = new Set<(...told: Told) => Promise<void> | void>();
  return {
    add: (handler: (...told: Told) => Promise<void> | void): Stop => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    tell: async (...told: Told): Promise<void> => {
      for (const handler of handlers) await handler(...told);
    },
  };
}
