import {
  applicationActionBetween,
  type ApplicationActionName,
  applicationRefusal,
} from 'shared-contracts/applicationLifeCycle.ts';
import type { ApplicationStatus } from 'shared-contracts/applications.ts';
import { type Refusal, refusedAs } from 'shared-contracts/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors.ts';
import { conflict, notPermitted } from '../../platform/refusals.ts';
import type { SaveContext } from '../save/saveContext.ts';
import type { Change } from './setRules.ts';

type Application = 'ApplicationStudentStudiesForms';

/**
 * Finds the action that a save of an application takes, by the table of the life cycle; undefined for a status that none leads to.
 *
 * - to: the status that the application will have
 *
 * Throws a `Problem` for an action that the caller may not take, or not from the stored status.
 */
export function applicationAction(
  before: Change<Application>['before'],
  to: ApplicationStatus,
  isOwn: boolean,
  { caller }: SaveContext,
): ApplicationActionName | undefined {
  // What is new begins as a draft: one that is posted as submitted is submitted at once.
  const status = before?.status ?? 'draft';
  const action = applicationActionBetween(status, to);
  if (action === undefined) return undefined;
  const facts = { status, isDeleted: before?.isDeleted ?? false, isOwn };
  const refusal = applicationRefusal(action, facts, caller.permissions);
  if (refusal !== undefined) throw refusedAction(refusal);
  return action;
}

function refusedAction(refusal: Refusal) {
  if (refusal === 'not-permitted') return notPermitted('status');
  return conflict(
    {
      en: 'This step cannot be taken in the present state of the application.',
      el: 'Το βήμα αυτό δεν είναι δυνατό στην παρούσα κατάσταση της αίτησης.',
    },
    { field: 'status', code: refusal },
  );
}

/**
 * Sets when an application was sent back, and takes time and reason away once it is submitted again.
 *
 * The reason is the office's: it is required when an application is sent back, and may be reworded until the student submits it again.
 * Throws `not-permitted` when a student changes it.
 */
export function returnErrors(
  { before, after }: Change<Application>,
  action: ApplicationActionName,
  isOffice: boolean,
  now: Date,
): FieldError[] {
  const stored = before?.returnReason ?? null;
  const reason = after.returnReason?.trim() || null;
  after.returnReason = reason;
  if (!isOffice && reason !== stored) throw notPermitted('returnReason');
  if (action === 'submit' || action === 'validate') {
    after.returnReason = null;
    after.dateReturned = null;
    return [];
  }
  if (action === 'sendBack') after.dateReturned = now.toISOString();
  if (after.dateReturned !== null)
    return reason === null ? [{ field: 'returnReason', code: refusedAs('required') }] : [];
  return reason === null ? [] : [{ field: 'returnReason', code: refusedAs('read-only') }];
}
