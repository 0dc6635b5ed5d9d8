import { useEffect } from 'react';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { PERMISSION_CHECK_DELAY_MS } from 'shared-contracts/session/session.ts';
import { useStore } from 'zustand';
import { useSession } from '../session/sessionContext.ts';
import { permissionChecks, rememberChecked } from '../checks/permissionChecks.ts';

export type PermissionAnswer = 'checking' | 'granted' | 'denied';

/**
 * Asks whether a page may be shown: whoever holds any one of the permissions may see it.
 *
 * The answer comes after {@link PERMISSION_CHECK_DELAY_MS}, but at once when all of the permissions were asked before in this session.
 * Source: specification document 1, sections 2.2 and 6.
 */
export function usePermissionCheck(permissions: readonly Permission[]): PermissionAnswer {
  const { subject, permissions: held } = useSession();
  const checks = useStore(permissionChecks);
  const isChecked =
    subject !== null &&
    checks.subject === subject &&
    permissions.every((permission) => checks.checked.includes(permission));
  // A list made anew at each rendering must not begin the delay anew.
  const names = permissions.join(' ');

  useEffect(() => {
    if (isChecked || subject === null) return undefined;
    const timer = setTimeout(
      () => rememberChecked(subject, names.split(' ') as Permission[]), // `names` was joined from permissions
      PERMISSION_CHECK_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isChecked, subject, names]);

  if (!isChecked) return 'checking';
  return permissions.some((permission) => held.includes(permission)) ? 'granted' : 'denied';
}
