import type { EctsCoordinator, EctsCoordinatorForm } from 'shared-contracts/entities/ectsCoordinator.ts';
import { useState } from 'react';
import { useLanguage } from 'shared-ui/core';
import { resolveBy, useForm } from 'shared-ui/fields';
import { useSaveCoordinator } from './api/coordinators.mutations.ts';
import { checkCoordinatorForm } from './model/checkCoordinatorForm.ts';
import { keepMine, type CoordinatorConflict } from './model/coordinatorConflict.ts';
import { EMPTY_FORM, toCoordinatorForm, trimmedForm } from './model/coordinatorForm.ts';
import { readSaveRefusal } from './api/saveRefusal.ts';

/** The row that is being edited: the record as it was opened, its form, and what became of the last save. */
export function useCoordinatorEdit(onSaved: (saved: EctsCoordinator) => void) {
  const { language } = useLanguage();
  const form = useForm<EctsCoordinatorForm>({
    defaultValues: EMPTY_FORM,
    resolver: resolveBy(checkCoordinatorForm),
  });
  const [opened, setOpened] = useState<EctsCoordinator | null>(null);
  const [current, setCurrent] = useState<EctsCoordinator | null>(null);
  const save = useSaveCoordinator();

  const close = () => {
    form.reset(EMPTY_FORM);
    save.reset();
    setOpened(null);
    setCurrent(null);
  };

  const open = (coordinator: EctsCoordinator) => {
    close();
    form.reset(toCoordinatorForm(coordinator, language));
    setOpened(coordinator);
  };

  const handleRefusal = (error: unknown) => {
    const refusal = readSaveRefusal(error);
    if (refusal.kind === 'stale') setCurrent(refusal.current);
    if (refusal.kind !== 'refused') return;
    for (const { field, code } of refusal.issues) form.setError(field, { type: code, message: code });
    const [first] = refusal.issues;
    if (first) form.setFocus(first.field);
  };

  const handleSave = form.handleSubmit((values) => {
    if (opened === null || !form.formState.isDirty || save.isPending) return;
    save.mutate(
      { opened, form: trimmedForm(values) },
      {
        onSuccess: (saved) => {
          close();
          onSaved(saved);
        },
        onError: handleRefusal,
      },
    );
  });

  const conflict: CoordinatorConflict | null =
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
    if (choice === 'mine') form.reset(keepMine(conflict), { keepDefaultValues: true });
    save.reset();
    setOpened(current);
    setCurrent(null);
  };

  return {
    opened,
    form,
    isDirty: opened !== null && form.formState.isDirty,
    isSaving: save.isPending,
    conflict,
    error: save.error,
    open,
    close,
    handleSave,
    resolveConflict,
  };
}

export type CoordinatorEdit = ReturnType<typeof useCoordinatorEdit>;
