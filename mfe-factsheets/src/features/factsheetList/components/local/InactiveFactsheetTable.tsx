import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import type { ReactNode } from 'react';
import {
  Button,
  ErasmusCode,
  formatDayMonthYear,
  IconButton,
  IconLink,
  StatusBadge,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { coordinatorName } from '../../model/coordinatorName.ts';
import type { Activation } from '../../useActivation.ts';
import type { LocalFactsheetActions } from '../../useLocalFactsheetActions.ts';

type InactiveFactsheetTableProps = {
  readonly rows: readonly LocalFactsheetRow[];
  readonly isBusy: boolean;
  readonly actions: LocalFactsheetActions;
  readonly activation: Activation;
  readonly emptyState: ReactNode;
};

export function InactiveFactsheetTable(props: InactiveFactsheetTableProps) {
  const { rows, isBusy, actions, activation, emptyState } = props;
  const { t } = useTranslation(MODULE_ID);
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
      id: 'note',
      header: t('factsheetList.LocalFactsheets.note'),
      cell: (row) => row.note || '–',
    },
    {
      id: 'made',
      header: t('factsheetList.LocalFactsheets.made'),
      cell: (row) => formatDayMonthYear(row.dateCreated),
    },
    {
      id: 'changed',
      header: t('factsheetList.LocalFactsheets.changed'),
      cell: (row) => formatDayMonthYear(row.dateModified),
    },
    {
      id: 'actions',
      isActions: true,
      header: t('factsheetList.FactsheetTable.actions'),
      width: '248px',
      cell: (row) => (
        <RowActions>
          <Button
            size="small"
            icon="success"
            isBusy={activation.busyWith === row.id}
            onClick={() => activation.ask(row)}
          >
            {t('factsheetList.LocalFactsheets.activate')}
            <VisuallyHidden> {t('factsheetList.LocalFactsheets.ofFactsheet', { id: row.id })}</VisuallyHidden>
          </Button>
          <IconLink
            to={`/factsheets/view/${row.id}`}
            icon="edit"
            label={t('factsheetList.LocalFactsheets.viewOrEditOne', { id: row.id })}
          />
          <IconButton
            icon="copy"
            label={t('factsheetList.LocalFactsheets.duplicateOne', { id: row.id })}
            isDisabled={actions.busyWith.duplicate === row.id}
            onClick={() => actions.duplicate(row)}
          />
          <IconButton
            icon="delete"
            label={t('factsheetList.LocalFactsheets.deleteOne', { id: row.id })}
            onClick={() => actions.askDelete(row)}
          />
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
