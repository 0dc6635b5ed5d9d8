import type { ApprovalResponse } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { APPROVAL_RESPONSE } from 'shared-contracts/agreements/members/agreementParts.ts';
import { useApi, useQuery } from 'shared-client';
import { useMemberLabel } from 'shared-record/pages';
import { EmptyState, formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { DataTable, ListFailure, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { approvalsQuery } from '../../api/agreementView.queries.ts';

/** Who has approved which copy of the agreement, the newest first. Source: specification document 1, section 2.4. */
export function ApprovalTable({ agreementId }: { readonly agreementId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(APPROVAL_RESPONSE);
  const approvals = useQuery(approvalsQuery(useApi(), agreementId));
  const columns: readonly Column<ApprovalResponse>[] = [
    {
      id: 'id',
      header: t('agreementView.ApprovalTable.id'),
      cell: ({ id }) => id,
      isRowHeader: true,
      width: '64px',
    },
    {
      id: 'approving',
      header: label('approvingHeiId'),
      cell: ({ approvingHeiId }) => approvingHeiId || '-',
      width: '18%',
    },
    {
      id: 'hash',
      header: label('conditionsHash'),
      cell: ({ conditionsHash }) => conditionsHash || '-',
    },
    {
      id: 'iiaId',
      header: label('iiaId'),
      cell: ({ iiaId }) => iiaId || '-',
      width: '22%',
    },
    {
      id: 'dateCreated',
      header: label('dateCreated'),
      cell: ({ dateCreated }) => formatDayMonthYearTime(dateCreated) || '-',
      width: '148px',
    },
  ];
  return (
    <>
      {approvals.isError && (
        <ListFailure
          title={t('agreementView.ApprovalTable.failed')}
          error={approvals.error}
          hasRows={approvals.data !== undefined}
          isRetrying={approvals.isFetching}
          onRetry={() => void approvals.refetch()}
        />
      )}
      {(!approvals.isError || approvals.data !== undefined) && (
        <DataTable
          caption={t('agreementView.ApprovalTable.caption')}
          columns={columns}
          rows={approvals.data?.value}
          rowKey={({ id }) => id}
          hasManyColumns
          emptyState={<EmptyState title={t('agreementView.ApprovalTable.empty')} />}
        />
      )}
    </>
  );
}
