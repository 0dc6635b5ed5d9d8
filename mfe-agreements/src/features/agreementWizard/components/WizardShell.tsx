import type { ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';
import { useFormState } from 'shared-ui/fields';
import { WizardFrame } from 'shared-ui/wizard';
import { MODULE_ID } from '../../../moduleId.ts';
import type { AgreementEdit } from '../useAgreementEdit.ts';

type WizardShellProps = {
  readonly title: string;
  readonly edit: AgreementEdit;
  readonly notices: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the wizard around the current step; steps with errors are marked. */
export function WizardShell({ title, edit, notices, actions, children }: WizardShellProps) {
  const { t } = useTranslation(MODULE_ID);
  const { errors } = useFormState({ control: edit.form.control });
  const { isNew, steps, step } = edit;
  const views = steps.map(({ id, titleKey, members }) => ({
    id,
    title: t(titleKey),
    hasErrors: members.some((member) => errors[member] !== undefined),
  }));
  return (
    <WizardFrame
      title={title}
      steps={views}
      currentId={step.id}
      onStepSelect={isNew ? undefined : (id) => edit.goToStep(steps.find((one) => one.id === id)?.id)}
      onPrevious={edit.goPrevious}
      onNext={edit.goNext}
      notices={notices}
      isReadOnly={edit.readOnly !== undefined}
      isBusy={edit.saving !== null || edit.isSaved}
      actions={actions}
    >
      {children}
    </WizardFrame>
  );
}
