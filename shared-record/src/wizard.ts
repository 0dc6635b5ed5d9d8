// What screens need that keep drafts, or lead through a record step by step, besides edit.
export { ConflictPage, type ConflictPageProps } from './conflict/ConflictPage.tsx';
export type { DifferenceTexts } from './conflict/differenceTexts.ts';
export { createDraftStore, type DraftStore } from './drafts/draftStore.ts';
export { readableVault } from './drafts/draftVault.ts';
export { DraftStart, type BegunDraft } from './drafts/DraftStart.tsx';
export { keepSoon } from './drafts/keepSoon.ts';
export { useDraftKeeping } from './drafts/useDraftKeeping.ts';
export { useDraftStore } from './drafts/useDraftStore.ts';
export { useOtherTab } from './drafts/useOtherTab.ts';
export { useRecordForm } from './wizard/useRecordForm.ts';
export { useWizard, type WizardEdit, type WizardOptions } from './wizard/useWizard.ts';
export { WizardView } from './wizard/WizardView.tsx';
export { useWizardStep } from './steps/useWizardStep.ts';
