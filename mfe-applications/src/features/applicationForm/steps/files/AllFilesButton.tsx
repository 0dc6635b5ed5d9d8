import { ApiError, useApi, useMutation } from 'shared-client';
import { apiErrorText, Button, saveFile, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Hands all files of an application to the person, as one archive: those that it was saved with. */
export function AllFilesButton({ applicationId }: { readonly applicationId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { content, name } = await api.downloadAll(applicationId);
      saveFile(content, name);
    },
    onError: (error) => {
      const isEmpty = error instanceof ApiError && error.kind === 'not-found';
      if (isEmpty) toast({ kind: 'information', text: t('applicationFiles.AllFilesButton.none') });
      else
        toast({
          kind: 'error',
          text:
            error instanceof ApiError ? apiErrorText(error, t) : t('applicationFiles.AllFilesButton.failed'),
        });
    },
  });
  return (
    <Button icon="export" isBusy={isPending} onClick={() => mutate()}>
      {t('applicationFiles.AllFilesButton.label')}
    </Button>
  );
}
