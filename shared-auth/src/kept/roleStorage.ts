import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { ROLE_STORAGE_KEY } from 'shared-contracts/session/session.ts';

/**
 * Reads the role that the last sign-in left in local storage.
 *
 * It tells only that somebody was signed in here, so that sign-in may start by itself; rights always come from the token.
 * Returns null when nothing, or nothing understandable, is stored.
 */
export function storedRole(): Role | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(ROLE_STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('role' in stored)) return null;
    return isRole(stored.role) ? stored.role : null;
  } catch {
    return null;
  }
}

/** Keeps a role and its permission list in local storage. Source: specification document 1, section 6. */
export function storeRole(role: Role): void {
  window.localStorage.setItem(
    ROLE_STORAGE_KEY,
    JSON.stringify({ role, permissions: ROLE_PERMISSIONS[role] }),
  );
}

export function clearStoredRole(): void {
  window.localStorage.removeItem(ROLE_STORAGE_KEY);
}

function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLE_PERMISSIONS, value);
}
