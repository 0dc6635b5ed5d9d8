import type { Waiting } from 'shared-contracts/agreements/agreementFilter.ts';
import type { AnyListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import type { ComponentProps, ReactNode } from 'react';
import { formatDayMonthYear, useTranslation } from 'shared-ui/core';
import { useOfficersOf } from 'shared-record/officers';
import { DataTable, type Column, type RowLink } from 'shared-ui/list';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK } from '../../../lib/agreementLabels.ts';
import { AgreementActions } from './AgreementActions.tsx';
import { AgreementMarks } from './AgreementMarks.tsx';
import { AgreementStatus } from '../../../lib/AgreementStatus.tsx';
import { AgreementWaiting } from './AgreementWaiting.tsx';
import { AgreementYears } from './AgreementYears.tsx';
import { LocalCoordinators, LocalDepartments } from './LocalSide.tsx';
import { PartnerInstitutions } from './PartnerInstitutions.tsx';
import { useFurtherColumns } from './useFurtherColumns.tsx';

type AgreementTableProps = {
  readonly rows: readonly AnyListRow[] | undefined;
  /** Whom or what the rows wait for; null where nobody has asked. */
  readonly waiting: Waiting | null;
  readonly isBusy: boolean;
  readonly emptyState: ReactNode;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  /** Where a row leads, by its place on this page. */
  readonly linkOf: (row: AnyListRow) => RowLink;
  /** The column in which rows are chosen; absent for whoever has nothing to choose them for. */
  readonly choice?: Column<AnyListRow> | undefined;
  /** Which columns, in their order. */
  readonly columns: readonly string[];
};

/** The agreements of one page. */
export function AgreementTable({
  rows,
  waiting,
  isBusy,
  emptyState,
  sorting,
  linkOf,
  choice,
  columns: shown,
}: AgreementTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const ids = shown.includes('officer') ? (rows ?? []).map(({ id }) => id) : [];
  const officerOf = useOfficersOf('MobilityAgreements', ids, AGREEMENTS_KEY);
  const further = useFurtherColumns(officerOf);
  const all: readonly Column<AnyListRow>[] = [
    {
      id: 'id',
      sortKey: 'id',
      header: t('agreementList.AgreementTable.id'),
      cell: (row) => row.id,
      isRowHeader: true,
      isUnbroken: true,
    },
    {
      id: 'partner',
      sortKey: 'partner',
      header: t('agreementList.AgreementTable.partner'),
      cell: (row) => <PartnerInstitutions agreement={row} link={linkOf(row)} />,
      width: '20%',
      isCardTitle: true,
    },
    {
      id: 'coordinator',
      header: t('agreementList.AgreementTable.coordinator'),
      cell: (row) => <LocalCoordinators agreement={row} />,
    },
    {
      id: 'department',
      header: t('agreementList.AgreementTable.department'),
      cell: (row) => <LocalDepartments agreement={row} />,
    },
    {
      id: 'years',
      sortKey: 'years',
      header: t('agreementList.AgreementTable.years'),
      // One line as long as the names beside them leave room for it, which they hardly do beside the boxes.
      width: choice === undefined ? '166px' : '100px',
      cell: (row) => <AgreementYears agreement={row} />,
    },
    {
      id: 'status',
      sortKey: 'status',
      header: t('agreementList.AgreementTable.status'),
      cell: (row) => (
        <>
          <AgreementStatus status={row.status} looks={AGREEMENT_STATUS_LOOK} />
          <AgreementMarks agreement={row} />
          {waiting !== null && <AgreementWaiting agreement={row} waiting={waiting} />}
        </>
      ),
      isUnbroken: true,
    },
    {
      id: 'ewpStatus',
      sortKey: 'ewpStatus',
      header: t('agreementList.AgreementTable.ewpStatus'),
      cell: ({ ewpStatus }) => <AgreementStatus status={ewpStatus} looks={EWP_STATUS_LOOK} />,
      isUnbroken: 'where-there-is-room',
    },
    {
      id: 'dateCreated',
      sortKey: 'created',
      header: t('agreementList.AgreementTable.dateCreated'),
      cell: ({ dateCreated }) =>
        formatDayMonthYear(dateCreated) || t('agreementList.AgreementTable.unknownDate'),
      isUnbroken: true,
    },
    ...further,
  ];
  const columns: readonly Column<AnyListRow>[] = [
    ...(choice === undefined ? [] : [choice]),
    ...shown.flatMap((name) => all.find(({ id }) => id === name) ?? []),
    {
      id: 'actions',
      header: t('agreementList.AgreementTable.actions'),
      cell: (row) => <AgreementActions agreement={row} view={linkOf(row)} />,
      isActions: true,
    },
  ];
  return (
    <DataTable
      caption={t('agreementList.AgreementTable.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLink={linkOf}
      hasManyColumns
      hasWholeWords
      isBusy={isBusy}
      sorting={sorting}
      emptyState={emptyState}
    />
  );
}
