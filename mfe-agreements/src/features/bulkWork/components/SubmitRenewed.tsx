import { type BulkJob, MOST_JOB_ROWS } from 'shared-contracts/bulk/bulkJobs.ts';
import { listBulkJobRows } from 'shared-contracts/bulk/bulkCalls.ts';
import { useCall, useMutation } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  formatNumber,
  useLanguage,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Leads from a renewal that has ended to the submission of its own drafts, and of no others. */
export function SubmitRenewed({ job }: { readonly job: BulkJob }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const { id, years } = job;
  const { done } = job.counts;
  const open = useMutation({
    mutationFn: async () => {
      const drafts: number[] = [];
      for (let $skip = 0; $skip < done; $skip += MOST_JOB_ROWS) {
        const query = { state: 'done', $skip, $top: MOST_JOB_ROWS };
        const { value } = await call(listBulkJobRows, { params: { id }, query });
        drafts.push(...value.flatMap(({ renewalId }) => renewalId ?? []));
      }
      return drafts;
    },
    onSuccess: (agreements) =>
      void navigate(`/iia/bulk/new?work=submit&campaign=${years?.startYear ?? ''}`, {
        state: { agreements },
      }),
  });
  return (
    <div>
      <Button appearance="primary" isBusy={open.isPending} onClick={() => open.mutate()}>
        {t('bulkWork.SubmitRenewed.submit', { count: done, number: formatNumber(done, tag) })}
      </Button>
      {open.error && <Alert kind="error">{apiErrorText(open.error, t)}</Alert>}
    </div>
  );
}
