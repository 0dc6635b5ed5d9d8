import { useReducer } from 'react';
import { EDITING_MEANING, nextState, openedState, type EditingState } from './editingState.ts';

/**
 * Where the editing of a record stands, and what that means.
 *
 * - isTyped: something stands here that is not saved
 * - met: another version that was there from the beginning, as where a draft goes on from an old one
 */
export function useEditing<Form, Current, Action = 'save'>(isTyped: boolean, met: Current | null = null) {
  const [kept, tell] = useReducer(
    nextState<Form, Current, Action>,
    met,
    (current): EditingState<Form, Current, Action> =>
      current === null
        ? openedState()
        : nextState(openedState<Form, Current, Action>(), { event: 'meet', current, action: null }),
  );
  // What stands in the form is asked as it is drawn: it needs no drawing of its own.
  const state = nextState(kept, { event: 'type', isTyped });
  return { state, means: EDITING_MEANING[state.phase], tell };
}

/** What became of the last save, as long as it is to be told; null for nothing. */
export function failureIn<Form, Current, Action>(state: EditingState<Form, Current, Action>) {
  return 'error' in state ? state : null;
}
