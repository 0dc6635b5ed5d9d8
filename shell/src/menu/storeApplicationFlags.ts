import { applicationFlags } from 'shared-contracts/applications/applicationFlags.ts';
import {
  APPLICATION_TYPES,
  type ApplicationWindow,
  type ExistingApplication,
} from 'shared-contracts/applications/applications.ts';

/**
 * Leaves in local storage what keeps the student from a new application of each type, by the names of the documents.
 *
 * They tell what the menu found last; menu, form and server decide by the rule itself. Source: specification document 3, section 8.
 */
export function storeApplicationFlags(
  settings: readonly ApplicationWindow[],
  applications: readonly ExistingApplication[],
  caller: { readonly isIro: boolean; readonly now: Date },
): void {
  for (const type of APPLICATION_TYPES) {
    const own = settings.find(({ applicationType }) => applicationType === type);
    for (const [flag, isDisabled] of applicationFlags(type, own, applications, caller))
      window.localStorage.setItem(flag, String(isDisabled));
  }
}
