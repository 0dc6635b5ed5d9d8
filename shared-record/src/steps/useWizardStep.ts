import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'shared-ui/core';

const STEP_PARAM = 'step';

/**
 * Reads the current step out of the address, so that reload and the browser's back button work, and goes to another.
 *
 * - firstIncomplete: the first step that is not in order yet; a new record goes no further than that. null lets every step be opened
 */
export function useWizardStep<Step extends { readonly id: string }>(
  steps: readonly Step[],
  firstIncomplete: () => Step['id'] | null,
) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(STEP_PARAM);
  // What stands in the form counts when somebody arrives at a step, not while they are on it.
  const step = useMemo(() => {
    const asked = steps.findIndex(({ id }) => id === wanted);
    const limit = firstIncomplete();
    const last = limit === null ? steps.length - 1 : steps.findIndex(({ id }) => id === limit);
    return steps[Math.max(0, Math.min(asked, last))];
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [steps, wanted]);
  const goTo = useCallback(
    (id: Step['id']) =>
      setSearch((old) => new URLSearchParams({ ...Object.fromEntries(old), [STEP_PARAM]: id })),
    [setSearch],
  );
  if (step === undefined) throw new Error('A wizard needs steps.');
  const index = steps.indexOf(step);
  const previous: Step['id'] | undefined = steps[index - 1]?.id;
  const next: Step['id'] | undefined = steps[index + 1]?.id;
  return { step, previous, next, goTo };
}
