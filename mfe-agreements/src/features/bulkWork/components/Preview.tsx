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

/** Work and agreements of a job; campaign: the year whose renewal it belongs to. */
export type JobChoice = Pick<PreviewAsked, 'work' | 'agreements'> & { readonly campaign: number | null };

type PreviewProps = JobChoice &
  Pick<PreviewAsked, 'input' | 'run'> & {
    /** The form says something else by now: there is no result until it says the same again. */
    readonly isChanged?: boolean;
    readonly onStarted?: () => void;
  };

/** Looks at every agreement, shows what would become of it, and begins the job. */
export function Preview({ campaign, isChanged = false, onStarted, ...asked }: PreviewProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const [looked, setLooked] = useState(0);
  const preview = useQuery(previewQuery(call, asked, setLooked));
  const { work, input, agreements } = asked;
  const begin = useMutation({
    // A job that is begun twice, as the answer was lost, is one.
    mutationFn: async (rows: readonly BulkPreviewRow[], { key }) =>
      call(beginBulkJob, {
        body: {
          key,
          work,
          ...input,
          rows: rows.map(({ id, version, reason, partnersHash, digest }) => ({
            id,
            version,
            isReady: reason === null,
            ...(partnersHash && { partnersHash }),
            ...(digest !== undefined && { digest }),
          })),
        },
      }),
    onSuccess: ({ id }) => {
      onStarted?.();
      void navigate(`/iia/bulk/${id}${campaign === null ? '' : `?campaign=${campaign}`}`, { replace: true });
    },
  });
  const { data: rows } = preview;
  const notBegun = begin.error !== null && begin.variables.every((row) => rows?.includes(row)) && (
    <Alert kind="error">
      {t('bulkWork.Preview.notBegun')} {messageOf(begin.error) ?? apiErrorText(begin.error, t)}{' '}
      {errorReference(begin.error) &&
        t('bulkWork.Preview.reference', { reference: errorReference(begin.error) })}
    </Alert>
  );
  if (isChanged) return notBegun;
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
  if (rows === undefined) {
    const text = t('bulkWork.Preview.looking', {
      count: agreements.length,
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
  return (
    <Stack gap="L">
      {notBegun}
      <PreviewResult
        work={work}
        rows={rows}
        isBusy={begin.isPending}
        onBegin={(chosen) => begin.mutate(chosen)}
      />
    </Stack>
  );
}

/** What the server says of a refusal is in the reader's language; of anything else it says nothing for people. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'conflict') return undefined;
  return error.message;
}
