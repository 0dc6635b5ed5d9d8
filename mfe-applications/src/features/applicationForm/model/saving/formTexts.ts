import type { ApplicationStatus, ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import type { RecordTextKey } from 'shared-record/edit';

export const TITLE_KEY = {
  'long-term-studies': 'applicationForm.title.longTerm',
  'short-term-studies': 'applicationForm.title.shortTerm',
} as const satisfies Record<ApplicationType, string>;

/** Sentences that speak of an application where others speak of a record. */
export const APPLICATION_TEXTS = {
  'ConflictPage.title': 'applicationForm.ConflictPage.title',
  'ConflictPage.stateOnly': 'applicationForm.ConflictPage.stateOnly',
  'DraftOffer.changed': 'applicationForm.DraftOffer.changed',
  'ChangedMeanwhile.changed': 'applicationForm.ChangedMeanwhile.changed',
  'ChangedMeanwhile.gone': 'applicationForm.ChangedMeanwhile.gone',
  'WizardNotices.otherTab': 'applicationForm.WizardNotices.otherTab',
  'SaveFailure.notSaved': 'applicationForm.SaveFailure.notSaved',
  'SaveFailure.uncertain': 'applicationForm.SaveFailure.uncertain',
  'SavedOverlay.saved': 'applicationForm.SavedOverlay.saved',
} as const satisfies Partial<Record<RecordTextKey, string>>;

/** What is said of a save, by the status that the application has then. Source: specification document 3, section 4. */
export const SAVED_KEY = {
  draft: 'applicationForm.saved.draft',
  submitted: 'applicationForm.saved.submitted',
  validated: 'applicationForm.saved.validated',
  unknown: null,
} as const satisfies Record<OrUnknown<ApplicationStatus>, string | null>;
