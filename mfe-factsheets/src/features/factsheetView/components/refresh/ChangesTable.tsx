import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';
import type { FactsheetChange } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';

type Row = FactsheetChange & { readonly key: number };
type ChangesTableProps = { readonly caption: string; readonly changes: readonly FactsheetChange[] };

/** What changed of a factsheet, field by field. */
export function ChangesTable({ caption, changes }: ChangesTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const nameOf = useMemberPath(FACTSHEET_TREE);
  const value = (side: 'before' | 'after') => (row: Row) =>
    row[side] === null ? t('factsheetView.refresh.nothing') : formatDayOfYear(row[side], tag);
  const columns: readonly Column<Row>[] = [
    {
      id: 'field',
      header: t('factsheetView.refresh.field'),
      cell: ({ field }) => nameOf(field),
      isRowHeader: true,
      width: '32%',
    },
    { id: 'before', header: t('factsheetView.refresh.before'), cell: value('before') },
    { id: 'after', header: t('factsheetView.refresh.after'), cell: value('after') },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={changes.map((change, key) => ({ ...change, key }))}
      rowKey={({ key }) => key}
    />
  );
}
