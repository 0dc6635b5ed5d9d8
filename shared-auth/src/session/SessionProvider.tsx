import { type ReactNode, useState } from 'react';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { KeeperContext, SessionContext } from './sessionContext.ts';
import { createSessionKeeper } from './keeper/createSessionKeeper.ts';
import type { SessionKeeper } from './keeper/sessionKeeper.ts';
import { useSessionState } from './useSessionState.ts';
import { useSignedInUser } from './useSignedInUser.tsx';

export type SessionProviderProps = {
  readonly config: PortalConfig;
  readonly children: ReactNode;
  /** For tests; made from `config` otherwise. */
  readonly keeper?: SessionKeeper;
};

/**
 * Gives the session to everything below: reads the stored one, works on the identity provider's answer, renews, follows other tabs.
 *
 * When a role is stored but nobody is signed in, sign-in starts by itself, once. Source: specification document 1, section 2.2.
 */
export function SessionProvider({ config, children, keeper: given }: SessionProviderProps) {
  const [keeper] = useState(() => given ?? createSessionKeeper(config));
  const { answering, ...signedIn } = useSignedInUser(keeper.manager);
  const session = useSessionState(keeper, config, signedIn);
  return (
    <KeeperContext value={keeper}>
      {answering}
      <SessionContext value={session}>{children}</SessionContext>
    </KeeperContext>
  );
}
