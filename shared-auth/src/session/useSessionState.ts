import { useEffect, useMemo, useState } from 'react';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { useStore } from 'zustand';
import { holderOf } from '../user/holder.ts';
import { startRenewalTimer } from './renewalTimer.ts';
import { restoreSession } from './restoreSession.ts';
import type { Session, SessionStatus } from './sessionContext.ts';
import type { SessionKeeper } from './keeper/sessionKeeper.ts';
import { signIn, signOut } from './signInAndOut.ts';
import type { SignedInUser } from './useSignedInUser.tsx';

/** Makes the session that the portal sees of the user's state and the keeper's. */
export function useSessionState(
  keeper: SessionKeeper,
  { identity: { homeOrganization, roleClaim } }: Pick<PortalConfig, 'identity'>,
  { isLoading, user, hasFailed: isAnswerRefused, isAnswer }: Omit<SignedInUser, 'answering'>,
): Session {
  const { end, isLeaving, hasFailed } = useStore(keeper.state);
  const isRestored = useRestored(keeper, isLoading, !isAnswer);
  useEffect(() => keeper.listen(), [keeper]);

  const present = isRestored && end === null ? user : null;
  const holder = useMemo(
    () => (present === null ? null : holderOf(present, homeOrganization, roleClaim)),
    [present, homeOrganization, roleClaim],
  );
  useRenewalTimer(keeper, holder !== null);

  const status: SessionStatus = useMemo(() => {
    if (isLeaving || isLoading || !isRestored) return 'loading';
    if (holder !== null) return 'signedIn';
    return hasFailed || isAnswerRefused ? 'failed' : 'signedOut';
  }, [isLeaving, isLoading, isRestored, holder, hasFailed, isAnswerRefused]);

  const isNobody = status === 'signedOut' || status === 'failed';
  useEffect(() => {
    if (isNobody) keeper.manager.prepare();
  }, [keeper, isNobody]);

  return useMemo(
    () => ({
      status,
      role: holder?.role ?? null,
      permissions: holder?.permissions ?? [],
      user: holder?.data ?? null,
      subject: holder?.subject ?? null,
      end,
      signIn: (returnTo) => signIn(keeper, returnTo),
      signOut: () => signOut(keeper),
    }),
    [status, holder, end, keeper],
  );
}

function useRestored(keeper: SessionKeeper, isLoading: boolean, maySignIn: boolean): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (isLoading) return undefined;
    let isCurrent = true;
    void restoreSession(keeper, { maySignIn }).finally(() => {
      if (isCurrent) setIsRestored(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, keeper, maySignIn]);
  return isRestored;
}

function useRenewalTimer(keeper: SessionKeeper, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return startRenewalTimer({
      secondsLeft: () => keeper.secondsLeft(),
      renew: async () => {
        const user = await keeper.manager.getUser();
        if (user !== null) await keeper.renew(user.access_token);
      },
    });
  }, [isSignedIn, keeper]);
}
