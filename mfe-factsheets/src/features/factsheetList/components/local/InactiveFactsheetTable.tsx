import type { LocalFactsheetRow } from 'shared-contracts/entities/localFactsheetRow.ts';
import type { ReactNode } from 'react';
import {
  ErasmusCode,
  formatDate,
  IconButton,
  IconLink,
  StatusBadge,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { coordinatorName } from '../../model/coordinatorName.ts';
import type { LocalFactsheetActions } from '../../useLocalFactsheetActions.ts';

type InactiveFactsheetTableProps = {
  readonly rows: readonly LocalFactsheetRow[];
  readonly isBusy: boolean;
  readonly actions: LocalFactsheetActions;
  readonly emptyState: ReactNode;
};

export function InactiveFactsheetTable({ rows, isBusy, actions, emptyState }: InactiveFactsheetTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const columns: readonly Column<LocalFactsheetRow>[] = [
    {
      id: 'id',
      header: t('factsheetList.LocalFactsheets.id'),
      cell: (row) => row.id,
      isRowHeader: true,
      width: '96px',
    },
    {
      id: 'erasmusCode',
      header: t('factsheetList.LocalFactsheets.erasmusCode'),
      cell: (row) => row.erasmusCode && <ErasmusCode>{row.erasmusCode}</ErasmusCode>,
    },
    {
      id: 'coordinator',
      header: t('factsheetList.LocalFactsheets.coordinator'),
      cell: coordinatorName,
    },
    {
      id: 'state',
      header: t('factsheetList.LocalFactsheets.state'),
      cell: (row) => (
        <StatusBadge tone={row.isActive ? 'success' : 'neutral'}>
          {t(`factsheetList.LocalFactsheets.${row.isActive ? 'isActive' : 'isInactive'}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'changed',
      header: t('factsheetList.LocalFactsheets.changed'),
      cell: (row) => formatDate(row.dateModified, tag),
    },
    {
      id: 'actions',
      isActions: true,
      header: t('factsheetList.FactsheetTable.actions'),
      width: '168px',
      cell: (row) => (
        <RowActions>
          <IconLink
            to={`/factsheets/view/${row.id}`}
            icon="view"
            label={t('factsheetList.LocalFactsheets.viewOne', { id: row.id })}
          />
          <IconLink
            to={`/factsheets/edit/${row.id}`}
            icon="edit"
            label={t('factsheetList.LocalFactsheets.editOne', { id: row.id })}
          />
          {(['activate', 'duplicate'] as const).map((action) => (
            <IconButton
              key={action}
              icon={action === 'activate' ? 'success' : 'copy'}
              label={`${t(`factsheetList.LocalFactsheets.${action}`)} ${t('factsheetList.LocalFactsheets.ofFactsheet', { id: row.id })}`}
              isDisabled={actions.busyWith[action] === row.id}
              onClick={() => actions[action](row)}
            />
          ))}
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('factsheetList.LocalFactsheets.tableCaption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      emptyState={emptyState}
    />
  );
}
