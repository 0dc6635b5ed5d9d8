import { useApi, useQuery } from 'shared-client';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import { Button, Cluster, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { fileQuery } from '../../api/files.queries.ts';
import { useFileDownload } from '../../api/useFileDownload.ts';
import { useOfficeFileName } from '../../useOfficeFileName.ts';

/** A file that will be sent, by its name, with a way to look into it. */
export function ReviewFile({ id, slot }: { readonly id: number; readonly slot: FileSlot }) {
  const { t } = useTranslation(MODULE_ID);
  const file = useQuery(fileQuery(useApi(), id));
  const download = useFileDownload();
  const officeName = useOfficeFileName(slot);
  const name = file.data && (officeName ?? file.data.fileName);
  return (
    <Cluster gap="S">
      <span style={{ overflowWrap: 'anywhere' }}>{name ?? t('applicationForm.Review.file')}</span>
      {name !== undefined && (
        <Button
          size="small"
          icon="export"
          isBusy={download.isPending}
          onClick={() => download.mutate({ id, name: toPdfFileName(name) })}
        >
          {t('applicationForm.Review.open')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </Cluster>
  );
}
