import type { ActReply } from 'shared-contracts/exchange/agreementActs.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import type { RecordTextKey } from 'shared-record/edit';
import type { Toast } from 'shared-ui/core';
import type { SaveAction } from './saveActions.ts';

/** Labels of the documents. Source: specification document 2, section 2.2. */
export const SAVE_LABEL_KEY = {
  saveDraft: 'agreementWizard.SaveButtons.saveDraft',
  submit: 'agreementWizard.SaveButtons.submit',
  finalize: 'agreementWizard.SaveButtons.finalize',
} as const satisfies Record<SaveAction, string>;

/** Finds what is asked before a save: what follows from it. */
export function questionKeyOf(action: SaveAction, { status }: Pick<AgreementFacts, 'status'>): string {
  if (action !== 'finalize') return 'agreementWizard.SaveQuestion.submit';
  return status === AGREEMENT_STATUS.Final
    ? 'agreementWizard.SaveQuestion.finalizeAgain'
    : 'agreementWizard.SaveQuestion.finalize';
}

/** Why an agreement cannot be saved as something now; only what the three actions meet with. */
export const REFUSAL_KEY: Readonly<Partial<Record<Refusal, string>>> = {
  'status-backwards': 'agreementWizard.refusals.statusBackwards',
  'submit-first': 'agreementWizard.refusals.submitFirst',
  'approved-by-all': 'agreementWizard.refusals.approvedByAll',
  'termination-under-way': 'agreementWizard.refusals.terminationUnderWay',
  terminated: 'agreementWizard.refusals.terminated',
  deleted: 'agreementWizard.refusals.deleted',
};

/** Finds the sentence for a code with which the server refused a save as a whole; undefined where it is none of these. */
export function reasonKeyOf(code: string): string | undefined {
  return Object.entries(REFUSAL_KEY).find(([name]) => name === code)?.[1];
}

/** What is said of telling the partner, beside that the agreement is saved; "successfully sent" of what has arrived alone. */
export const TELLING_TEXT = {
  delivered: { kind: 'success', key: 'agreementWizard.telling.delivered' },
  waiting: { kind: 'information', key: 'agreementWizard.telling.waiting' },
  refused: { kind: 'warning', key: 'agreementWizard.telling.refused' },
  'not-told': { kind: 'warning', key: 'agreementWizard.telling.notTold' },
  unknown: { kind: 'warning', key: 'agreementWizard.telling.unknown' },
} as const satisfies Record<ActReply['outcome'], { readonly kind: Toast['kind']; readonly key: string }>;

/** Sentences that speak of an agreement where others speak of a record. */
export const AGREEMENT_TEXTS = {
  'ConflictPage.title': 'agreementWizard.ConflictPage.title',
  'ConflictPage.stateOnly': 'agreementWizard.ConflictPage.stateOnly',
  'DraftOffer.changed': 'agreementWizard.DraftOffer.changed',
  'ChangedMeanwhile.changed': 'agreementWizard.ChangedMeanwhile.changed',
  'ChangedMeanwhile.gone': 'agreementWizard.ChangedMeanwhile.gone',
  'WizardNotices.otherTab': 'agreementWizard.WizardNotices.otherTab',
  'SaveFailure.notSaved': 'agreementWizard.SaveFailure.notSaved',
  'SaveFailure.uncertain': 'agreementWizard.SaveFailure.uncertain',
  'SavedOverlay.saved': 'agreementWizard.saved',
} as const satisfies Record<RecordTextKey, string>;
