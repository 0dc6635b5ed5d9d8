import { memo, type ReactNode } from 'react';
import type { FactsheetStepId } from 'shared-contracts/factsheets/entities/factsheetWizard.ts';
import { AccessibilitiesStep } from './steps/AccessibilitiesStep.tsx';
import { AdditionalStep } from './steps/AdditionalStep.tsx';
import { CoordinatorStep } from './steps/CoordinatorStep.tsx';
import { DeadlinesStep } from './steps/DeadlinesStep.tsx';
import { InformationStep } from './steps/InformationStep.tsx';
import { InstitutionStep } from './steps/InstitutionStep.tsx';
import { RequirementsStep } from './steps/RequirementsStep.tsx';

const CONTENT = {
  institution: <InstitutionStep />,
  coordinator: <CoordinatorStep />,
  deadlines: <DeadlinesStep />,
  information: <InformationStep />,
  requirements: <RequirementsStep />,
  accessibilities: <AccessibilitiesStep />,
  additional: <AdditionalStep />,
} as const satisfies Record<FactsheetStepId, ReactNode>;

/** The fields of one step; drawn anew when the step changes, whatever happens in the frame. */
export const StepContent = memo(function StepContent({ id }: { readonly id: FactsheetStepId }) {
  return CONTENT[id];
});
