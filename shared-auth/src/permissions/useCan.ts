import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { useSession } from '../session/sessionContext.ts';

/** Tells at once whether the person who is signed in holds a permission; for buttons and parts of a page. */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
