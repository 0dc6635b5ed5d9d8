// What screens need that edit a record, besides shared-ui/core and fields.
export { Entry } from './entries/Entry.tsx';
export { EntryList } from './entries/EntryList.tsx';
export { ListProblem } from './entries/ListProblem.tsx';
export { ProblemBadge } from './entries/ProblemBadge.tsx';
export { RemovedNotice } from './entries/RemovedNotice.tsx';
export { StepStack } from './entries/StepStack.tsx';
export { useEntries, type EntryListOf, type EntryOf, type KeyedEntry } from './entries/useEntries.ts';
export { ErrorTexts, useErrorTexts, type ErrorSentences } from './errors/ErrorTexts.tsx';
export { fieldErrors, FORM_ERROR, SERVER_ERROR } from './errors/fieldErrors.ts';
export { useErrorSweep } from './errors/useErrorSweep.ts';
export { useFieldFocus } from './focus/useFieldFocus.ts';
export { useHeadingFocus } from './focus/useHeadingFocus.ts';
export { useRowFocus } from './focus/useRowFocus.ts';
