import { createContext, useContext } from 'react';
import type { Permission, Role } from 'shared-contracts/rights/permissions.ts';
import type { UserData } from 'shared-contracts/session/session.ts';
import type { SessionEnd } from './tabs/sessionEnd.ts';
import type { SessionKeeper } from './keeper/sessionKeeper.ts';

/**
 * - loading: the stored session is read, the identity provider's answer is worked on, or the page is on its way to it
 * - failed: signing in did not work; `signIn` tries again
 */
export type SessionStatus = 'loading' | 'signedOut' | 'signedIn' | 'failed';

export type Session = {
  readonly status: SessionStatus;
  /** Null unless somebody is signed in. */
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
  readonly user: UserData | null;
  /** Identifies the person at the identity provider; null unless somebody is signed in. */
  readonly subject: string | null;
  /** With `signedOut`: what ended the session; null when there was none. */
  readonly end: SessionEnd | null;
  /**
   * Goes to the identity provider and comes back to an address of the portal, by default the present one.
   *
   * Resolves when nothing is left to do here: the page is left, somebody is signed in, or `status` says `failed`.
   */
  readonly signIn: (returnTo?: string) => Promise<void>;
  /** Signs out here, in all tabs and at the identity provider; comes back to the start page. */
  readonly signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** Gives the session; a component that calls it is rendered anew when the session changes. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

export const KeeperContext = createContext<SessionKeeper | null>(null);

/** Gives what keeps the session, for the API client. */
export function useKeeper(): SessionKeeper {
  const keeper = useContext(KeeperContext);
  if (keeper === null) throw new Error('ApiProvider needs a SessionProvider above it.');
  return keeper;
}
