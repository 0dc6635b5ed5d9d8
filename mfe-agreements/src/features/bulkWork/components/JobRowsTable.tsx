import type { BulkJobRow } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { StatusBadge, type StatusTone, useTranslation } from 'shared-ui/core';
import { type Column, DataTable } from 'shared-ui/list';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { AgreementLink } from './AgreementLink.tsx';
import { ReasonText } from './ReasonText.tsx';

const TONES: Readonly<Record<BulkJobRow['state'], StatusTone>> = {
  waiting: 'neutral',
  done: 'success',
  refused: 'warning',
  stopped: 'neutral',
  unknown: 'neutral',
};

type JobRowsTableProps = {
  readonly work: OrUnknown<BulkWork>;
  readonly rows: readonly BulkJobRow[];
  readonly isBusy: boolean;
};

/** Agreements of a job, with what became of each. */
export function JobRowsTable({ work, rows, isBusy }: JobRowsTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const columns: readonly Column<BulkJobRow>[] = [
    {
      id: 'agreement',
      header: t('bulkWork.JobRowsTable.agreement'),
      cell: ({ agreementId }) => <AgreementLink id={agreementId} />,
      isRowHeader: true,
      width: '130px',
    },
    {
      id: 'partner',
      header: t('bulkWork.JobRowsTable.partner'),
      cell: ({ partner }) => partner ?? t('bulkWork.JobRowsTable.unknown'),
    },
    {
      id: 'state',
      header: t('bulkWork.JobRowsTable.state'),
      cell: ({ state }) => (
        <StatusBadge tone={TONES[state]}>{t(`bulkWork.JobRowsTable.states.${state}`)}</StatusBadge>
      ),
    },
    {
      id: 'outcome',
      header: t('bulkWork.JobRowsTable.outcome'),
      width: '45%',
      cell: ({ agreementId, state, reason, renewalId, told, mailedTo = [] }) => (
        <>
          {state === 'done' && <div>{t(`bulkWork.JobRowsTable.did.${work}`)}</div>}
          {reason && <ReasonText reason={reason} agreementId={agreementId} />}
          {renewalId !== null && (
            <>
              {t('bulkWork.JobRowsTable.draft')} <AgreementLink id={renewalId} />
            </>
          )}
          {mailedTo.length > 0 && (
            <div>
              {t('bulkWork.JobRowsTable.to', {
                names: mailedTo.map(({ name, address }) => `${name} <${address}>`).join(', '),
              })}
            </div>
          )}
          {told && t(`bulkWork.JobRowsTable.${mailedTo.length > 0 ? 'mailed' : 'told'}.${told}`)}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={work === 'unknown' ? t('bulkWork.JobRowsTable.caption') : t(`bulkWork.works.${work}`)}
      columns={columns}
      rows={rows}
      rowKey={({ agreementId }) => agreementId}
      isBusy={isBusy}
      emptyState={<p>{t('bulkWork.JobRowsTable.none')}</p>}
    />
  );
}
