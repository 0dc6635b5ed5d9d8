import { useState } from 'react';
import type { UseMutationResult } from 'shared-client';
import {
  resolveBy,
  useForm,
  type DefaultValues,
  type FieldIssue,
  type FieldPath,
  type FieldValues,
} from 'shared-ui/fields';
import { differencesOf, mergeForms, type Choice } from '../conflict/differences.ts';
import type { Conflict, ConflictShape } from '../conflict/conflictShape.ts';
import { placeErrors, type PlaceOfPath } from '../errors/placeErrors.ts';
import { useRefusal } from '../errors/useRefusal.ts';
import { useRecordSave } from './useRecordSave.ts';

/** What is sent: the record that the form began from, whose version the save names, and the form. */
type SentForm<Form, Stored> = { readonly opened: Stored; readonly form: Form };

/**
 * - toForm: the form that a record begins with
 * - check: what is wrong with a form before it is sent
 * - place: the form's field for a path of the server
 * - shape: what is compared of two versions; members outside it stay as they stand here
 * - asksAlways: another version is shown also where it differs in nothing that the form shows; else the save is sent again over it
 * - readCurrent: reads the record that comes with another version; null when it does not fit
 * - onSaved: told once a save has been stored
 */
export type EditedFormWays<Form extends FieldValues, Stored, Saved extends Stored> = {
  readonly toForm: (stored: Stored) => Form;
  readonly check: (form: Form) => readonly FieldIssue[];
  readonly place: PlaceOfPath;
  readonly shape: ConflictShape<Form>;
  readonly asksAlways?: boolean;
  readonly readCurrent: (value: unknown) => Stored | null;
  readonly mutation: Pick<UseMutationResult<Saved, Error, SentForm<Form, Stored>>, 'mutate' | 'reset'>;
  readonly onSaved: (saved: Saved) => void;
};

/**
 * A small form of a record that keeps no draft: what it began from, and what became of the last save.
 *
 * - first: the record at first; null where there is none yet
 * - begin: goes on with a record, and forgets what was typed
 * - conflict: what somebody else has saved meanwhile, until `resolveConflict` goes on from it, with what was typed over it or without
 */
export function useEditedForm<Form extends FieldValues, Stored, Saved extends Stored>(
  first: Stored,
  {
    toForm,
    check,
    place,
    shape,
    asksAlways = false,
    readCurrent,
    mutation,
    onSaved,
  }: EditedFormWays<Form, Stored, Saved>,
) {
  const form = useForm<Form>({
    defaultValues: toForm(first) as DefaultValues<Form>,
    resolver: resolveBy(check),
  });
  const [opened, setOpened] = useState(first);
  const refusal = useRefusal(form, ([issue]) => {
    // Names of errors are names of the form's fields.
    if (issue) form.setFocus(issue.field as FieldPath<Form>);
  });
  const saving = useRecordSave<Form, Stored, 'save', SentForm<Form, Stored>, Saved>(mutation, {
    isTyped: form.formState.isDirty,
    toSent: (values, from) => ({ opened: from, form: values }),
    readCurrent,
    onSaved,
    onStale: (other) => {
      const between = conflictWith(other);
      if (asksAlways || opened === null || differencesOf(between, shape).length > 0) return;
      setOpened(() => other);
      saving.tell({ event: 'choose' });
      saving.send(between.mine, other, 'save');
    },
    onRefused: (outcome) => {
      if (outcome.kind === 'refused') refusal.refuse(placeErrors(outcome.errors, place).fields, true);
    },
  });
  const { state, means, failure } = saving;

  const begin = (next: Stored) => {
    saving.begin();
    setOpened(() => next);
    form.reset(toForm(next));
  };
  const conflictWith = (other: Stored): Conflict<Form> => ({
    opened: toForm(opened),
    theirs: toForm(other),
    mine: form.getValues(),
  });
  const other = state.phase === 'stale' ? state : null;
  const conflict = other && conflictWith(other.current);
  const resolveConflict = (choice: Choice) => {
    if (conflict === null || other === null) return;
    begin(other.current);
    if (choice === 'mine') form.reset(mergeForms(conflict, shape), { keepDefaultValues: true });
  };

  return {
    form,
    opened,
    begin,
    isTyped: state.isTyped,
    means,
    conflict,
    failure: failure && {
      error: failure.error,
      phase: failure.phase,
      hasRefusedFields: failure.phase === 'refused' && placeErrors(failure.errors, place).fields.length > 0,
    },
    handleSave: form.handleSubmit((values) => {
      if (means.canSend) saving.send(values, opened, 'save');
    }),
    resolveConflict,
  };
}
