import { applicationSubmissionSchema } from 'shared-contracts/entities/applicationSubmission.ts';
import { refusedAs } from 'shared-contracts/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors.ts';
import { notPermitted } from '../../platform/refusals.ts';
import type { SaveContext } from '../save/saveContext.ts';
import { applicantOf } from './applicant.ts';
import { fileErrors } from './applicationFilesData.ts';
import { giveApplicationNumber } from './applicationNumber.ts';
import { type ApplicationState, applicationState } from './applicationState.ts';
import { refuseWhenBlocked, settingsOf } from './applicationWindow.ts';
import { recordErrors } from './memberErrors.ts';
import type { Change, SetRules } from './setRules.ts';

type Application = 'ApplicationStudentStudiesForms';

/**
 * Student applications: whose they are, when they may be begun and submitted, what a submitted one holds, and its number.
 *
 * Source: specification document 3, sections 4 and 5.
 */
export const applicationRules: SetRules<Application> = {
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
    if (!isOffice && state.status === 'validated') throw notPermitted('status');
    const from = before?.status ?? null;
    const isSubmission = state.status !== 'draft' && (from === null || from === 'draft');
    const errors = [
      ...(await yearErrors(change, { ...state, type: state.type }, isOffice, context)),
      ...stepErrors(change, from, state),
    ];
    if (from === null || isSubmission)
      await refuseWhenBlocked({ ...state, type: state.type, id: before?.id }, isOffice, context);
    if (isSubmission)
      errors.push(
        ...recordErrors(applicationSubmissionSchema(state.type, state.specialNeedsCategory === true), after),
      );
    errors.push(...(await fileErrors(after, context)));
    if (errors.length === 0 && isSubmission) await giveApplicationNumber(after, state.type, context);
    return errors;
  },
};

/** The type says which window and which counter an application belongs to: it stays. A validated application stays validated. */
function stepErrors(
  { before, changed }: Change<Application>,
  from: ApplicationState['status'] | null,
  { status }: ApplicationState,
): FieldError[] {
  return [
    ...(before !== null && changed.includes('type') ? [{ field: 'type', code: refusedAs('read-only') }] : []),
    ...(from === 'validated' && status !== 'validated'
      ? [{ field: 'status', code: refusedAs('status-backwards') }]
      : []),
  ];
}

/** Applications are taken for the year of the settings; a numbered one keeps the year that its number was counted in. */
async function yearErrors(
  { before, after, changed }: Change<Application>,
  { type, applicationNumber }: ApplicationState & { type: NonNullable<ApplicationState['type']> },
  isOffice: boolean,
  context: SaveContext,
): Promise<FieldError[]> {
  const year = (await settingsOf(type, context))?.academicYear ?? null;
  if (after.applicationYear === null) after.applicationYear = year;
  if (after.applicationYear === null) return [{ field: 'applicationYear', code: refusedAs('required') }];
  const isChosen = before === null || changed.includes('applicationYear');
  if (isChosen && applicationNumber !== null)
    return [{ field: 'applicationYear', code: refusedAs('read-only') }];
  return isChosen && !isOffice && after.applicationYear !== year
    ? [{ field: 'applicationYear', code: refusedAs('not-the-current-year') }]
    : [];
}
