import type { EctsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { ApiError } from 'shared-client';
import { Alert, apiErrorText, ConfirmDialog, Stack, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { useDeleteCoordinator } from '../api/coordinators.mutations.ts';
import { coordinatorName } from '../model/coordinatorForm.ts';

type DeleteCoordinatorDialogProps = {
  readonly coordinator: EctsCoordinator;
  /** Called when nothing is left to ask; `notice` tells why the record was not deleted after all. */
  readonly onClose: (result: { readonly isDeleted: boolean; readonly notice: string | null }) => void;
};

/** Asks before a record is deleted, and stays open with the reason when the server could not be reached. */
export function DeleteCoordinatorDialog({ coordinator, onClose }: DeleteCoordinatorDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const deletion = useDeleteCoordinator();
  const name =
    coordinatorName(coordinator) || t('ectsCoordinators.RowActions.nameless', { id: coordinator.id });

  const handleConfirm = () =>
    deletion.mutate(coordinator, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('ectsCoordinators.DeleteDialog.deleted', { name }) });
        onClose({ isDeleted: true, notice: null });
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        if (error.kind === 'stale')
          onClose({ isDeleted: false, notice: t('ectsCoordinators.DeleteDialog.stale', { name }) });
        if (error.kind === 'not-found')
          onClose({ isDeleted: true, notice: t('ectsCoordinators.DeleteDialog.gone', { name }) });
      },
    });

  return (
    <ConfirmDialog
      isOpen
      title={t('ectsCoordinators.DeleteDialog.title')}
      text={
        <Stack gap="S">
          <span>{t('ectsCoordinators.DeleteDialog.text')}</span>
          <strong>{name}</strong>
          {deletion.isError && (
            <Alert kind="error">
              {t('ectsCoordinators.DeleteDialog.failed', { name })} {apiErrorText(deletion.error, t)}
            </Alert>
          )}
        </Stack>
      }
      confirmLabel={t(
        deletion.isError ? 'ectsCoordinators.DeleteDialog.retry' : 'ectsCoordinators.DeleteDialog.yes',
      )}
      cancelLabel={t('ectsCoordinators.DeleteDialog.no')}
      isBusy={deletion.isPending}
      onConfirm={handleConfirm}
      onCancel={() => onClose({ isDeleted: false, notice: null })}
    />
  );
}
