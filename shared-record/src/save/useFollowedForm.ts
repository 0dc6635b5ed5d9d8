import { useEffect, useEffectEvent, useState } from 'react';
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
import { saveOutcomeOf } from './saveOutcome.ts';
import { useRecordSave } from './useRecordSave.ts';

/** What is sent: the record that the form began from, whose version the save names, and the form. */
type SentForm<Form, Stored> = { readonly opened: Stored; readonly form: Form };

/**
 * - toForm: the form that a record begins with
 * - check: what is wrong with a form before it is sent
 * - place: the form's field for a path of the server
 * - shape: what is compared of two versions; members outside it stay as they stand here
 * - readCurrent: reads the record that comes with another version; null when it does not fit
 * - onSaved: told once a save has been stored and the form goes on from it
 */
type FollowedFormWays<Form extends FieldValues, Stored, Saved extends Stored> = {
  readonly toForm: (stored: Stored) => Form;
  readonly check: (form: Form) => readonly FieldIssue[];
  readonly place: PlaceOfPath;
  readonly shape: ConflictShape<Form>;
  readonly readCurrent: (value: unknown) => Stored | null;
  readonly mutation: Pick<
    UseMutationResult<Saved, Error, SentForm<Form, Stored>>,
    'mutate' | 'error' | 'isPending' | 'reset'
  >;
  readonly onSaved: () => void;
};

/**
 * A form on one page that keeps no draft: what it began from, and what became of the last save.
 *
 * - stored: the record as it is now, null where a record need not exist; the form follows it as long as nothing is typed
 * - conflict: what somebody else has saved meanwhile, until `resolveConflict` goes on from it, with what was typed over it or without
 * - a version that differs in nothing that the form shows is no conflict: the save is sent again over it
 */
export function useFollowedForm<Form extends FieldValues, Stored, Saved extends Stored>(
  stored: Stored,
  { toForm, check, place, shape, readCurrent, mutation, onSaved }: FollowedFormWays<Form, Stored, Saved>,
) {
  const form = useForm<Form>({
    defaultValues: toForm(stored) as DefaultValues<Form>,
    resolver: resolveBy(check),
  });
  const [opened, setOpened] = useState(stored);
  const [current, setCurrent] = useState<Stored | null>(null);
  const refusal = useRefusal(form, ([first]) => {
    // Names of errors are names of the form's fields.
    if (first) form.setFocus(first.field as FieldPath<Form>);
  });
  const saving = useRecordSave<Form, Stored, 'save', SentForm<Form, Stored>, Saved>(mutation, {
    toSent: (values, from) => ({ opened: from, form: values }),
    readCurrent,
    onSaved: (saved) => {
      begin(saved);
      onSaved();
    },
    onStale: (other) => {
      const between = conflictWith(other);
      if (opened !== null && differencesOf(between, shape).length === 0) {
        setOpened(() => other);
        saving.send(between.mine, other, 'save');
      } else setCurrent(() => other);
    },
    onRefused: (outcome) => {
      if (outcome.kind === 'refused') refusal.refuse(placeErrors(outcome.errors, place).fields, true);
    },
  });
  const { isDirty } = form.formState;

  const begin = (next: Stored) => {
    saving.forget();
    setOpened(() => next);
    setCurrent(null);
    form.reset(toForm(next));
  };
  const follow = useEffectEvent((next: Stored) => {
    if (!isDirty && saving.saving === null) begin(next);
  });
  useEffect(() => follow(stored), [stored]);

  const conflictWith = (other: Stored): Conflict<Form> => ({
    opened: toForm(opened),
    theirs: toForm(other),
    mine: form.getValues(),
  });
  const conflict = current === null ? null : conflictWith(current);
  const resolveConflict = (choice: Choice) => {
    if (conflict === null || current === null) return;
    begin(current);
    if (choice === 'mine') form.reset(mergeForms(conflict, shape), { keepDefaultValues: true });
  };

  const error = saving.failure?.error ?? null;
  const outcome = error && saveOutcomeOf(error, readCurrent);
  return {
    form,
    isDirty,
    isSaving: saving.saving !== null,
    conflict,
    failure: error &&
      outcome && {
        error,
        kind: outcome.kind,
        hasRefusedFields: outcome.kind === 'refused' && placeErrors(outcome.errors, place).fields.length > 0,
      },
    handleSave: form.handleSubmit((values) => {
      if (saving.saving === null && current === null) saving.send(values, opened, 'save');
    }),
    discard: () => begin(stored),
    resolveConflict,
  };
}
