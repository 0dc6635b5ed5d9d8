import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'shared-ui/fields';
import { useEditedForm, type EditedFormWays } from './useEditedForm.ts';

/**
 * A form on one page that keeps no draft.
 *
 * - stored: the record as it is now, null where a record need not exist; the form follows it as long as nothing is typed
 */
export function useFollowedForm<Form extends FieldValues, Stored, Saved extends Stored>(
  stored: Stored,
  ways: EditedFormWays<Form, Stored, Saved>,
) {
  const edit = useEditedForm<Form, Stored, Saved>(stored, {
    ...ways,
    onSaved: (saved) => {
      edit.begin(saved);
      ways.onSaved(saved);
    },
  });
  const follow = useEffectEvent((next: Stored) => {
    if (!edit.isTyped && !edit.means.isBusy) edit.begin(next);
  });
  useEffect(() => follow(stored), [stored]);
  return { ...edit, discard: () => edit.begin(stored) };
}
