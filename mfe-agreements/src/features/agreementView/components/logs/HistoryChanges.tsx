import type { AgreementHistoryEntry } from 'shared-contracts/agreements/entities/agreementHistory.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';

type Change = AgreementHistoryEntry['changes'][number];

/** What one save changed, member by member. */
export function HistoryChanges({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  const rows = changes.map((change, index) => ({ ...change, index }));
  const blank = t('agreementView.HistoryChanges.blank');
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'field',
      header: t('agreementView.HistoryChanges.field'),
      cell: ({ field }) => nameOf(field),
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
