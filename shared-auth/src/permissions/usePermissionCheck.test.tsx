import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ROLE_PERMISSIONS, type Permission, type Role } from 'shared-contracts/rights/permissions.ts';
import { SessionContext } from '../session/sessionContext.ts';
import { forgetChecks } from '../checks/permissionChecks.ts';
import { useCan } from './useCan.ts';
import { usePermissionCheck } from './usePermissionCheck.ts';

beforeEach(() => {
  jest.useFakeTimers();
  forgetChecks();
});
afterEach(() => jest.useRealTimers());

function SignedIn({
  as,
  subject,
  children,
}: {
  readonly as: Role;
  readonly subject: string;
  readonly children: ReactNode;
}) {
  const session = {
    status: 'signedIn',
    role: as,
    permissions: ROLE_PERMISSIONS[as],
    user: null,
    subject,
    end: null,
    signIn: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  } as const;
  return <SessionContext value={session}>{children}</SessionContext>;
}

function Answer({ to }: { readonly to: readonly Permission[] }) {
  return <output>{usePermissionCheck([...to])}</output>;
}

const ask = (to: readonly Permission[], as: Role = 'Faculty', subject: string = as) => (
  <SignedIn as={as} subject={subject}>
    <Answer to={to} />
  </SignedIn>
);

const answer = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('usePermissionCheck', () => {
  test.each([
    ['iia_list', 'granted'],
    ['iia_create', 'denied'],
  ] as const)('answers for %s after one second: %s', (permission, expected) => {
    render(ask([permission]));
    pass(999);
    expect(answer()).toBe('checking');
    pass(1);
    expect(answer()).toBe(expected);
  });

  test('answers at once what was asked before in the session', () => {
    const { unmount } = render(ask(['iia_list']));
    pass(1000);
    unmount();
    render(ask(['iia_list']));
    expect(answer()).toBe('granted');
  });

  test('waits again for another permission', () => {
    const { rerender } = render(ask(['iia_list']));
    pass(1000);
    rerender(ask(['factsheet_list']));
    expect(answer()).toBe('checking');
    pass(1000);
    expect(answer()).toBe('granted');
  });

  test('waits again for another person', () => {
    const { rerender } = render(ask(['iia_list']));
    pass(1000);
    rerender(ask(['iia_list'], 'Student'));
    expect(answer()).toBe('checking');
    pass(1000);
    expect(answer()).toBe('denied');
  });

  test('is not held up by being rendered again', () => {
    const { rerender } = render(ask(['iia_list']));
    pass(600);
    rerender(ask(['iia_list']));
    pass(400);
    expect(answer()).toBe('granted');
  });

  test('grants a page that any one of several permissions opens', () => {
    render(ask(['iia_edit', 'iia_view']));
    pass(1000);
    expect(answer()).toBe('granted');
  });
});

describe('useCan', () => {
  function Can({ permission }: { readonly permission: Permission }) {
    return <output>{String(useCan(permission))}</output>;
  }

  test.each([
    ['IRO', 'iia_edit_iro', 'true'],
    ['Faculty', 'iia_edit_iro', 'false'],
    ['No Rights', 'profile_view', 'false'],
  ] as const)('tells at once of %s and %s: %s', (role, permission, expected) => {
    render(
      <SignedIn as={role} subject="x">
        <Can permission={permission} />
      </SignedIn>,
    );
    expect(answer()).toBe(expected);
  });
});
