import type { BulkJob } from 'shared-contracts/bulk/bulkJobs.ts';
import { useCall, useQuery } from 'shared-client';
import {
  ButtonLink,
  EmptyState,
  formatDayMonthYearTime,
  formatNumber,
  Link,
  makeStyles,
  Page,
  tokens,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { type Column, DataTable, ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { bulkJobsQuery } from './api/bulkJobs.queries.ts';
import { editText } from './model/editText.ts';
import { jobTitle } from './model/jobTitle.ts';

/** The office's latest jobs, those under way and those that have ended. */
export default function BulkJobsPage() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const jobs = useQuery(bulkJobsQuery(useCall()));
  const number = (count: number) => formatNumber(count, tag);
  const columns: readonly Column<BulkJob>[] = [
    {
      id: 'work',
      header: t('bulkWork.BulkJobsPage.work'),
      cell: (job) => (
        <>
          <Link className={styles.link} to={`/iia/bulk/${job.id}`}>
            {jobTitle(job, t, tag)}
            {/* Several may be of one kind. */}
            <VisuallyHidden>
              {', '}
              {t('bulkWork.jobTitle.begun', { time: formatDayMonthYearTime(job.begunAt) })}
            </VisuallyHidden>
          </Link>
          {job.edit && <div className={styles.edit}>{editText(job.edit, t, tag)}</div>}
        </>
      ),
      isRowHeader: true,
    },
    { id: 'by', header: t('bulkWork.BulkJobsPage.by'), cell: ({ begunBy }) => begunBy ?? '' },
    {
      id: 'at',
      header: t('bulkWork.BulkJobsPage.at'),
      cell: ({ begunAt }) => formatDayMonthYearTime(begunAt),
    },
    {
      id: 'state',
      header: t('bulkWork.BulkJobsPage.state'),
      cell: (job) => t(`bulkWork.BulkJobsPage.${stateOf(job)}`),
    },
    {
      id: 'done',
      header: t('bulkWork.BulkJobsPage.done'),
      cell: ({ counts }) => number(counts.done),
      isNumeric: true,
    },
    {
      id: 'left',
      header: t('bulkWork.BulkJobsPage.left'),
      cell: ({ counts }) => number(counts.refused + counts.stopped),
      isNumeric: true,
    },
  ];
  const list = <ButtonLink to="/">{t('bulkWork.BulkJobsPage.list')}</ButtonLink>;
  return (
    <Page
      title={t('bulkWork.BulkJobsPage.title')}
      description={t('bulkWork.BulkJobsPage.description')}
      actions={list}
    >
      {jobs.error !== null && (
        <ListFailure
          title={t('bulkWork.BulkJobsPage.failed')}
          error={jobs.error}
          hasRows={jobs.data !== undefined}
          isRetrying={jobs.isFetching}
          onRetry={() => void jobs.refetch()}
        />
      )}
      {(jobs.error === null || jobs.data) && (
        <DataTable
          caption={t('bulkWork.BulkJobsPage.title')}
          columns={columns}
          rows={jobs.data?.value}
          rowKey={({ id }) => id}
          emptyState={
            <EmptyState
              icon="agreement"
              title={t('bulkWork.BulkJobsPage.empty')}
              text={t('bulkWork.BulkJobsPage.emptyHint')}
              action={list}
            />
          }
        />
      )}
    </Page>
  );
}

function stateOf({ endedAt, stoppedBy }: BulkJob): 'running' | 'stopped' | 'ended' {
  if (endedAt === null) return 'running';
  return stoppedBy === null ? 'ended' : 'stopped';
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink },
  edit: { color: tokens.colorNeutralForeground2 },
});
