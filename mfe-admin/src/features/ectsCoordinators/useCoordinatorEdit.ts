import {
  ectsCoordinator,
  type EctsCoordinator,
  type EctsCoordinatorForm,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import type { SyntheticEvent } from 'react';
import { useEditedForm } from 'shared-record/edit';
import { readBy } from 'shared-record/model';
import { useLanguage } from 'shared-ui/core';
import { useSaveCoordinator } from './api/coordinators.mutations.ts';
import { checkCoordinatorForm } from './model/checkCoordinatorForm.ts';
import { COORDINATOR_SHAPE, EMPTY_FORM, toCoordinatorForm } from './model/coordinatorForm.ts';
import { placeInCoordinator } from './model/placeInCoordinator.ts';

const readCoordinator = readBy(ectsCoordinator.schema, (coordinator: EctsCoordinator) => coordinator);

/**
 * The row that is being edited: the record as it was opened, its form, and what became of the last save.
 *
 * - opened: null while no row is open
 */
export function useCoordinatorEdit(onSaved: (saved: EctsCoordinator) => void) {
  const { language } = useLanguage();
  const edit = useEditedForm<EctsCoordinatorForm, EctsCoordinator | null, EctsCoordinator>(null, {
    toForm: (coordinator) => (coordinator === null ? EMPTY_FORM : toCoordinatorForm(coordinator, language)),
    check: checkCoordinatorForm,
    place: placeInCoordinator,
    shape: COORDINATOR_SHAPE,
    asksAlways: true,
    readCurrent: readCoordinator,
    mutation: useSaveCoordinator(),
    onSaved: (saved) => {
      close();
      onSaved(saved);
    },
  });
  const close = () => edit.begin(null);
  return {
    ...edit,
    open: (coordinator: EctsCoordinator) => edit.begin(coordinator),
    close,
    handleSave: (event: SyntheticEvent) => {
      if (edit.opened !== null && edit.isTyped) void edit.handleSave(event);
      else event.preventDefault();
    },
  };
}

export type CoordinatorEdit = ReturnType<typeof useCoordinatorEdit>;
