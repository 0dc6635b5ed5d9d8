import type { UnsentPeople } from 'shared-contracts/exchange/exchangeCopies.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';
import { useTranslation } from 'shared-ui/core';
import { DataTable } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Who is named in our agreement now, beside whom the partner still reads, where they differ. */
export function UnsentPeopleTable({ people }: { readonly people: readonly UnsentPeople[] }) {
  const { t } = useTranslation(MODULE_ID);
  const blank = t('agreementView.DifferencesTable.blank');
  return (
    <DataTable
      caption={t('agreementView.UnsentPeopleTable.title')}
      rows={people}
      rowKey={({ side, part }) => `${side}-${part}`}
      columns={[
        {
          id: 'part',
          header: t('agreementView.DifferencesTable.field'),
          cell: ({ side, part }: UnsentPeople) =>
            side === UNKNOWN || part === UNKNOWN
              ? t('agreementView.CopyCards.unknown')
              : t(`agreementView.UnsentPeopleTable.${side}.${part}`),
          isRowHeader: true,
        },
        { id: 'sent', header: t('agreementView.UnsentTable.sent'), cell: ({ sent }) => sent ?? blank },
        { id: 'now', header: t('agreementView.UnsentTable.now'), cell: ({ now }) => now ?? blank },
      ]}
    />
  );
}
