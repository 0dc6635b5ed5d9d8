import { stopBulkJob } from 'shared-contracts/bulk/bulkCalls.ts';
import type { BulkJob } from 'shared-contracts/bulk/bulkJobs.ts';
import { useState } from 'react';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { Alert, apiErrorText, Button, ConfirmDialog, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { bulkJobQuery } from '../api/bulkJobs.queries.ts';

/** Ends a job that is under way, after a question. */
export function StopButton({ job: { id, work } }: { readonly job: Pick<BulkJob, 'id' | 'work'> }) {
  const { t } = useTranslation(MODULE_ID);
  const [isAsking, setIsAsking] = useState(false);
  const call = useCall();
  const cache = useQueryClient();
  const stop = useMutation({
    mutationFn: async () => call(stopBulkJob, { params: { id } }),
    onSuccess: (job) => {
      cache.setQueryData(bulkJobQuery(call, id).queryKey, job);
      setIsAsking(false);
    },
  });
  return (
    <>
      <Button icon="close" onClick={() => setIsAsking(true)}>
        {t('bulkWork.StopButton.stop')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bulkWork.StopButton.title')}
        text={
          <>
            <p>{t(`bulkWork.StopButton.${work === 'remind' ? 'mailText' : 'text'}`)}</p>
            {stop.error !== null && <Alert kind="error">{apiErrorText(stop.error, t)}</Alert>}
          </>
        }
        confirmLabel={t('bulkWork.StopButton.stop')}
        cancelLabel={t('bulkWork.StopButton.goOn')}
        isBusy={stop.isPending}
        onConfirm={() => stop.mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
