import {
  ectsCoordinator,
  type EctsCoordinator,
  type EctsCoordinatorForm,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { useState } from 'react';
import { useRecordSave, useRefusal } from 'shared-record/edit';
import { mergeForms, placeErrors, readBy, saveOutcomeOf, type Conflict } from 'shared-record/model';
import { useLanguage } from 'shared-ui/core';
import { resolveBy, useForm } from 'shared-ui/fields';
import { useSaveCoordinator } from './api/coordinators.mutations.ts';
import { checkCoordinatorForm } from './model/checkCoordinatorForm.ts';
import { COORDINATOR_SHAPE, EMPTY_FORM, toCoordinatorForm, trimmedForm } from './model/coordinatorForm.ts';
import { placeInCoordinator } from './model/placeInCoordinator.ts';

const readCoordinator = readBy(ectsCoordinator.schema, (coordinator: EctsCoordinator) => coordinator);

/** The row that is being edited: the record as it was opened, its form, and what became of the last save. */
export function useCoordinatorEdit(onSaved: (saved: EctsCoordinator) => void) {
  const { language } = useLanguage();
  const form = useForm<EctsCoordinatorForm>({
    defaultValues: EMPTY_FORM,
    resolver: resolveBy(checkCoordinatorForm),
  });
  const [opened, setOpened] = useState<EctsCoordinator | null>(null);
  const [current, setCurrent] = useState<EctsCoordinator | null>(null);
  const refusal = useRefusal(form, ([first]) => {
    if (first) form.setFocus(placeInCoordinator([first.field]) ?? 'firstName');
  });
  const saving = useRecordSave(useSaveCoordinator(), {
    toSent: (values: EctsCoordinatorForm, from: EctsCoordinator, _action: 'save') => ({
      opened: from,
      form: trimmedForm(values),
    }),
    readCurrent: readCoordinator,
    onSaved: (saved) => {
      close();
      onSaved(saved);
    },
    onStale: setCurrent,
    onRefused: (outcome) => {
      if (outcome.kind === 'refused')
        refusal.refuse(placeErrors(outcome.errors, placeInCoordinator).fields, true);
    },
  });

  const close = () => {
    form.reset(EMPTY_FORM);
    saving.forget();
    setOpened(null);
    setCurrent(null);
  };

  const open = (coordinator: EctsCoordinator) => {
    close();
    form.reset(toCoordinatorForm(coordinator, language));
    setOpened(coordinator);
  };

  const handleSave = form.handleSubmit((values) => {
    if (opened === null || !form.formState.isDirty || saving.saving !== null) return;
    saving.send(values, opened, 'save');
  });

  const conflict: Conflict<EctsCoordinatorForm> | null =
    opened && current
      ? {
          opened: toCoordinatorForm(opened, language),
          theirs: toCoordinatorForm(current, language),
          mine: form.getValues(),
        }
      : null;

  /** Goes on from the record as it is now: with its texts, and over them those that were typed here if they are to be kept. */
  const resolveConflict = (choice: 'mine' | 'theirs') => {
    if (conflict === null || current === null) return;
    form.reset(conflict.theirs);
    if (choice === 'mine') form.reset(mergeForms(conflict, COORDINATOR_SHAPE), { keepDefaultValues: true });
    saving.forget();
    setOpened(current);
    setCurrent(null);
  };

  const error = saving.failure?.error ?? null;
  const outcome = error && saveOutcomeOf(error, readCoordinator);
  return {
    opened,
    form,
    isDirty: opened !== null && form.formState.isDirty,
    isSaving: saving.saving !== null,
    conflict,
    failure: error &&
      outcome && {
        error,
        kind: outcome.kind,
        hasRefusedFields:
          outcome.kind === 'refused' && placeErrors(outcome.errors, placeInCoordinator).fields.length > 0,
      },
    open,
    close,
    handleSave,
    resolveConflict,
  };
}

export type CoordinatorEdit = ReturnType<typeof useCoordinatorEdit>;
