import {
  APPLICATION_LIFE_CYCLE,
  applicationActionBetween,
  type ApplicationActionName,
  applicationRefusal,
} from 'shared-contracts/applications/applicationLifeCycle.ts';
import type { ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import { type Refusal, refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import { conflict, notPermitted } from '../../../platform/problems/refusals.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import type { Change } from '../../../records/save/setRules.ts';

type Application = 'ApplicationStudentStudiesForms';

/**
 * Finds the action that a save of an application takes, by the table of the life cycle; undefined for a status that none leads to.
 *
 * - to: the status that the application will have
 * - changed: what the save changes: nothing but the bank account, or that it is closed, is an action of its own
 *
 * Throws a `Problem` for an action that the caller may not take, or not from the stored status.
 */
export function applicationAction(
  before: Change<Application>['before'],
  to: ApplicationStatus,
  { isOwn, changed }: { readonly isOwn: boolean; readonly changed: Change<Application>['changed'] },
  { caller }: SaveContext,
): ApplicationActionName | undefined {
  // What is new begins as a draft: one that is posted as submitted is submitted at once.
  const status = before?.status ?? 'draft';
  const action = accountAction(before, to, changed) ?? applicationActionBetween(status, to);
  if (action === undefined) return undefined;
  const { isDeleted = false, isAccountClosed = false } = before ?? {};
  const facts = { status, isDeleted, isOwn, isAccountClosed: isAccountClosed ?? false };
  const refusal = applicationRefusal(action, facts, caller.permissions);
  if (refusal !== undefined) throw refusedAction(refusal);
  return action;
}

const ACCOUNT_ACTIONS = ['saveAccount', 'closeAccount'] as const satisfies readonly ApplicationActionName[];

/** Finds the action on the bank account that a save of an application which is no draft takes; undefined where it changes anything else, or nothing. */
function accountAction(
  before: Change<Application>['before'],
  to: ApplicationStatus,
  changed: Change<Application>['changed'],
): ApplicationActionName | undefined {
  if (before === null || before.status === 'draft' || before.status !== to || changed.length === 0)
    return undefined;
  return ACCOUNT_ACTIONS.find((name) => {
    const members: readonly string[] = APPLICATION_LIFE_CYCLE[name].members;
    return changed.every((member) => members.includes(member));
  });
}

/** Says who may not change the bank account of a draft, or close one: what the table cannot say, as a draft is changed as a whole. */
export function accountErrors(
  { before, after, changed }: Change<Application>,
  isOffice: boolean,
): FieldError[] {
  const wasClosed = before?.isAccountClosed ?? false;
  if (isOffice) return [];
  if ((after.isAccountClosed ?? false) !== wasClosed) throw notPermitted('isAccountClosed');
  return wasClosed && changed.includes('paymentData')
    ? [{ field: 'paymentData', code: refusedAs('account-closed') }]
    : [];
}

function refusedAction(refusal: Refusal) {
  if (refusal === 'not-permitted') return notPermitted('status');
  if (refusal === 'account-closed') return lifeCycleProblem(refusal, 'paymentData');
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
