import { isReturned } from 'shared-contracts/applications/applicationLifeCycle.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { notPermitted } from '../../../platform/problems/refusals.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { addressErrors } from './addressCountries.ts';
import { applicantOf } from './applicant.ts';
import { writeApplicant } from './applicantData.ts';
import { fileErrors } from './applicationFilesData.ts';
import { giveApplicationNumber } from './applicationNumber.ts';
import { type ApplicationState, applicationState } from './applicationState.ts';
import { departmentErrors, submissionErrors } from './applicationSubmission.ts';
import { accountErrors, applicationAction, returnErrors } from './applicationSteps.ts';
import { refuseWhenBlocked, settingsOf } from './applicationWindow.ts';
import { checkPreferredMobilities } from './preferredMobility.ts';
import { type Change, isPosted, type SetRules } from '../../../records/save/setRules.ts';

type Application = 'ApplicationStudentStudiesForms';

/**
 * Student applications: whose they are, when they may be begun and submitted, sent back and validated, what a submitted one holds, and its
 * number.
 *
 * Source: specification document 3, sections 4 and 5; docs/features/application-rules.md.
 */
export const applicationRules: SetRules<Application> = {
  governs: ['status'],
  apply: async (change, context) => {
    const { before, after } = change;
    if (before !== null && after.owner !== before.owner) throw notPermitted('owner');
    const owner = before === null ? await applicantOf(after, context) : before.owner;
    after.owner = owner;
    after.status ??= 'draft';
    const isOffice = context.caller.permissions.includes('application_settings');
    const state = applicationState(after, owner);
    // A missing type is named by the check for required members.
    if (state.type === null) return [];
    const action = applicationAction(
      before,
      state.status,
      { isOwn: owner === context.caller.id, changed: change.changed },
      context,
    );
    if (action === undefined) return [{ field: 'status', code: refusedAs('status-backwards') }];
    if (change.changed.includes('paymentData')) after.paymentData = withStoredIban(after.paymentData);
    // The rest of the application is not looked at anew: its student could mend nothing in it.
    if (action === 'saveAccount' || action === 'closeAccount') return [];
    const isSubmission = state.status !== 'draft' && (before === null || before.status === 'draft');
    const isReturnedDraft = before !== null && isReturned(before);
    const errors = [
      ...(await yearErrors(change, { ...state, type: state.type }, { isOffice, isSubmission }, context)),
      ...typeErrors(change),
      ...accountErrors(change, isOffice),
      ...returnErrors(change, action, isOffice, context.now),
    ];
    if (before === null || isSubmission) {
      const { applicationYear } = after;
      const asked = { id: before?.id, owner, type: state.type, applicationYear, isReturned: isReturnedDraft };
      await refuseWhenBlocked(asked, isOffice, context);
    }
    await writeApplicant(before, after, owner, context);
    if (state.status !== 'draft') errors.push(...submissionErrors(after, state.type, context));
    errors.push(
      ...(await departmentErrors(after, context)),
      ...(await addressErrors(change, context)),
      ...(await checkPreferredMobilities(change, state.type, context)),
      ...(await fileErrors(after, before?.id ?? null, context)),
    );
    if (errors.length === 0 && isSubmission) await giveApplicationNumber(after, state.type, context);
    return errors;
  },
};

/** An IBAN is one text however it was typed: without blanks, in capitals. */
function withStoredIban(account: Change<Application>['after']['paymentData']) {
  if (account?.iban == null) return account;
  return { ...account, iban: account.iban.replaceAll(/\s/g, '').toUpperCase() };
}

/** The type says which window and which counter an application belongs to: it stays. */
function typeErrors({ before, changed }: Change<Application>): FieldError[] {
  return before !== null && changed.includes('type') ? [{ field: 'type', code: refusedAs('read-only') }] : [];
}

/**
 * Applications are taken for the year of the settings, also a draft that was begun before that; a numbered one keeps the year that its number was
 * counted in.
 */
async function yearErrors(
  { before, after, changed, posted }: Change<Application>,
  { type, applicationNumber }: ApplicationState & { type: NonNullable<ApplicationState['type']> },
  { isOffice, isSubmission }: { readonly isOffice: boolean; readonly isSubmission: boolean },
  context: SaveContext,
): Promise<FieldError[]> {
  const year = (await settingsOf(type, context))?.academicYear ?? null;
  const isFirstSubmission = isSubmission && !isOffice && applicationNumber === null;
  if (after.applicationYear === null || (isFirstSubmission && !isPosted(posted, 'applicationYear')))
    after.applicationYear = year;
  if (after.applicationYear === null) return [{ field: 'applicationYear', code: refusedAs('required') }];
  const isChosen = before === null || changed.includes('applicationYear');
  if (isChosen && applicationNumber !== null)
    return [{ field: 'applicationYear', code: refusedAs('read-only') }];
  return (isChosen || isFirstSubmission) && !isOffice && after.applicationYear !== year
    ? [{ field: 'applicationYear', code: refusedAs('not-the-current-year') }]
    : [];
}
