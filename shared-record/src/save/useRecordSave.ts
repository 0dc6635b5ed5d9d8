import { useState } from 'react';
import type { UseMutationResult } from 'shared-client';
import { saveOutcomeOf, type SaveOutcome } from './saveOutcome.ts';

/**
 * - toSent: what is sent of a form that began from a record; action: what it is saved as, where a record can be saved as several things
 * - readCurrent: reads the record that comes with another version; null when it does not fit
 * - onSaved, onStale, onRefused: one of them is told what became of the save; `onRefused` of everything that is no other version
 */
type SaveWays<Form, From, Action, Sent, Saved> = {
  readonly toSent: (form: Form, from: From, action: Action) => Sent;
  readonly readCurrent: (value: unknown) => From | null;
  readonly onSaved: (saved: Saved, action: Action) => void;
  readonly onStale: (current: From, action: Action) => void;
  readonly onRefused: (outcome: SaveOutcome<From>, sent: Form, error: Error) => void;
};

/** What went wrong with the last save, and the form as it was sent. */
export type SaveFault<Form> = { readonly error: Error; readonly sent: Form };

/**
 * Sends a form as a save of its record, and tells what became of it. Another version is no failure: it is shown and chosen from.
 *
 * - saving: the action that is under way; failure: of the last save, until `forget` or the next one
 */
export function useRecordSave<Form, From, Action, Sent, Saved>(
  mutation: Pick<UseMutationResult<Saved, Error, Sent>, 'mutate' | 'error' | 'isPending' | 'reset'>,
  { toSent, readCurrent, onSaved, onStale, onRefused }: SaveWays<Form, From, Action, Sent, Saved>,
) {
  const [last, setLast] = useState<{ readonly form: Form; readonly action: Action } | null>(null);

  const send = (form: Form, from: From, action: Action) => {
    setLast({ form, action });
    mutation.mutate(toSent(form, from, action), {
      onSuccess: (saved) => onSaved(saved, action),
      onError: (error) => {
        const outcome = saveOutcomeOf(error, readCurrent);
        if (outcome.kind === 'stale') onStale(outcome.current, action);
        else onRefused(outcome, form, error);
      },
    });
  };

  const { error } = mutation;
  const isFailure = error !== null && saveOutcomeOf(error, readCurrent).kind !== 'stale';
  const failure: SaveFault<Form> | null = isFailure && last ? { error, sent: last.form } : null;
  return {
    send,
    saving: mutation.isPending ? (last?.action ?? null) : null,
    failure,
    forget: mutation.reset,
  };
}
