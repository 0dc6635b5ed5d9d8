import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSignInAnswer } from 'shared-contracts/session/signInAnswer.ts';
import { replaceAddress, requestedAddress } from './identity/returnAddress.ts';
import type { AnswerOutcome } from './identity/SignInAnswer.tsx';
import type { UserManager } from './identity/userManager.ts';

/**
 * - isLoading: it is not known yet whether somebody is signed in
 * - hasFailed: the identity provider's answer led to nobody
 * - isAnswer: the page was opened with one
 * - answering: has to be drawn, and shows nothing: works on that answer
 */
export type SignedInUser = Known & { readonly isAnswer: boolean };
type Known = AnswerOutcome & { readonly isLoading: boolean; readonly answering: ReactNode };

const UNKNOWN: Known = { isLoading: true, user: null, hasFailed: false, answering: null };

/**
 * Follows who is signed in in this tab. Begins with the identity provider's answer, where the page was opened with one; it is worked on once, and
 * the address leads to what was asked for, whatever comes of it.
 */
export function useSignedInUser(manager: UserManager): SignedInUser {
  const [isAnswer] = useState(() => isSignInAnswer(new URLSearchParams(window.location.search)));
  const [state, setState] = useState(UNKNOWN);
  const hasBegun = useRef(false);

  useEffect(() => {
    const stops = [
      manager.events.addUserLoaded((user) =>
        setState(({ answering }) => ({ ...UNKNOWN, isLoading: false, user, answering })),
      ),
      manager.events.addUserUnloaded(() => setState((before) => ({ ...before, user: null }))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [manager]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const know = (outcome: AnswerOutcome) => setState({ ...UNKNOWN, isLoading: false, ...outcome });
    const begin = async () => {
      if (!isAnswer) {
        know({ user: await manager.getUser(), hasFailed: false });
        return;
      }
      const returnTo = requestedAddress(new URLSearchParams(window.location.search), window.sessionStorage);
      const end = (outcome: AnswerOutcome) => {
        if (isSignInAnswer(new URLSearchParams(window.location.search))) replaceAddress(returnTo);
        know(outcome);
      };
      try {
        const { SignInAnswer, manager: provider } = await manager.answering();
        setState((before) => ({ ...before, answering: <SignInAnswer manager={provider} onDone={end} /> }));
      } catch {
        end({ user: null, hasFailed: true });
      }
    };
    begin().catch(() => know({ user: null, hasFailed: true }));
  }, [manager, isAnswer]);

  return { ...state, isAnswer };
}
