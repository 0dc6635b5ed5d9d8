import { listBulkJobs } from 'shared-contracts/bulk/bulkCalls.ts';
import { useCall, useQuery } from 'shared-client';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { NoticeLink } from '../NoticeLink.tsx';

/** Leads to the office's jobs on many agreements, and says how many are under way; nothing while there are none, or when that is not known. */
export function BulkNotice() {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['mfe-agreements', 'bulkJobs', 'list'],
    queryFn: ({ signal }) => call(listBulkJobs, { signal }),
    staleTime: 0,
    retry: false,
  });
  if (data === undefined || data.value.length === 0) return null;
  const count = data.value.filter(({ endedAt }) => endedAt === null).length;
  return (
    <NoticeLink icon={count > 0 ? 'information' : 'copy'} to="/iia/bulk">
      {count > 0 ? t('agreementList.BulkNotice.running', { count }) : t('agreementList.BulkNotice.jobs')}
    </NoticeLink>
  );
}
