import type { UnsentEdit } from 'shared-contracts/exchange/exchangeCopies.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { DataTable } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { differenceValue } from '../../model/copies/differenceValue.ts';

/** What our agreement says now, beside the copy that was sent of it, where they differ. */
export function UnsentTable({ edits }: { readonly edits: readonly UnsentEdit[] }) {
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  return (
    <DataTable
      caption={t('agreementView.CopiesTab.unsentTitle')}
      rows={edits}
      rowKey={({ field }) => field}
      columns={[
        {
          id: 'field',
          header: t('agreementView.DifferencesTable.field'),
          cell: ({ field }: UnsentEdit) => nameOf(field),
          isRowHeader: true,
        },
        {
          id: 'sent',
          header: t('agreementView.UnsentTable.sent'),
          cell: ({ field, sent }) => differenceValue(field, sent, t),
        },
        {
          id: 'now',
          header: t('agreementView.UnsentTable.now'),
          cell: ({ field, now }) => differenceValue(field, now, t),
        },
      ]}
    />
  );
}
