import type { KeptDocument } from 'shared-contracts/exchange/keptDocuments.ts';
import { useState } from 'react';
import { useCall, useQueries } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  EmptyState,
  formatDayMonthYearTime,
  formatNumber,
  Stack,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { DataTable, ListFailure, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { keptDocumentsQuery } from '../../api/copies.queries.ts';
import { useDocumentFile } from '../../api/documentFile.mutation.ts';
import { callText, documentFileName } from '../../model/copies/keptDocumentTexts.ts';
import { DocumentAnswer } from './DocumentAnswer.tsx';
import { HashValue } from './HashValue.tsx';

/** The calls about the agreement that are kept as evidence, the newest first; each document can be saved as a file. */
export function KeptDocuments({ agreementId }: { readonly agreementId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const call = useCall();
  const file = useDocumentFile();
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  const queries = useQueries({
    queries: pages.map((before) => keptDocumentsQuery(call, agreementId, before, tag)),
  });
  const failed = queries.find(({ isError }) => isError);
  const loaded = queries.flatMap(({ data }) => data?.value ?? []);
  const next = queries.at(-1)?.data?.next ?? null;
  const columns: readonly Column<KeptDocument>[] = [
    {
      id: 'at',
      header: t('agreementView.KeptDocuments.at'),
      cell: ({ at }) => formatDayMonthYearTime(at),
      isRowHeader: true,
      width: '168px',
    },
    { id: 'call', header: t('agreementView.KeptDocuments.call'), cell: (one) => callText(one, t) },
    {
      id: 'answer',
      header: t('agreementView.KeptDocuments.answer'),
      cell: (one) => <DocumentAnswer document={one} />,
      width: '124px',
    },
    {
      id: 'by',
      header: t('agreementView.KeptDocuments.by'),
      cell: ({ by }) => by ?? t('agreementView.KeptDocuments.network'),
      width: '18%',
    },
    {
      id: 'size',
      header: t('agreementView.KeptDocuments.size'),
      cell: ({ size }) => (size === null ? '-' : formatNumber(size, tag)),
      width: '84px',
    },
    {
      id: 'sha256',
      header: t('agreementView.KeptDocuments.sha256'),
      cell: ({ sha256 }) => (sha256 === null ? '-' : <HashValue hash={sha256} />),
      width: '132px',
    },
    {
      id: 'actions',
      header: t('agreementView.DeliveriesTab.actions'),
      cell: (one) =>
        one.size !== null && (
          <Button
            size="small"
            icon="export"
            isBusy={file.isPending && file.variables.id === one.id}
            onClick={() => file.mutate({ id: one.id, name: documentFileName(one, agreementId) })}
          >
            {t('agreementView.KeptDocuments.save')}
            <VisuallyHidden>
              {' '}
              {callText(one, t)}, {formatDayMonthYearTime(one.at)}
            </VisuallyHidden>
          </Button>
        ),
      isActions: true,
      width: '152px',
    },
  ];
  return (
    <Stack gap="M">
      {file.isError && (
        <Alert kind="error">
          {t('agreementView.KeptDocuments.saveFailed')} {apiErrorText(file.error, t)}
        </Alert>
      )}
      {failed?.error && (
        <ListFailure
          title={t('agreementView.KeptDocuments.failed')}
          error={failed.error}
          hasRows={loaded.length > 0}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {(failed === undefined || loaded.length > 0) && (
        <DataTable
          caption={t('agreementView.CopiesTab.documentsTitle')}
          columns={columns}
          rows={queries[0]?.data === undefined ? undefined : loaded}
          rowKey={({ id }) => id}
          hasManyColumns
          emptyState={<EmptyState title={t('agreementView.KeptDocuments.empty')} />}
        />
      )}
      {next !== null && (
        <div>
          <Button onClick={() => setPages([...pages, next])}>{t('agreementView.HistoryTab.more')}</Button>
        </div>
      )}
    </Stack>
  );
}
