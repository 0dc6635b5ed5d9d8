// What pages need that lead through a form step by step, besides core and fields.
export { ErrorSummary, type SummaryItem } from './wizard/ErrorSummary.tsx';
export type { StepView } from './wizard/stepView.ts';
export { WizardFrame } from './wizard/WizardFrame.tsx';
