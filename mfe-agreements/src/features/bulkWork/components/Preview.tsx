import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import { beginBulkJob } from 'shared-contracts/bulk/bulkCalls.ts';
import { useState } from 'react';
import { useCall, useMutation, useQuery } from 'shared-client';
import {
  Alert,
  apiErrorText,
  errorReference,
  formatNumber,
  Stack,
  useLanguage,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { ProgressBar } from 'shared-ui/fields';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { type PreviewAsked, previewQuery } from '../api/bulkJobs.queries.ts';
import { PreviewResult } from './PreviewResult.tsx';

type PreviewProps = PreviewAsked & {
  /** The year whose renewal it belongs to. */
  readonly campaign: number | null;
  readonly onBegun?: (() => void) | undefined;
};

/** Looks at every agreement, shows what would become of it, and begins the job. */
export function Preview({ campaign, onBegun, ...asked }: PreviewProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const [looked, setLooked] = useState(0);
  // A job that is begun twice, as the answer was lost, is one.
  const [key] = useState(() => crypto.randomUUID());
  const preview = useQuery(previewQuery(call, asked, setLooked));
  const { work, years, edit, agreements } = asked;
  const begin = useMutation({
    mutationFn: async (rows: readonly BulkPreviewRow[]) =>
      call(beginBulkJob, {
        body: {
          key,
          work,
          ...(years && { years }),
          ...(edit && { edit }),
          rows: rows.map(({ id, version, reason, partnersHash }) => ({
            id,
            version,
            isReady: reason === null,
            ...(partnersHash && { partnersHash }),
          })),
        },
      }),
    onSuccess: ({ id }) => {
      onBegun?.();
      void navigate(`/iia/bulk/${id}${campaign === null ? '' : `?campaign=${campaign}`}`, { replace: true });
    },
  });
  if (preview.error !== null) {
    return (
      <ListFailure
        title={t('bulkWork.Preview.failed')}
        error={preview.error}
        hasRows={false}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  if (preview.data === undefined) {
    const text = t('bulkWork.Preview.looking', {
      looked: formatNumber(looked, tag),
      total: formatNumber(agreements.length, tag),
    });
    return (
      <Stack gap="S">
        <p>{text}</p>
        <ProgressBar label={t('bulkWork.Preview.progress')} value={looked / agreements.length} />
      </Stack>
    );
  }
  const { data: rows } = preview;
  return (
    <Stack gap="L">
      {begin.error !== null && (
        <Alert kind="error">
          {t('bulkWork.Preview.notBegun')} {messageOf(begin.error) ?? apiErrorText(begin.error, t)}{' '}
          {errorReference(begin.error) &&
            t('bulkWork.Preview.reference', { reference: errorReference(begin.error) })}
        </Alert>
      )}
      <PreviewResult work={work} rows={rows} isBusy={begin.isPending} onBegin={() => begin.mutate(rows)} />
    </Stack>
  );
}

/** What the server says of a refusal is in the reader's language; of anything else it says nothing for people. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'conflict') return undefined;
  return error.message;
}
