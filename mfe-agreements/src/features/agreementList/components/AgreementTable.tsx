import type { AgreementListRow } from 'shared-contracts/entities/agreementListRow.ts';
import type { ReactNode } from 'react';
import { formatDayMonthYear, makeStyles, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK } from '../../../lib/agreementLabels.ts';
import { AgreementActions } from './AgreementActions.tsx';
import { AgreementStatus } from '../../../lib/AgreementStatus.tsx';
import { AgreementYears } from './AgreementYears.tsx';
import { LocalCoordinators, LocalDepartments } from './LocalSide.tsx';
import { PartnerInstitutions } from './PartnerInstitutions.tsx';

type AgreementTableProps = {
  readonly rows: readonly AgreementListRow[] | undefined;
  readonly isBusy: boolean;
  readonly emptyState: ReactNode;
};

/** The agreements of one page. */
export function AgreementTable({ rows, isBusy, emptyState }: AgreementTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const columns: readonly Column<AgreementListRow>[] = [
    {
      id: 'id',
      width: '4.5%',
      header: t('agreementList.AgreementTable.id'),
      cell: ({ id }) => id,
      isRowHeader: true,
    },
    {
      id: 'partner',
      width: '15%',
      header: t('agreementList.AgreementTable.partner'),
      cell: (row) => <PartnerInstitutions agreement={row} />,
    },
    {
      id: 'coordinator',
      width: '12.5%',
      header: t('agreementList.AgreementTable.coordinator'),
      cell: (row) => <LocalCoordinators agreement={row} />,
    },
    {
      id: 'department',
      width: '14%',
      header: t('agreementList.AgreementTable.department'),
      cell: (row) => <LocalDepartments agreement={row} />,
    },
    {
      id: 'years',
      width: '10.2%',
      header: t('agreementList.AgreementTable.years'),
      cell: (row) => <AgreementYears agreement={row} />,
    },
    {
      id: 'status',
      width: '12.5%',
      header: t('agreementList.AgreementTable.status'),
      cell: ({ status }) => <AgreementStatus status={status} looks={AGREEMENT_STATUS_LOOK} />,
    },
    {
      id: 'ewpStatus',
      width: '12%',
      header: t('agreementList.AgreementTable.ewpStatus'),
      cell: ({ ewpStatus }) => <AgreementStatus status={ewpStatus} looks={EWP_STATUS_LOOK} />,
    },
    {
      id: 'dateCreated',
      width: '10.3%',
      header: t('agreementList.AgreementTable.dateCreated'),
      cell: ({ dateCreated }) => (
        <span className={styles.date}>
          {formatDayMonthYear(dateCreated) || t('agreementList.AgreementTable.unknownDate')}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('agreementList.AgreementTable.actions'),
      cell: (row) => <AgreementActions agreement={row} />,
      isActions: true,
    },
  ];
  return (
    <DataTable
      caption={t('agreementList.AgreementTable.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      hasManyColumns
      isBusy={isBusy}
      emptyState={emptyState}
    />
  );
}

const useStyles = makeStyles({ date: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
