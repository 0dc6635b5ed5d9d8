import type { BulkJob, BulkRowState } from 'shared-contracts/bulk/bulkJobs.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { Cluster, formatNumber, LoadingState, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, ListFailure, ListFoot } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { bulkJobRowsQuery, ROWS_PER_PAGE } from '../api/bulkJobs.queries.ts';
import { JobRowsTable } from './JobRowsTable.tsx';

const STATES = ['refused', 'done', 'waiting', 'stopped'] as const satisfies readonly BulkRowState[];

/** The agreements of a job, all or those of which the same has become. */
export function JobRows({ job }: { readonly job: BulkJob }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [state, setState] = useState<BulkRowState | null>(null);
  const [page, setPage] = useState(0);
  const { counts, told } = job;
  const progress = JSON.stringify([counts, told]);
  const rows = useQuery(bulkJobRowsQuery(useCall(), { id: job.id, state, page, progress }));
  return (
    <Stack gap="M">
      <Cluster>
        <FilterChoice
          label={t('bulkWork.JobRows.show')}
          value={state}
          options={STATES.filter((one) => counts[one] > 0 || one === state).map((one) => ({
            value: one,
            label: `${t(`bulkWork.JobRowsTable.states.${one}`)} (${formatNumber(counts[one], tag)})`,
          }))}
          onChange={(chosen) => {
            setState(chosen);
            setPage(0);
          }}
        />
      </Cluster>
      {rows.isPending && <LoadingState />}
      {rows.error !== null && (
        <ListFailure
          title={t('bulkWork.JobRows.failed')}
          error={rows.error}
          hasRows={rows.data !== undefined}
          isRetrying={rows.isFetching}
          onRetry={() => void rows.refetch()}
        />
      )}
      {rows.data && (
        <>
          <JobRowsTable work={job.work} rows={rows.data.value} isBusy={false} />
          <ListFoot total={rows.data.total} page={page} pageSize={ROWS_PER_PAGE} onPage={setPage} />
        </>
      )}
    </Stack>
  );
}
