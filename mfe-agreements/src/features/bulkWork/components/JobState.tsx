import type { BulkJob } from 'shared-contracts/bulk/bulkJobs.ts';
import { Alert, formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { ProgressBar } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';

/** How far a job has come; once it has ended, what came of it. */
export function JobState({ job }: { readonly job: BulkJob }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { counts, told, endedAt, stoppedBy } = job;
  const counted = (count: number) => ({ count, number: formatNumber(count, tag) });
  const toldKey = job.work === 'remind' ? 'mailed' : 'told';
  const total = counts.waiting + counts.done + counts.refused + counts.stopped;
  const sentences = [
    ...(counts.done > 0 ? [t(`bulkWork.JobState.done.${job.work}`, counted(counts.done))] : []),
    ...(counts.refused > 0 ? [t('bulkWork.JobState.refused', counted(counts.refused))] : []),
    ...(counts.stopped > 0
      ? [t('bulkWork.JobState.stopped', { ...counted(counts.stopped), name: stoppedBy ?? '' })]
      : []),
    ...(told.delivered > 0 ? [t(`bulkWork.JobState.${toldKey}.delivered`, counted(told.delivered))] : []),
    ...(told.waiting > 0 ? [t(`bulkWork.JobState.${toldKey}.waiting`, counted(told.waiting))] : []),
    ...(told.refused > 0 ? [t(`bulkWork.JobState.${toldKey}.refused`, counted(told.refused))] : []),
  ].join(' ');
  if (endedAt !== null) {
    const isWhole = counts.refused + counts.stopped + told.refused === 0;
    return <Alert kind={isWhole ? 'success' : 'information'}>{sentences}</Alert>;
  }
  const worked = total - counts.waiting;
  return (
    <Stack gap="S">
      <p>
        {t('bulkWork.JobState.worked', {
          count: total,
          worked: formatNumber(worked, tag),
          total: formatNumber(total, tag),
        })}{' '}
        {t('bulkWork.JobState.leave')}
      </p>
      <ProgressBar label={t('bulkWork.JobState.progress')} value={worked / total} />
      {sentences !== '' && <p>{sentences}</p>}
    </Stack>
  );
}
