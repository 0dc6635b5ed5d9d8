import type { ReactNode } from 'react';
import { TEST_CONFIG, TestSession } from 'shared-auth/testing';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { ApiProvider } from '../provider/ApiProvider.tsx';

/** Lets a page of a test run as somebody with a role, over the test's own `fetch`. */
export function SignedIn({ role, children }: { readonly role: Role; readonly children: ReactNode }) {
  return (
    <TestSession role={role}>
      <ApiProvider config={TEST_CONFIG}>{children}</ApiProvider>
    </TestSession>
  );
}
