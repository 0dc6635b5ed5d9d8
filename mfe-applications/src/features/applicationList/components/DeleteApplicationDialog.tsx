import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { applicationState } from 'shared-contracts/applications/entities/applicationWindow.ts';
import { ApiError } from 'shared-client';
import { Alert, apiErrorText, ConfirmDialog, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { useDeleteApplication } from '../api/applications.mutations.ts';

type DeleteApplicationDialogProps = {
  readonly application: ApplicationListRow;
  /** Called when nothing is left to ask; `notice` tells why the application was not deleted after all. */
  readonly onClose: (notice: string | null) => void;
};

/** Asks before an application is deleted, and stays open with the reason when the server could not be reached. */
export function DeleteApplicationDialog({ application, onClose }: DeleteApplicationDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const deletion = useDeleteApplication();

  const handleConfirm = () =>
    deletion.mutate(application, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('applicationList.DeleteApplicationDialog.deleted') });
        onClose(null);
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        const isGone = error.kind === 'not-found' || isDeletedAlready(error);
        if (error.kind === 'stale' && !isGone) onClose(t('applicationList.DeleteApplicationDialog.stale'));
        if (isGone) onClose(t('applicationList.DeleteApplicationDialog.gone'));
      },
    });

  return (
    <ConfirmDialog
      isOpen
      title={t('applicationList.DeleteApplicationDialog.title')}
      text={
        <>
          {t('applicationList.DeleteApplicationDialog.text')}
          {deletion.isError && (
            <Alert kind="error">
              {t('applicationList.DeleteApplicationDialog.failed')} {apiErrorText(deletion.error, t)}
            </Alert>
          )}
        </>
      }
      confirmLabel={t(
        deletion.isError
          ? 'applicationList.DeleteApplicationDialog.retry'
          : 'applicationList.DeleteApplicationDialog.yes',
      )}
      cancelLabel={t('applicationList.DeleteApplicationDialog.no')}
      isBusy={deletion.isPending}
      onConfirm={handleConfirm}
      onCancel={() => onClose(null)}
    />
  );
}

/** The office reads deleted applications too: where a colleague, or another tab, was quicker, that is the other version. */
function isDeletedAlready({ kind, current }: ApiError): boolean {
  return kind === 'stale' && applicationState.schema.safeParse(current).data?.isDeleted === true;
}
