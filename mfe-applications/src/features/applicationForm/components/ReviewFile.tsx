import { useApi, useQuery } from 'shared-client';
import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import { Button, Cluster, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { fileQuery } from '../api/files.queries.ts';
import { useFileDownload } from '../api/useFileDownload.ts';

/** A file that will be sent, by its name, with a way to look into it. */
export function ReviewFile({ id }: { readonly id: number }) {
  const { t } = useTranslation(MODULE_ID);
  const file = useQuery(fileQuery(useApi(), id));
  const download = useFileDownload();
  const name = file.data?.fileName;
  return (
    <Cluster gap="S">
      <span style={{ overflowWrap: 'anywhere' }}>{name ?? t('applicationForm.Review.file')}</span>
      {name !== undefined && (
        <Button
          size="small"
          icon="export"
          isBusy={download.isPending}
          onClick={() => {
            if (!download.isPending) download.mutate({ id, name: toPdfFileName(name) });
          }}
        >
          {t('applicationForm.Review.open', { name })}
        </Button>
      )}
    </Cluster>
  );
}
