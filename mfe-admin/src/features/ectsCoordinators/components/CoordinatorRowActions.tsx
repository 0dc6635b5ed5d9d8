import type { EctsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import type { Ref } from 'react';
import { IconButton, useTranslation } from 'shared-ui/core';
import { RowActions } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { coordinatorName } from '../model/coordinatorForm.ts';

type CoordinatorRowActionsProps = {
  readonly coordinator: EctsCoordinator;
  readonly editRef: Ref<HTMLButtonElement>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

export function CoordinatorRowActions({
  coordinator,
  editRef,
  onEdit,
  onDelete,
}: CoordinatorRowActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const name =
    coordinatorName(coordinator) || t('ectsCoordinators.RowActions.nameless', { id: coordinator.id });
  return (
    <RowActions>
      <IconButton
        ref={editRef}
        icon="edit"
        label={t('ectsCoordinators.RowActions.edit', { name })}
        onClick={onEdit}
      />
      <IconButton
        icon="delete"
        label={t('ectsCoordinators.RowActions.delete', { name })}
        onClick={onDelete}
      />
    </RowActions>
  );
}
