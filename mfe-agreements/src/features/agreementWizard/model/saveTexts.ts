import type { Refusal } from 'shared-contracts/agreementLifeCycle.ts';
import type { SaveAction } from './saveActions.ts';

/** Labels of the documents. Source: specification document 2, section 2.2. */
export const SAVE_LABEL_KEY = {
  saveDraft: 'agreementWizard.SaveButtons.saveDraft',
  submit: 'agreementWizard.SaveButtons.submit',
  finalize: 'agreementWizard.SaveButtons.finalize',
} as const satisfies Record<SaveAction, string>;

/** Why an agreement cannot be saved as something now; only what the three actions meet with. */
export const REFUSAL_KEY: Readonly<Partial<Record<Refusal, string>>> = {
  'status-backwards': 'agreementWizard.refusals.statusBackwards',
  'submit-first': 'agreementWizard.refusals.submitFirst',
  'approved-by-all': 'agreementWizard.refusals.approvedByAll',
  'termination-under-way': 'agreementWizard.refusals.terminationUnderWay',
  terminated: 'agreementWizard.refusals.terminated',
  deleted: 'agreementWizard.refusals.deleted',
};
