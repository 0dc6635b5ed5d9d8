import { useEffect } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import type { PortalUserManager } from './portalUserManager.ts';
import type { SessionUser } from '../../user/sessionUser.ts';

/**
 * - user: who is signed in by the answer, or was before; null where it led to nobody
 * - hasFailed: it was no answer to a request of this tab, or the identity provider refuses
 */
export type AnswerOutcome = { readonly user: SessionUser | null; readonly hasFailed: boolean };

export type SignInAnswerProps = {
  readonly manager: PortalUserManager;
  readonly onDone: (outcome: AnswerOutcome) => void;
};

/** Works on the answer of the identity provider that the address holds. */
export function SignInAnswer({ manager, onDone }: SignInAnswerProps) {
  return (
    <AuthProvider userManager={manager}>
      <Outcome onDone={onDone} />
    </AuthProvider>
  );
}

function Outcome({ onDone }: Pick<SignInAnswerProps, 'onDone'>) {
  const { isLoading, user, error } = useAuth();
  useEffect(() => {
    if (!isLoading) onDone({ user: user ?? null, hasFailed: error !== undefined });
  }, [isLoading, user, error, onDone]);
  return null;
}
