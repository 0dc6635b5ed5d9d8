import type { ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';
import { useFormState, type FieldValues, type UseFormReturn } from 'shared-ui/fields';
import { WizardFrame } from 'shared-ui/wizard';
import { errorAt } from '../errors/fieldErrors.ts';
import type { WizardStep } from '../steps/wizardSteps.ts';

type WizardShellProps<Form extends FieldValues, Id extends string> = {
  readonly title: string;
  readonly description: ReactNode;
  /** Of the steps' titles. */
  readonly namespace: string;
  readonly edit: {
    readonly form: UseFormReturn<Form>;
    readonly isNew: boolean;
    readonly steps: ReadonlyArray<WizardStep<Form, Id>>;
    readonly step: WizardStep<Form, Id>;
    /** Place of the furthest step that may be gone to; null where every one may. */
    readonly reached: number | null;
    readonly goToStep: (id: Id | undefined) => void;
    readonly goPrevious: (() => void) | undefined;
    readonly goNext: (() => void) | undefined;
    readonly saving: string | null;
    readonly isSaved: boolean;
  };
  readonly isReadOnly: boolean;
  readonly stepsAt: 'top' | 'side' | undefined;
  readonly nextBlock: string | undefined;
  readonly heading: string | undefined;
  readonly notices: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a wizard around the current step; steps with errors are marked, and those of a record that exists can be gone to at once. */
export function WizardShell<Form extends FieldValues, Id extends string>(props: WizardShellProps<Form, Id>) {
  const { edit, isReadOnly } = props;
  const { t } = useTranslation(props.namespace);
  const { errors } = useFormState({ control: edit.form.control });
  const { isNew, steps, step, reached } = edit;
  const views = steps.map(({ id, titleKey, members }, place) => ({
    id,
    title: t(titleKey),
    hasErrors: members.some((member) => errorAt(errors, member) !== undefined),
    isLocked: reached !== null && place > reached,
  }));
  return (
    <WizardFrame
      title={props.title}
      description={props.description}
      steps={views}
      currentId={step.id}
      onStepSelect={isNew ? undefined : (id) => edit.goToStep(steps.find((one) => one.id === id)?.id)}
      onPrevious={edit.goPrevious}
      onNext={edit.goNext}
      nextBlock={props.nextBlock}
      heading={props.heading}
      {...(props.stepsAt && { stepsAt: props.stepsAt })}
      notices={props.notices}
      isReadOnly={isReadOnly}
      isBusy={edit.saving !== null || edit.isSaved}
      actions={props.actions}
    >
      {props.children}
    </WizardFrame>
  );
}
