import type { FactsheetListRow } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { ComponentProps, ReactNode } from 'react';
import { ErasmusCode, IconLink, NameText, TextLink, useLanguage, useTranslation } from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

/** Row of the list, and its place in the whole filtered list, counted from 1. */
type NumberedRow = FactsheetListRow & { readonly number: number };

type FactsheetTableProps = {
  readonly rows: readonly FactsheetListRow[];
  /** Number of rows on the pages before this one. */
  readonly offset: number;
  readonly isBusy: boolean;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  readonly emptyState: ReactNode;
};

export function FactsheetTable({ rows, offset, isBusy, sorting, emptyState }: FactsheetTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const nameOf = (row: FactsheetListRow) =>
    nameIn(row, language) || t('factsheetList.FactsheetTable.unknownInstitution');
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
      sortKey: 'code',
      header: t('factsheetList.FactsheetTable.erasmusCode'),
      cell: (row) => row.erasmusCode && <ErasmusCode>{row.erasmusCode}</ErasmusCode>,
    },
    {
      id: 'institution',
      sortKey: 'institution',
      header: t('factsheetList.FactsheetTable.institution'),
      cell: (row) => (
        <TextLink isQuiet to={factsheetView({ factsheetId: row.id })}>
          <NameText>{nameOf(row)}</NameText>
        </TextLink>
      ),
      isRowHeader: true,
    },
    {
      id: 'actions',
      isActions: true,
      header: t('factsheetList.FactsheetTable.actions'),
      cell: (row) => (
        <RowActions>
          <IconLink
            to={factsheetView({ factsheetId: row.id })}
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
      sorting={sorting}
      rowLink={(row) => ({ to: factsheetView({ factsheetId: row.id }) })}
      emptyState={emptyState}
    />
  );
}
