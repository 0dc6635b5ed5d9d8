import type { UnsentEdit } from 'shared-contracts/exchangeCopies.ts';
import { useTranslation } from 'shared-ui/core';
import { DataTable } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { differenceValue } from '../../model/differenceValue.ts';
import { fieldPathText } from '../../model/fieldPath.ts';

/** What our agreement says now, beside the copy that was sent of it, where they differ. */
export function UnsentTable({ edits }: { readonly edits: readonly UnsentEdit[] }) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <DataTable
      caption={t('agreementView.CopiesTab.unsentTitle')}
      rows={edits}
      rowKey={({ field }) => field}
      columns={[
        {
          id: 'field',
          header: t('agreementView.DifferencesTable.field'),
          cell: ({ field }: UnsentEdit) => fieldPathText(field, t),
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
