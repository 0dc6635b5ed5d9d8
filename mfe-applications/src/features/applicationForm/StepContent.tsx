import { memo, type ReactNode } from 'react';
import type { ApplicationStepId } from './model/steps/applicationSteps.ts';
import { AffirmationStep } from './steps/affirmation/AffirmationStep.tsx';
import { FilesStep } from './steps/files/FilesStep.tsx';
import { LanguagesStep } from './steps/languages/LanguagesStep.tsx';
import { PreferredMobilityStep } from './steps/mobility/PreferredMobilityStep.tsx';
import { PastMobilityStep } from './steps/past/PastMobilityStep.tsx';
import { PaymentStep } from './steps/payment/PaymentStep.tsx';
import { PersonalStep } from './steps/personal/PersonalStep.tsx';
import { StudiesStep } from './steps/studies/StudiesStep.tsx';

const CONTENT = {
  personal: <PersonalStep />,
  studies: <StudiesStep />,
  mobility: <PreferredMobilityStep />,
  languages: <LanguagesStep />,
  payment: <PaymentStep />,
  past: <PastMobilityStep />,
  files: <FilesStep />,
  affirmation: <AffirmationStep />,
} as const satisfies Record<ApplicationStepId, ReactNode>;

/** The fields of one step; drawn anew when the step changes, whatever happens in the frame. */
export const StepContent = memo(function StepContent({ id }: { readonly id: ApplicationStepId }) {
  return CONTENT[id];
});
