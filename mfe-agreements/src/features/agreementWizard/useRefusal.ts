import { useState } from 'react';
import { fieldErrors, FORM_ERROR, SERVER_ERROR } from 'shared-record/edit';
import type { FieldIssue, FieldPath, UseFormReturn } from 'shared-ui/fields';
import type { WizardStepId } from '../../lib/wizardStepIds.ts';
import type { AgreementForm } from './model/agreementForm.ts';
import { stepOf, type WizardStep } from './model/wizardSteps.ts';

/**
 * Puts what is wrong to its fields.
 *
 * - count: rises with each refusal that the person has to be told of
 * - mark: shows what is wrong in a step; what the server refused there stays
 * - refuse: tells the person, and takes them to the first step that has errors
 */
export function useRefusal(
  form: UseFormReturn<AgreementForm>,
  steps: readonly WizardStep[],
  goTo: (id: WizardStepId) => void,
) {
  const [count, setCount] = useState(0);

  const show = (issues: readonly FieldIssue[], type: string) => {
    for (const { field, code } of issues) form.setError(nameOf(field), { type, message: code });
  };

  const mark = (issues: readonly FieldIssue[], { members }: WizardStep) => {
    const standing = members.flatMap((member) => fieldErrors({ [member]: form.getFieldState(member).error }));
    form.clearErrors(standing.filter(({ isServers }) => !isServers).map(({ field }) => nameOf(field)));
    show(issues, FORM_ERROR);
  };

  const refuse = (issues: readonly FieldIssue[], isServers = false) => {
    form.clearErrors();
    show(issues, isServers ? SERVER_ERROR : FORM_ERROR);
    const first = steps.find((step) => issues.some(({ field }) => stepOf(field, steps) === step));
    if (first) goTo(first.id);
    setCount((before) => before + 1);
  };

  return { count, mark, refuse };
}

/** Names of errors are names of the form's fields. */
function nameOf(field: string): FieldPath<AgreementForm> {
  return field as FieldPath<AgreementForm>;
}
