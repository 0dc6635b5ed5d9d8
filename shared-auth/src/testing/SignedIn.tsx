import type { ReactNode } from 'react';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { KeeperContext, SessionContext, type Session } from '../session/sessionContext.ts';
import { openTab, TEST_CONFIG } from './testKeeper.ts';

/** Lets a page of a test run as somebody with a role, over the test's own `fetch`. */
export function SignedIn({ role, children }: { readonly role: Role; readonly children: ReactNode }) {
  const session: Session = {
    status: 'signedIn',
    role,
    permissions: ROLE_PERMISSIONS[role],
    user: null,
    subject: role,
    end: null,
    signIn: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  };
  const keeper = { ...openTab().keeper, token: () => Promise.resolve('test-token') };
  return (
    <SessionContext value={session}>
      <KeeperContext value={keeper}>
        <ApiProvider config={TEST_CONFIG}>{children}</ApiProvider>
      </KeeperContext>
    </SessionContext>
  );
}
