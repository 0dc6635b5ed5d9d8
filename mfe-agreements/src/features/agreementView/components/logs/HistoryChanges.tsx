import type { AgreementHistoryEntry } from 'shared-contracts/entities/agreementHistory.ts';
import { useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { fieldPathText } from '../../model/fieldPath.ts';

type Change = AgreementHistoryEntry['changes'][number];

/** What one save changed, member by member. */
export function HistoryChanges({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation(MODULE_ID);
  const rows = changes.map((change, index) => ({ ...change, index }));
  const blank = t('agreementView.HistoryChanges.blank');
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'field',
      header: t('agreementView.HistoryChanges.field'),
      cell: ({ field }) => fieldPathText(field, t),
      isRowHeader: true,
      width: '28%',
    },
    {
      id: 'before',
      header: t('agreementView.HistoryChanges.before'),
      cell: ({ before }) => before ?? blank,
      width: '36%',
    },
    {
      id: 'after',
      header: t('agreementView.HistoryChanges.after'),
      cell: ({ after }) => after ?? blank,
      width: '36%',
    },
  ];
  return (
    <DataTable
      caption={t('agreementView.HistoryChanges.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ index }) => index}
    />
  );
}
