// What models need, which know neither components nor calls. Bundled where it is used, as shared-contracts is: it keeps no state.
export type { Conflict, ConflictItem, ConflictShape } from './conflict/conflictShape.ts';
export {
  differencesOf,
  firstChoice,
  mergeForms,
  type Choice,
  type Difference,
} from './conflict/differences.ts';
export { isSame } from './conflict/sameValue.ts';
export type { Draft, DraftKind, StoredDraft } from './drafts/draftKind.ts';
export { firstOfEachField } from './errors/firstOfEachField.ts';
export { placeByMember, placeErrors, type PlaceOfPath } from './errors/placeErrors.ts';
export { schemaIssues, type CheckingSchema } from './errors/schemaIssues.ts';
export { sortByLabel } from './names/sortByLabel.ts';
export {
  institutionLabel,
  toCountryOptions,
  toInstitutionOptions,
  toNamedOptions,
  type NamedOption,
} from './reference/referenceOptions.ts';
export type { OpenedRecord } from './save/openedRecord.ts';
export { readBy, saveOutcomeOf, type SaveOutcome } from './editing/saveOutcome.ts';
export { checkSteps, type CheckFacts, type IsDue } from './steps/checkSteps.ts';
export { firstStepWith, stepOf, visibleSteps, type WizardStep } from './steps/wizardSteps.ts';
