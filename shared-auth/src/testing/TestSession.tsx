import type { ReactNode } from 'react';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { KeeperContext, SessionContext, type Session } from '../session/sessionContext.ts';
import { openTab } from './testKeeper.ts';

/** Lets a part of a test run as somebody with a role, whose token the server of the test takes. */
export function TestSession({ role, children }: { readonly role: Role; readonly children: ReactNode }) {
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
      <KeeperContext value={keeper}>{children}</KeeperContext>
    </SessionContext>
  );
}
