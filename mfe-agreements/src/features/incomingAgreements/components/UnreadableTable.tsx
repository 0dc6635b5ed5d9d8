import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import {
  Button,
  Cluster,
  EmptyState,
  formatDate,
  formatDayMonthYearTime,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { TwoLines } from '../../../lib/TwoLines.tsx';
import { UnreadableReason } from './UnreadableReason.tsx';

type UnreadableTableProps = {
  readonly rows: readonly UnreadableCopy[];
  /** Those that were put away are shown. */
  readonly isAway: boolean;
  /** Something is searched for, or one partner is shown alone. */
  readonly isFiltered: boolean;
  /** Id of the one with which something is being done, by what that is. */
  readonly busy: Readonly<Record<'fetch' | 'put' | 'text', number | undefined>>;
  readonly onFetch: (copy: UnreadableCopy) => void;
  readonly onPut: (copy: UnreadableCopy) => void;
  readonly onText: (copy: UnreadableCopy) => void;
};

/** Copies that partners announced and that could not be taken, with the reasons. */
export function UnreadableTable({
  rows,
  isAway,
  isFiltered,
  busy,
  onFetch,
  onPut,
  onText,
}: UnreadableTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const awayText = ({ at, by }: NonNullable<UnreadableCopy['putAway']>) =>
    t('incomingAgreements.IncomingTable.putAway', { date: formatDate(at, tag), name: by ?? '-' });
  const emptyKey = isAway && !isFiltered ? 'noneAway' : 'none';
  const columns: readonly Column<UnreadableCopy>[] = [
    {
      id: 'institution',
      header: t('incomingAgreements.UnreadableTable.institution'),
      cell: (row) => (
        <TwoLines second={row.institutionName === null ? null : row.heiId}>
          {institutionNameIn(row, language) || row.heiId}
        </TwoLines>
      ),
      width: '22%',
      isRowHeader: true,
    },
    {
      id: 'iiaId',
      header: t('incomingAgreements.UnreadableTable.iiaId'),
      cell: ({ iiaId }) => iiaId,
      width: '16%',
    },
    {
      id: 'what',
      header: t('incomingAgreements.UnreadableTable.what'),
      cell: (copy) => <UnreadableReason copy={copy} />,
    },
    {
      id: 'since',
      header: t('incomingAgreements.UnreadableTable.since'),
      cell: ({ since, putAway }) => (
        <TwoLines second={putAway && awayText(putAway)}>{formatDayMonthYearTime(since)}</TwoLines>
      ),
      width: '164px',
    },
    {
      id: 'actions',
      header: t('incomingAgreements.UnreadableTable.actions'),
      cell: (copy) => {
        const which = (
          <VisuallyHidden>
            {' '}
            {t('incomingAgreements.IncomingTable.of', {
              id: copy.iiaId,
              institution: institutionNameIn(copy, language) || copy.heiId,
            })}
          </VisuallyHidden>
        );
        return (
          <Cluster gap="XS">
            <Button size="small" isBusy={busy.fetch === copy.id} onClick={() => onFetch(copy)}>
              {t('incomingAgreements.UnreadableTable.fetch')}
              {which}
            </Button>
            <Button size="small" isBusy={busy.text === copy.id} onClick={() => onText(copy)}>
              {t('incomingAgreements.UnreadableTable.text')}
              {which}
            </Button>
            <Button
              size="small"
              appearance="subtle"
              isBusy={busy.put === copy.id}
              onClick={() => onPut(copy)}
            >
              {t(`incomingAgreements.IncomingTable.${copy.putAway === null ? 'put' : 'takeBack'}`)}
              {which}
            </Button>
          </Cluster>
        );
      },
      width: '240px',
    },
  ];
  return (
    <DataTable
      caption={t('incomingAgreements.UnreadableTable.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ heiId, iiaId }) => `${heiId} ${iiaId}`}
      hasManyColumns
      emptyState={
        <EmptyState
          icon="incoming"
          title={t(`incomingAgreements.IncomingTable.${emptyKey}`)}
          text={t(`incomingAgreements.IncomingTable.${emptyKey}Hint`)}
        />
      }
    />
  );
}
