import { ErrorTexts, useErrorTexts } from 'shared-record/edit';
import { Stack } from 'shared-ui/core';
import type { ApplicationForm } from '../model/form/applicationForm.ts';
import type { ApplicationStep } from '../model/steps/applicationSteps.ts';
import type { ValueNames } from '../model/answers/describeValue.ts';
import { useFieldNames } from '../useFieldNames.ts';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';

type ApplicationPaperProps = {
  readonly steps: readonly ApplicationStep[];
  readonly form: ApplicationForm;
  /** Known already when the page goes to paper: nothing can be fetched then. */
  readonly names: ValueNames;
};

/** A whole application on paper, all its steps below one another. */
export function ApplicationPaper(props: ApplicationPaperProps) {
  return (
    <ErrorTexts nameOf={useFieldNames()}>
      <Steps {...props} />
    </ErrorTexts>
  );
}

function Steps({ steps, form, names }: ApplicationPaperProps) {
  const { nameOf } = useErrorTexts();
  return (
    <Stack gap="XL">
      <ApplicantFacts />
      {steps.map((step) => (
        <ReviewStep key={step.id} step={step} form={form} names={names} nameOf={nameOf} />
      ))}
    </Stack>
  );
}
