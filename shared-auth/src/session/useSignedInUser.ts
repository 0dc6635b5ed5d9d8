import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from './sessionUser.ts';
import type { UserManager } from './userManager.ts';

/**
 * - isLoading: it is not known yet whether somebody is signed in
 * - hasFailed: the identity provider's answer led to nobody
 */
type SignedInUser = {
  readonly isLoading: boolean;
  readonly user: SessionUser | null;
  readonly hasFailed: boolean;
};

/**
 * Follows who is signed in in this tab. Begins with the identity provider's answer, where the page was opened with one; it is worked on once.
 *
 * - isAnswer: the page was opened with one
 */
export function useSignedInUser(manager: UserManager, isAnswer: boolean): SignedInUser {
  const [state, setState] = useState<SignedInUser>({ isLoading: true, user: null, hasFailed: false });
  const hasBegun = useRef(false);

  useEffect(() => {
    const stops = [
      manager.events.addUserLoaded((user) => setState({ isLoading: false, user, hasFailed: false })),
      manager.events.addUserUnloaded(() => setState((before) => ({ ...before, user: null }))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [manager]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const begin = async () => {
      const answered = isAnswer ? await manager.signinCallback() : undefined;
      setState({ isLoading: false, user: answered ?? (await manager.getUser()), hasFailed: false });
    };
    begin().catch(() => setState((before) => ({ ...before, isLoading: false, hasFailed: true })));
  }, [manager, isAnswer]);

  return state;
}
