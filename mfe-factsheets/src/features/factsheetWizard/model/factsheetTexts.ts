import type { RecordTextKey } from 'shared-record/edit';

/** Sentences that speak of a factsheet where others speak of a record. */
export const FACTSHEET_TEXTS = {
  'ConflictPage.title': 'factsheetWizard.ConflictPage.title',
  'ConflictPage.stateOnly': 'factsheetWizard.ConflictPage.stateOnly',
  'DraftOffer.changed': 'factsheetWizard.DraftOffer.changed',
  'ChangedMeanwhile.changed': 'factsheetWizard.ChangedMeanwhile.changed',
  'ChangedMeanwhile.gone': 'factsheetWizard.ChangedMeanwhile.gone',
  'WizardNotices.otherTab': 'factsheetWizard.WizardNotices.otherTab',
  'SaveFailure.notSaved': 'factsheetWizard.SaveFailure.notSaved',
} as const satisfies Partial<Record<RecordTextKey, string>>;
