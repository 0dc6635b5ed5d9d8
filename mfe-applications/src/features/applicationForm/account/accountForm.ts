import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import { readForm, type FormOf } from 'shared-contracts/members/form/formPart.ts';
import type { ConflictShape, DraftKind, OpenedRecord, WizardStep } from 'shared-record/model';
import { APPLICATION_STEPS } from '../model/steps/applicationSteps.ts';
import { newApplicationForm } from '../model/form/newApplicationForm.ts';
import { PAYMENT_FORM } from '../model/form/paymentForm.ts';

/** The bank account by itself, as it is given after the submission. */
export const ACCOUNT_FORM = formOf(APPLICATION, ['paymentData'], { paymentData: PAYMENT_FORM });
export interface AccountForm extends FormOf<typeof ACCOUNT_FORM> {}

export const ACCOUNT_SHAPE: ConflictShape<AccountForm> = {
  fields: [],
  parts: ['paymentData'],
  hidden: ['id'],
};

/** An account is personal: drafts are sealed. */
export const ACCOUNT_DRAFT_KIND: DraftKind<AccountForm> = {
  name: 'applicationAccount',
  version: 1,
  schema: ACCOUNT_FORM.schema,
  isPersonal: true,
};

/** One step: what the application's own step says of the account. */
export const ACCOUNT_STEPS: readonly WizardStep<AccountForm>[] = APPLICATION_STEPS['long-term-studies']
  .filter(({ id }) => id === 'payment')
  .map(({ check }) => ({
    id: 'payment',
    titleKey: 'applicationForm.steps.payment',
    members: ['paymentData'],
    check: (form, now) => check({ ...newApplicationForm('long-term-studies'), ...form }, now),
  }));

/** - isClosed: the office has closed the account */
export type OpenedAccount = OpenedRecord<AccountForm> & {
  readonly id: number;
  readonly isClosed: boolean;
};

export function openedAccount(application: ApplicationItem): OpenedAccount {
  return {
    id: application.id,
    version: application.dateModified,
    creationKey: null,
    isAsMade: false,
    form: readForm(ACCOUNT_FORM, application),
    isClosed: application.isAccountClosed ?? false,
  };
}
