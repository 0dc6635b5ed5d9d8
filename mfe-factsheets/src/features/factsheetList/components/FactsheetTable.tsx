import type { FactsheetListRow } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import type { ReactNode } from 'react';
import { ErasmusCode, IconLink, useTranslation } from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

/** Row of the list, and its place in the whole filtered list, counted from 1. */
type NumberedRow = FactsheetListRow & { readonly number: number };

type FactsheetTableProps = {
  readonly rows: readonly FactsheetListRow[];
  /** Number of rows on the pages before this one. */
  readonly offset: number;
  readonly isBusy: boolean;
  readonly emptyState: ReactNode;
};

export function FactsheetTable({ rows, offset, isBusy, emptyState }: FactsheetTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const nameOf = (row: FactsheetListRow) => row.name || t('factsheetList.FactsheetTable.unknownInstitution');
  const columns: readonly Column<NumberedRow>[] = [
    {
      id: 'number',
      width: '96px',
      header: t('factsheetList.FactsheetTable.number'),
      cell: (row) => row.number,
      isNumeric: true,
    },
    {
      id: 'erasmusCode',
      header: t('factsheetList.FactsheetTable.erasmusCode'),
      cell: (row) => row.erasmusCode && <ErasmusCode>{row.erasmusCode}</ErasmusCode>,
    },
    {
      id: 'institution',
      header: t('factsheetList.FactsheetTable.institution'),
      cell: nameOf,
      isRowHeader: true,
    },
    {
      id: 'actions',
      isActions: true,
      header: t('factsheetList.FactsheetTable.actions'),
      cell: (row) => (
        <RowActions>
          <IconLink
            to={`/factsheets/view/${row.id}`}
            icon="view"
            label={t('factsheetList.FactsheetTable.view', { institution: nameOf(row) })}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('factsheetList.FactsheetListPage.tableCaption')}
      columns={columns}
      rows={rows.map((row, index) => ({ ...row, number: offset + index + 1 }))}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      emptyState={emptyState}
    />
  );
}
