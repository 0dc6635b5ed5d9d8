import type { LocalFactsheetRow } from 'shared-contracts/entities/localFactsheetRow.ts';
import type { ReactNode } from 'react';
import {
  Button,
  Cluster,
  ErasmusCode,
  formatDate,
  IconLink,
  StatusBadge,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
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
      cell: (row) => (
        <Cluster gap="XS" align="center">
          <IconLink
            to={`/factsheets/view/${row.id}`}
            icon="view"
            label={t('factsheetList.LocalFactsheets.viewOne', { id: row.id })}
          />
          {(['activate', 'duplicate'] as const).map((action) => (
            <Button
              key={action}
              size="small"
              icon={action === 'activate' ? 'success' : 'copy'}
              isBusy={actions.busyWith[action] === row.id}
              onClick={() => actions[action](row)}
            >
              {t(`factsheetList.LocalFactsheets.${action}`)}
              <VisuallyHidden>
                {' '}
                {t('factsheetList.LocalFactsheets.ofFactsheet', { id: row.id })}
              </VisuallyHidden>
            </Button>
          ))}
        </Cluster>
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
