import type { ApplicationStatus } from 'shared-contracts/applications.ts';
import { UNKNOWN, type OrUnknown } from 'shared-contracts/known.ts';

/** What the form saves an application as, in the order of its buttons; `edit` leaves the status as it is. */
export type FormAction = 'saveDraft' | 'edit' | 'submit' | 'validate';

const STATUS_OF = {
  saveDraft: 'draft',
  submit: 'submitted',
  validate: 'validated',
} as const satisfies Record<Exclude<FormAction, 'edit'>, ApplicationStatus>;

/** The status that an action saves. */
export function savedStatus(action: FormAction, from: OrUnknown<ApplicationStatus>): ApplicationStatus {
  if (action !== 'edit') return STATUS_OF[action];
  return from === UNKNOWN ? 'draft' : from;
}
