import type { UseMutationResult } from 'shared-client';
import { failureIn, useEditing } from '../editing/useEditing.ts';
import { saveOutcomeOf, type SaveOutcome } from '../editing/saveOutcome.ts';

/**
 * - isTyped: something stands in the form that is not saved
 * - met: another version that was there from the beginning; none when absent
 * - toSent: what is sent of a form that began from a record; action: what it is saved as, where a record can be saved as several things
 * - readCurrent: reads the record that comes with another version; null when it does not fit
 * - onSaved, onStale, onRefused: one of them is told what became of the save; `onRefused` of everything that is no other version. What `onStale` does not `choose`
 *   from stands to be chosen from
 */
type SaveWays<Form, From, Action, Sent, Saved> = {
  readonly isTyped: boolean;
  readonly met?: From | null;
  readonly toSent: (form: Form, from: From, action: Action) => Sent;
  readonly readCurrent: (value: unknown) => From | null;
  readonly onSaved: (saved: Saved, action: Action) => void;
  readonly onStale: (current: From, action: Action) => void;
  readonly onRefused: (outcome: SaveOutcome<From>, sent: Form, error: Error) => void;
};

/** Edits a record by saves of its form, one at a time: sends it, and tells what became of it. */
export function useRecordSave<Form, From, Action, Sent, Saved>(
  mutation: Pick<UseMutationResult<Saved, Error, Sent>, 'mutate' | 'reset'>,
  {
    isTyped,
    met,
    toSent,
    readCurrent,
    onSaved,
    onStale,
    onRefused,
  }: SaveWays<Form, From, Action, Sent, Saved>,
) {
  const { state, means, tell } = useEditing<Form, From, Action>(isTyped, met);

  const send = (form: Form, from: From, action: Action) => {
    tell({ event: 'send', action, sent: form });
    mutation.mutate(toSent(form, from, action), {
      onSuccess: (saved) => {
        tell({ event: 'save' });
        onSaved(saved, action);
      },
      onError: (error) => {
        const outcome = saveOutcomeOf(error, readCurrent);
        tell({ event: 'fail', outcome, error });
        if (outcome.kind === 'stale') onStale(outcome.current, action);
        else onRefused(outcome, form, error);
      },
    });
  };

  return {
    state,
    means,
    tell,
    send,
    saving: state.phase === 'saving' ? state.action : null,
    failure: failureIn(state),
    /** The last save is not told of any more. */
    forget: () => tell({ event: 'forget' }),
    /** Begins anew, from what is stored by now: nobody waits for what is under way. */
    begin: () => {
      mutation.reset();
      tell({ event: 'begin' });
    },
  };
}
