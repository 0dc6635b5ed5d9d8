import type { IncomingAgreement } from 'shared-contracts/exchange/exchange.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import {
  EmptyState,
  formatDate,
  formatDayMonthYearTime,
  TextLink,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { IncomingActions, type IncomingQuestion } from './IncomingActions.tsx';
import { TwoLines } from '../../../lib/TwoLines.tsx';

type IncomingTableProps = {
  /** Undefined while nothing has been loaded yet. */
  readonly rows: readonly IncomingAgreement[] | undefined;
  /** Those that were put away are shown. */
  readonly isAway: boolean;
  /** Something is searched for, or one partner is shown alone. */
  readonly isFiltered: boolean;
  /** Id of the one with which something is being done. */
  readonly putting: number | undefined;
  readonly onAsk: (question: IncomingQuestion) => void;
  readonly onPut: (incoming: IncomingAgreement) => void;
  readonly onAdd: (incoming: IncomingAgreement) => void;
};

/** Agreements that partners offer, with what can be done with each. */
export function IncomingTable({
  rows,
  isAway,
  isFiltered,
  putting,
  onAsk,
  onPut,
  onAdd,
}: IncomingTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const awayText = ({ at, by }: NonNullable<IncomingAgreement['putAway']>) =>
    t('incomingAgreements.IncomingTable.putAway', { date: formatDate(at, tag), name: by ?? '-' });
  const columns: readonly Column<IncomingAgreement>[] = [
    {
      id: 'institution',
      header: t('incomingAgreements.IncomingTable.institution'),
      cell: (row) => (
        <TwoLines second={row.institutionName === null ? null : row.heiId}>
          {institutionNameIn(row, language) || row.heiId}
        </TwoLines>
      ),
      isRowHeader: true,
    },
    {
      id: 'iiaId',
      header: t('incomingAgreements.IncomingTable.iiaId'),
      cell: ({ iiaId, linkedElsewhere }) => (
        <TwoLines second={linkedElsewhere ? <LinkedElsewhere {...linkedElsewhere} /> : null}>
          {iiaId}
        </TwoLines>
      ),
      width: '14%',
    },
    {
      id: 'iiaCode',
      header: t('incomingAgreements.IncomingTable.iiaCode'),
      cell: ({ iiaCode }) => iiaCode || '-',
      width: '12%',
    },
    {
      id: 'receivedAt',
      header: t('incomingAgreements.IncomingTable.receivedAt'),
      cell: ({ receivedAt, putAway }) => (
        <TwoLines second={putAway && awayText(putAway)}>{formatDayMonthYearTime(receivedAt)}</TwoLines>
      ),
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
      cell: (incoming) => (
        <IncomingActions
          incoming={incoming}
          isBusy={putting === incoming.id}
          onAsk={onAsk}
          onPut={() => onPut(incoming)}
          onAdd={() => onAdd(incoming)}
        />
      ),
      width: '312px',
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
          icon="incoming"
          title={t(`incomingAgreements.${emptyOf({ isAway, isFiltered })}`)}
          text={t(`incomingAgreements.${emptyOf({ isAway, isFiltered })}Hint`)}
        />
      }
    />
  );
}

/** The partner has another copy linked with ours, and means this one: nobody can link it before the two are parted. */
function LinkedElsewhere({ id, iiaId }: NonNullable<IncomingAgreement['linkedElsewhere']>) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <>
      {t('incomingAgreements.IncomingTable.linkedElsewhere', { id, iiaId })}{' '}
      <TextLink to={`/iia/view/${id}?tab=copies`}>
        {t('incomingAgreements.IncomingTable.toCopies', { id })}
      </TextLink>
    </>
  );
}

function emptyOf({ isAway, isFiltered }: { readonly isAway: boolean; readonly isFiltered: boolean }) {
  if (isFiltered) return 'IncomingTable.none' as const;
  return isAway ? ('IncomingTable.noneAway' as const) : ('IncomingAgreementsPage.empty' as const);
}
