import type { AgreementNotification } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { NOTIFICATION } from 'shared-contracts/agreements/members/agreementParts.ts';
import { useApi, useQuery } from 'shared-client';
import { useMemberLabel } from 'shared-record/pages';
import { EmptyState, formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { DataTable, ListFailure, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { notificationsQuery } from '../../api/agreementView.queries.ts';

/** What either university has told the other about the agreement, the newest first. Source: specification document 1, section 2.4. */
export function NotificationTable({ agreementId }: { readonly agreementId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(NOTIFICATION);
  const notifications = useQuery(notificationsQuery(useApi(), agreementId));
  const columns: readonly Column<AgreementNotification>[] = [
    {
      id: 'id',
      header: t('agreementView.NotificationTable.id'),
      cell: ({ id }) => id,
      isRowHeader: true,
      width: '64px',
    },
    { id: 'type', header: label('type'), cell: ({ type }) => type || '-' },
    { id: 'heiId', header: label('heiId'), cell: ({ heiId }) => heiId || '-' },
    {
      id: 'notifier',
      header: label('notifierHeiId'),
      cell: ({ notifierHeiId }) => notifierHeiId || '-',
    },
    {
      id: 'approving',
      header: label('approvingHeiId'),
      cell: ({ approvingHeiId }) => approvingHeiId || '-',
    },
    {
      id: 'owner',
      header: label('ownerHeiId'),
      cell: ({ ownerHeiId }) => ownerHeiId || '-',
    },
    {
      id: 'changed',
      header: label('changedElementIds'),
      cell: ({ changedElementIds }) => changedElementIds || '-',
      width: '20%',
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
      {notifications.isError && (
        <ListFailure
          title={t('agreementView.NotificationTable.failed')}
          error={notifications.error}
          hasRows={notifications.data !== undefined}
          isRetrying={notifications.isFetching}
          onRetry={() => void notifications.refetch()}
        />
      )}
      {(!notifications.isError || notifications.data !== undefined) && (
        <DataTable
          caption={t('agreementView.NotificationTable.caption')}
          columns={columns}
          rows={notifications.data?.value}
          rowKey={({ id }) => id}
          hasManyColumns
          emptyState={<EmptyState title={t('agreementView.NotificationTable.empty')} />}
        />
      )}
    </>
  );
}
