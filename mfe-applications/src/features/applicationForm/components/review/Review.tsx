import { useMemo, useState } from 'react';
import { useErrorTexts } from 'shared-record/edit';
import { Alert, Stack, useTranslation } from 'shared-ui/core';
import type { FieldIssue } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import type { ApplicationStep } from '../../model/steps/applicationSteps.ts';
import { useValueNames } from '../../useValueNames.ts';
import { ApplicantFacts } from '../ApplicantFacts.tsx';
import { Doubts } from './Doubts.tsx';
import { ReviewMissing } from './ReviewMissing.tsx';
import { ReviewStep } from './ReviewStep.tsx';

type ReviewProps = {
  readonly steps: readonly ApplicationStep[];
  readonly form: ApplicationForm;
  readonly missing: readonly FieldIssue[];
  readonly onStep: (id: ApplicationStep['id']) => void;
  readonly onField: (field: string) => void;
};

/** All that will be sent, step by step, and first what is missing and what looks wrong, with a way to each place. */
export function Review({ steps, form: formNow, missing, onStep, onField }: ReviewProps) {
  const { t } = useTranslation(MODULE_ID);
  const { nameOf } = useErrorTexts();
  // What is shown is what was there when the page opened: nothing is typed here.
  const [form] = useState(formNow);
  const names = useValueNames(useMemo(() => [form], [form]));
  return (
    <Stack gap="XL">
      {missing.length > 0 ? (
        <ReviewMissing issues={missing} onField={onField} />
      ) : (
        <Alert kind="success">{t('applicationForm.Review.complete')}</Alert>
      )}
      <Doubts form={form} onField={onField} />
      <ApplicantFacts />
      {steps.map((step) => (
        <ReviewStep
          key={step.id}
          step={step}
          form={form}
          names={names}
          nameOf={nameOf}
          onOpen={() => onStep(step.id)}
        />
      ))}
    </Stack>
  );
}
