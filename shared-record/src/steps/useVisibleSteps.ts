import { useMemo } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'shared-ui/fields';
import { visibleSteps, type WizardStep } from './wizardSteps.ts';

/** Gives the steps that the form has as it is now; the same list until one comes or goes, whatever else is typed. */
export function useVisibleSteps<Form extends FieldValues, Step extends WizardStep<Form>>(
  { control }: UseFormReturn<Form>,
  steps: readonly Step[],
): readonly Step[] {
  const ids = useWatch({
    control,
    compute: (form: Form) =>
      visibleSteps<Form, Step>(steps, form)
        .map(({ id }) => id)
        .join(' '),
  });
  return useMemo(() => {
    const visible = ids.split(' ');
    return steps.filter(({ id }) => visible.includes(id));
  }, [ids, steps]);
}
