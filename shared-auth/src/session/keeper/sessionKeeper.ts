import type { StoreApi } from 'zustand/vanilla';
import type { SessionUser } from '../../user/sessionUser.ts';
import type { UserManager } from '../identity/userManager.ts';
import type { SessionEnd } from '../tabs/sessionEnd.ts';
import type { SharedEnd } from '../tabs/tabChannel.ts';
import type { KeptSession, TabStore } from '../tabs/tabStore.ts';

/**
 * State of the session that is not the user.
 *
 * - end: what ended it
 * - isLeaving: the page is on its way to the identity provider
 * - hasFailed: it could not set out
 */
export type KeeperState = {
  readonly end: SessionEnd | null;
  readonly isLeaving: boolean;
  readonly hasFailed: boolean;
};

/** Keeps the session of this page in step with storage, cookies, the other tabs and the identity provider. */
export type SessionKeeper = {
  readonly manager: UserManager;
  readonly store: TabStore;
  readonly state: StoreApi<KeeperState>;
  /**
   * Gives a token that can be sent now; renews one that ends within the threshold, or whose cookie ran out.
   *
   * Throws RenewalRefusedError when nobody is signed in any more, as when the token's cookie was deleted, and
   * RenewalUnreachableError when the identity provider is away.
   */
  token(): Promise<string>;
  /** Renews the session after `usedToken` was refused or ran out; gives the token to send, and throws as `token` does. */
  renew(usedToken: string): Promise<string>;
  /** Gives a tab without a session that of another tab, or one by what the identity provider still knows, unseen; false when there is none. */
  join(): Promise<boolean>;
  /** Writes cookies and role of the session that this tab has. */
  keepCookies(user: SessionUser): void;
  /** Takes over a session of another tab if it is newer. */
  adopt(theirs: KeptSession): Promise<void>;
  /** Does what another tab did, which has cleared what the tabs share: the sessions up to `at` are over. */
  follow(reason: SharedEnd, at: number): Promise<void>;
  /** Seconds that the token has left; null while nobody is signed in. */
  secondsLeft(): Promise<number | null>;
  /** Ends the session in this browser; the identity provider's own session stays. */
  end(reason: SessionEnd): Promise<void>;
  /** Begins to listen to the other tabs and to the page; returns the function that stops it. */
  listen(): () => void;
};
