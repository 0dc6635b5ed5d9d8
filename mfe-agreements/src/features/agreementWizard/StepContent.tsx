import { memo, type ReactNode } from 'react';
import type { WizardStepId } from '../../lib/wizardStepIds.ts';
import { CommentsStep } from './steps/comments/CommentsStep.tsx';
import { ContactsStep } from './steps/contacts/ContactsStep.tsx';
import { DetailsStep } from './steps/details/DetailsStep.tsx';
import { MobilityStep } from './steps/mobility/MobilityStep.tsx';

const CONTENT = {
  details: <DetailsStep />,
  'local-contacts': <ContactsStep key="local" side="local" />,
  'partner-contacts': <ContactsStep key="partner" side="partner" />,
  'student-studies': <MobilityStep key="studies" list="studentMobilitiesForStudies" />,
  'student-traineeships': <MobilityStep key="traineeships" list="studentMobilitiesForTraineeship" />,
  'staff-teaching': <MobilityStep key="teaching" list="staffMobilitiesForTeaching" />,
  'staff-training': <MobilityStep key="training" list="staffMobilitiesForTraining" />,
  comments: <CommentsStep />,
} as const satisfies Record<WizardStepId, ReactNode>;

/** The fields of one step; drawn anew when the step changes, whatever happens in the frame. */
export const StepContent = memo(function StepContent({ id }: { readonly id: WizardStepId }) {
  return CONTENT[id];
});
