import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import type { ComponentProps, ReactNode } from 'react';
import { formatDayMonthYear, NameText, TextLink, useLanguage, useTranslation } from 'shared-ui/core';
import { useOfficersOf } from 'shared-record/officers';
import { DataTable, type Column, type RowLink } from 'shared-ui/list';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { applicantName, DASH, firstProgramme } from '../model/application.ts';
import { PROGRAMME_LABEL, TYPE_LABEL } from '../model/applicationLabels.ts';
import type { ApplicationRights } from '../model/applicationRights.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { ApplicationRowActions } from './ApplicationRowActions.tsx';
import { useFurtherColumns } from './useFurtherColumns.tsx';

type ApplicationTableProps = {
  readonly rows: readonly AnyApplicationRow[];
  readonly isBusy: boolean;
  readonly rightsOf: (row: AnyApplicationRow) => ApplicationRights;
  readonly onDelete: (row: AnyApplicationRow) => void;
  /** Where a row leads, by its place in the list. */
  readonly linkOf: (row: AnyApplicationRow) => RowLink;
  /** The office chooses rows. */
  readonly choice: Column<AnyApplicationRow> | undefined;
  /** The office assigns who is in charge. */
  readonly onAssign: ((row: AnyApplicationRow) => void) | undefined;
  /** Which columns, in their order. */
  readonly columns: readonly string[];
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  readonly emptyState: ReactNode;
};

export function ApplicationTable({
  rows,
  isBusy,
  rightsOf,
  onDelete,
  linkOf,
  choice,
  onAssign,
  columns: shown,
  sorting,
  emptyState,
}: ApplicationTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const ids = shown.includes('officer') ? rows.map(({ id }) => id) : [];
  const officerOf = useOfficersOf('ApplicationStudentStudiesForms', ids, APPLICATIONS_KEY);
  const programmeOf = (row: AnyApplicationRow) => {
    const programme = firstProgramme(row);
    const label = programme === null ? undefined : PROGRAMME_LABEL.get(programme);
    return label === undefined ? (programme ?? DASH) : t(label);
  };
  const all: readonly Column<AnyApplicationRow>[] = [
    {
      id: 'number',
      sortKey: 'number',
      header: t('applicationList.ApplicationTable.number'),
      cell: (row) => row.applicationNumber ?? DASH,
      isNumeric: true,
      isUnbroken: true,
    },
    {
      id: 'type',
      sortKey: 'type',
      header: t('applicationList.ApplicationTable.type'),
      cell: (row) => t(TYPE_LABEL[row.type]),
    },
    {
      id: 'year',
      sortKey: 'year',
      header: t('applicationList.ApplicationTable.year'),
      cell: (row) => (row.applicationYear == null ? DASH : academicYearName(row.applicationYear)),
      isUnbroken: true,
    },
    {
      id: 'name',
      header: t('applicationList.ApplicationTable.name'),
      cell: (row) => (
        <TextLink isQuiet {...linkOf(row)}>
          <NameText>{applicantName(row, language)}</NameText>
        </TextLink>
      ),
      isRowHeader: true,
    },
    {
      id: 'status',
      sortKey: 'status',
      header: t('applicationList.ApplicationTable.status'),
      cell: (row) => <ApplicationStatus application={row} />,
      isUnbroken: true,
    },
    {
      id: 'programme',
      header: t('applicationList.ApplicationTable.programme'),
      cell: programmeOf,
    },
    {
      id: 'submitted',
      sortKey: 'submitted',
      header: t('applicationList.ApplicationTable.submitted'),
      cell: (row) => formatDayMonthYear(row.dateSubmitted) || DASH,
      isUnbroken: true,
    },
    ...useFurtherColumns(officerOf),
  ];
  const columns: readonly Column<AnyApplicationRow>[] = [
    ...(choice ? [choice] : []),
    ...shown.flatMap((name) => all.find(({ id }) => id === name) ?? []),
    {
      id: 'actions',
      isActions: true,
      header: t('applicationList.ApplicationTable.actions'),
      cell: (row) => (
        <ApplicationRowActions
          application={row}
          view={linkOf(row)}
          rights={rightsOf(row)}
          onAssign={onAssign && (() => onAssign(row))}
          onDelete={() => onDelete(row)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('applicationList.ApplicationListPage.tableCaption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      sorting={sorting}
      rowLink={linkOf}
      hasManyColumns
      hasWholeWords
      emptyState={emptyState}
    />
  );
}
