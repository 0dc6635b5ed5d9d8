import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import { ApiError, useApi, useQuery } from 'shared-client';
import { Alert, apiErrorText, Button, Cluster, Icon, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { FileMarks } from './FileMarks.tsx';
import { fileQuery } from '../../api/files.queries.ts';
import { useFileDownload } from '../../api/useFileDownload.ts';

type StoredFileProps = {
  readonly id: number;
  /** What the file is for. */
  readonly purpose: string;
  readonly officeName: string | undefined;
  /** Absent where the file can be looked at alone. */
  readonly onRemove: (() => void) | undefined;
};

/** A file that is there, to be downloaded or taken out. */
export function StoredFile({ id, purpose, officeName, onRemove }: StoredFileProps) {
  const { t } = useTranslation(MODULE_ID);
  const file = useQuery(fileQuery(useApi(), id));
  const download = useFileDownload();
  const problem = download.error ?? file.error;
  const isGone = problem instanceof ApiError && problem.kind === 'not-found';
  return (
    <Stack gap="S">
      <Cluster gap="S">
        <Icon name="success" />
        <span style={{ overflowWrap: 'anywhere' }}>
          {officeName ?? file.data?.fileName ?? t('applicationForm.files.StoredFile.file')}
        </span>
      </Cluster>
      {file.data && <FileMarks marks={file.data.marks ?? ['unexamined']} />}
      <Cluster gap="S">
        <Button
          icon="export"
          isBusy={download.isPending}
          isDisabled={isGone}
          onClick={() =>
            download.mutate({ id, name: toPdfFileName(officeName ?? file.data?.fileName ?? purpose) })
          }
        >
          {t('applicationForm.files.StoredFile.download')}
        </Button>
        {onRemove && (
          <Button icon="delete" onClick={onRemove}>
            {t('applicationForm.files.StoredFile.delete')}
          </Button>
        )}
      </Cluster>
      {problem !== null && (
        <Alert kind="error">
          {isGone
            ? t('applicationForm.files.StoredFile.gone')
            : problem instanceof ApiError
              ? apiErrorText(problem, t)
              : t('applicationForm.files.StoredFile.failed')}
        </Alert>
      )}
    </Stack>
  );
}
