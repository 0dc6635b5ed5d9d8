import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { createStore } from 'zustand/vanilla';

const STORAGE_KEY = 'permission_checks';

/** Permissions that were checked in this session, and whose session it is. */
type Checks = { readonly subject: string | null; readonly checked: readonly Permission[] };

/** Answers are kept as long as the browser tab and the session last; a reload of the page does not ask again. */
export const permissionChecks = createStore<Checks>(readChecks);

permissionChecks.subscribe((checks) => window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(checks)));

/** Remembers that permissions were checked; whatever was checked for somebody else is forgotten. */
export function rememberChecked(subject: string, permissions: readonly Permission[]): void {
  permissionChecks.setState((checks) => ({
    subject,
    checked: [...new Set([...(checks.subject === subject ? checks.checked : []), ...permissions])],
  }));
}

/** Forgets all answers, at the end of a session. */
export function forgetChecks(): void {
  permissionChecks.setState({ subject: null, checked: [] });
  window.sessionStorage.removeItem(STORAGE_KEY);
}

function readChecks(): Checks {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return { subject: null, checked: [] };
    const [subject, checked] = ['subject' in stored && stored.subject, 'checked' in stored && stored.checked];
    if (typeof subject !== 'string' || !Array.isArray(checked)) return { subject: null, checked: [] };
    return { subject, checked };
  } catch {
    return { subject: null, checked: [] };
  }
}
