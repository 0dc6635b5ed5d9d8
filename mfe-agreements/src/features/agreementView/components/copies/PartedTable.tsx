import type { PartedCopy } from 'shared-contracts/exchange/exchangeCopies.ts';
import { formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { HashValue } from './HashValue.tsx';

/** Copies of the partner's that somebody parted from ours, with who had approved then. */
export function PartedTable({ parted }: { readonly parted: readonly PartedCopy[] }) {
  const { t } = useTranslation(MODULE_ID);
  const hash = (value: string | null) =>
    value === null ? t('agreementView.PartedTable.unknown') : <HashValue hash={value} />;
  const columns: readonly Column<PartedCopy>[] = [
    {
      id: 'iiaId',
      header: t('agreementView.PartedTable.iiaId'),
      cell: ({ iiaId }) => iiaId,
      isRowHeader: true,
    },
    {
      id: 'at',
      header: t('agreementView.PartedTable.at'),
      cell: ({ at, by }) =>
        [
          formatDayMonthYearTime(at),
          ...(by === null ? [] : [t('agreementView.PartedTable.by', { name: by })]),
        ].join(' '),
    },
    {
      id: 'approval',
      header: t('agreementView.PartedTable.approval'),
      cell: ({ approval }) => t(`agreementView.PartedTable.approvals.${approval}`),
    },
    { id: 'ours', header: t('agreementView.PartedTable.ours'), cell: ({ ours }) => hash(ours) },
    {
      id: 'partners',
      header: t('agreementView.PartedTable.partners'),
      cell: ({ partners }) => hash(partners),
    },
  ];
  return (
    <DataTable
      caption={t('agreementView.PartedTable.title')}
      rows={parted}
      rowKey={({ at, iiaId }) => `${at} ${iiaId}`}
      columns={columns}
    />
  );
}
