import type { BulkJob } from 'shared-contracts/bulk/bulkJobs.ts';
import { ApiError, useCall, useQuery } from 'shared-client';
import {
  ButtonLink,
  EmptyState,
  formatDayMonthYearTime,
  LoadingState,
  Page,
  Stack,
  useLanguage,
  useParams,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { bulkJobQuery } from './api/bulkJobs.queries.ts';
import { campaignOf } from './model/campaignOf.ts';
import { editText } from './model/editText.ts';
import { jobTitle } from './model/jobTitle.ts';
import { CampaignLink } from './components/CampaignLink.tsx';
import { JobRows } from './components/JobRows.tsx';
import { JobState } from './components/JobState.tsx';
import { StopButton } from './components/StopButton.tsx';
import { SubmitRenewed } from './components/SubmitRenewed.tsx';

/** One job: how far it has come, and what became of each of its agreements. It goes on whether or not this page is open. */
export default function BulkJobPage() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { jobId = '' } = useParams();
  const [search] = useSearchParams();
  const isId = /^[1-9]\d{0,8}$/.test(jobId);
  const job = useQuery({ ...bulkJobQuery(useCall(), Number(jobId)), enabled: isId });
  const isMissing = !isId || (job.error instanceof ApiError && job.error.kind === 'not-found');
  const campaign = job.data?.years?.startYear ?? campaignOf(search);
  const back = <ButtonLink to="/iia/bulk">{t('bulkWork.BulkJobPage.all')}</ButtonLink>;
  return (
    <Page
      title={job.data === undefined ? t('bulkWork.BulkJobPage.title') : jobTitle(job.data, t, tag)}
      description={
        job.data &&
        t('bulkWork.BulkJobPage.begun', {
          name: job.data.begunBy ?? '',
          time: formatDayMonthYearTime(job.data.begunAt),
        })
      }
      actions={
        <>
          {job.data !== undefined && canStop(job.data) && <StopButton job={job.data} />}
          {job.data !== undefined && campaign !== null && (
            <CampaignLink year={campaign} text={(year) => t('bulkWork.BulkJobPage.campaign', { year })} />
          )}
          {back}
        </>
      }
    >
      {isMissing && <EmptyState title={t('bulkWork.BulkJobPage.missing', { id: jobId })} action={back} />}
      {!isMissing && job.isPending && <LoadingState />}
      {!isMissing && job.error !== null && (
        <ListFailure
          title={t('bulkWork.BulkJobPage.failed')}
          error={job.error}
          hasRows={job.data !== undefined}
          isRetrying={job.isFetching}
          onRetry={() => void job.refetch()}
        />
      )}
      {!isMissing && job.data && (
        <Stack gap="XL">
          {job.data.edit && <p>{editText(job.data.edit, t, tag)}</p>}
          <JobState job={job.data} />
          {isRenewed(job.data) && <SubmitRenewed job={job.data} />}
          <JobRows job={job.data} />
        </Stack>
      )}
    </Page>
  );
}

/** Mails that wait can be taken back also when all of them are written. */
function canStop({ endedAt, work, told }: BulkJob): boolean {
  return endedAt === null || (work === 'remind' && told.waiting > 0);
}

function isRenewed({ work, endedAt, counts }: BulkJob): boolean {
  return work === 'renew' && endedAt !== null && counts.done > 0;
}
