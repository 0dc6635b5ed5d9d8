import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'shared-ui/core';

const STEP_PARAM = 'step';

/**
 * Reads the current step out of the address, so that reload and the browser's back button work, and goes to another.
 *
 * - lastOpen: the last step that can be opened now, such as the first that is not in order yet; null lets every step be opened
 * - reached: place of the furthest step that was shown so far
 */
export function useWizardStep<Step extends { readonly id: string }>(
  steps: readonly Step[],
  lastOpen: () => Step['id'] | null,
) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(STEP_PARAM);
  // What stands in the form counts when somebody arrives at a step, not while they are on it.
  const step = useMemo(() => {
    const asked = steps.findIndex(({ id }) => id === wanted);
    const limit = lastOpen();
    const last = limit === null ? steps.length - 1 : steps.findIndex(({ id }) => id === limit);
    return steps[Math.max(0, Math.min(asked, last))];
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [steps, wanted]);
  const goTo = useCallback(
    (id: Step['id']) => {
      // A form of one step has nowhere else to go.
      if (steps.length > 1)
        setSearch((old) => new URLSearchParams({ ...Object.fromEntries(old), [STEP_PARAM]: id }));
    },
    [setSearch, steps],
  );
  if (step === undefined) throw new Error('A wizard needs steps.');
  const index = steps.indexOf(step);
  const [reached, setReached] = useState(index);
  if (index > reached) setReached(index);
  const previous: Step['id'] | undefined = steps[index - 1]?.id;
  const next: Step['id'] | undefined = steps[index + 1]?.id;
  return { step, index, reached, previous, next, goTo };
}
