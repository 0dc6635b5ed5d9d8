import { readsGreek } from 'shared-contracts/text/language.ts';
import type { DepartmentRecord } from 'shared-contracts/institutions/entities/department.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useCan } from 'shared-auth';
import { useMemberLabel } from 'shared-record/pages';
import { IconLink, useLanguage, useTranslation, NameText } from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { departmentEditPath } from '../departmentPaths.ts';
import { CoordinatorNames } from './CoordinatorNames.tsx';
import { useCoordinatorsOf } from './useCoordinatorsOf.ts';

type DepartmentTableProps = {
  readonly rows: readonly DepartmentRecord[];
  readonly isBusy: boolean;
  readonly mayEdit: boolean;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  readonly emptyState: ReactNode;
};

/** Departments by both names, with the coordinators whom the person may know. */
export function DepartmentTable({ rows, isBusy, mayEdit, sorting, emptyState }: DepartmentTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(DEPARTMENT);
  const { language } = useLanguage();
  const isGreek = readsGreek(language);
  const readsContacts = useCan('iia_view');
  const readsEcts = useCan('ects_coordinators_view');
  const { departmental, ects } = useCoordinatorsOf(rows, { readsContacts, readsEcts });
  const name: Column<DepartmentRecord> = {
    id: 'name',
    sortKey: 'name',
    header: label('name'),
    cell: (row) => <NameText>{row.name}</NameText>,
    isRowHeader: !isGreek,
  };
  const nameGR: Column<DepartmentRecord> = {
    id: 'nameGR',
    sortKey: 'nameGR',
    header: label('nameGR'),
    cell: (row) => <NameText>{(isGreek ? nameIn(row, language) : row.nameGR) ?? ''}</NameText>,
    isRowHeader: isGreek,
  };
  const columns: readonly Column<DepartmentRecord>[] = [
    ...(isGreek ? [nameGR, name] : [name, nameGR]),
    ...(rows.some(({ ounitCode }) => ounitCode)
      ? [
          {
            id: 'ounitCode',
            sortKey: 'code',
            header: label('ounitCode'),
            cell: (row: DepartmentRecord) => row.ounitCode,
          },
        ]
      : []),
    ...(readsContacts
      ? [
          {
            id: 'departmental',
            header: t('departments.columns.departmental'),
            cell: (row: DepartmentRecord) => <CoordinatorNames people={departmental.get(row.id)} />,
          },
        ]
      : []),
    ...(readsEcts
      ? [
          {
            id: 'ects',
            header: t('departments.columns.ects'),
            cell: (row: DepartmentRecord) => <CoordinatorNames people={ects.get(row.id)} />,
          },
        ]
      : []),
    ...(mayEdit
      ? [
          {
            id: 'actions',
            isActions: true,
            header: t('departments.columns.actions'),
            cell: (row: DepartmentRecord) => (
              <RowActions>
                <IconLink
                  to={departmentEditPath(row.id)}
                  icon="edit"
                  label={t('departments.DepartmentTable.edit', { name: nameIn(row, language) })}
                />
              </RowActions>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('departments.DepartmentListPage.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      sorting={sorting}
      hasManyColumns
      hasWholeWords
      emptyState={emptyState}
    />
  );
}
