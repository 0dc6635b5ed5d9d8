import { useState } from 'react';
import { toFormError, type FieldIssue, type FieldPath } from 'shared-ui/fields';
import type { ApplicationForm } from './model/form/applicationForm.ts';
import type { ApplicationStepId } from './model/steps/applicationSteps.ts';
import type { useApplicationEdit } from './useApplicationEdit.ts';

/**
 * The page before submission: it stands in the place of the last step, and every way out of it leads into the form.
 *
 * - missing: what stands between the form and its submission; null while the page is closed
 */
export function useReview(edit: ReturnType<typeof useApplicationEdit>) {
  const [missing, setMissing] = useState<readonly FieldIssue[] | null>(null);
  const close = () => setMissing(null);
  const goToStep = (id: ApplicationStepId | undefined) => {
    close();
    edit.goToStep(id);
  };
  return {
    missing,
    open: () => {
      const form = edit.form.getValues();
      setMissing(edit.steps.flatMap((step) => step.check(form, new Date())));
    },
    close,
    goToStep,
    goToField: (field: string) => {
      // Where one arrives it is said what is wrong.
      for (const issue of missing ?? [])
        edit.form.setError(issue.field as FieldPath<ApplicationForm>, toFormError(issue));
      close();
      edit.goToField(field);
    },
    send: () => {
      close();
      edit.save('submit');
    },
  };
}
