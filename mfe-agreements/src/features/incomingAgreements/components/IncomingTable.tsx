import type { IncomingAgreement } from 'shared-contracts/exchange.ts';
import { EmptyState, formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { IncomingActions, type IncomingQuestion } from './IncomingActions.tsx';
import { TwoLines } from './TwoLines.tsx';

type IncomingTableProps = {
  /** Undefined while nothing has been loaded yet. */
  readonly rows: readonly IncomingAgreement[] | undefined;
  readonly onAsk: (question: IncomingQuestion) => void;
};

/** Agreements that partners offer, with what can be done with each. */
export function IncomingTable({ rows, onAsk }: IncomingTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const columns: readonly Column<IncomingAgreement>[] = [
    {
      id: 'institution',
      header: t('incomingAgreements.IncomingTable.institution'),
      cell: ({ institutionName, heiId }) => (
        <TwoLines second={institutionName === null ? null : heiId}>{institutionName ?? heiId}</TwoLines>
      ),
      isRowHeader: true,
    },
    {
      id: 'iiaId',
      header: t('incomingAgreements.IncomingTable.iiaId'),
      cell: ({ iiaId }) => iiaId,
      width: '18%',
    },
    {
      id: 'iiaCode',
      header: t('incomingAgreements.IncomingTable.iiaCode'),
      cell: ({ iiaCode }) => iiaCode || '-',
      width: '14%',
    },
    {
      id: 'receivedAt',
      header: t('incomingAgreements.IncomingTable.receivedAt'),
      cell: ({ receivedAt }) => formatDayMonthYearTime(receivedAt),
      width: '164px',
    },
    {
      id: 'conditions',
      header: t('incomingAgreements.IncomingTable.conditions'),
      cell: ({ conditions }) => conditions,
      width: '112px',
    },
    {
      id: 'actions',
      header: t('incomingAgreements.IncomingTable.actions'),
      cell: (incoming) => <IncomingActions incoming={incoming} onAsk={onAsk} />,
      width: '240px',
    },
  ];
  return (
    <DataTable
      caption={t('incomingAgreements.IncomingTable.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hasManyColumns
      emptyState={
        <EmptyState
          title={t('incomingAgreements.IncomingAgreementsPage.empty')}
          text={t('incomingAgreements.IncomingAgreementsPage.emptyHint')}
        />
      }
    />
  );
}
