import type { EctsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { EmailText, useLanguage, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import type { ComponentProps, ReactNode } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import { MODULE_ID } from '../../../moduleId.ts';
import { COORDINATOR_COLUMNS, toCoordinatorForm, type CoordinatorColumn } from '../model/coordinatorForm.ts';
import type { CoordinatorEdit } from '../useCoordinatorEdit.ts';
import { CoordinatorFieldInput } from './CoordinatorFieldInput.tsx';

/** Share of the table's width; the purpose gets what is left. */
const COLUMN_WIDTH = {
  firstName: '11%',
  lastName: '12%',
  email: '25%',
  department: '19%',
  purpose: undefined,
} as const satisfies Record<CoordinatorColumn, string | undefined>;

type CoordinatorTableProps = {
  readonly rows: readonly EctsCoordinator[];
  readonly isBusy: boolean;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  /** Absent for those who may only read. */
  readonly edit?: CoordinatorEdit;
  /** Content of the last column; absent for those who may only read. */
  readonly actions?: (row: EctsCoordinator) => ReactNode;
  /** Shown below the row that is being edited. */
  readonly rowDetail?: ReactNode;
  readonly emptyState: ReactNode;
};

export function CoordinatorTable({
  rows,
  isBusy,
  sorting,
  edit,
  actions,
  rowDetail,
  emptyState,
}: CoordinatorTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const labelOf = useMemberLabel(ECTS_COORDINATOR);
  const { language } = useLanguage();
  const opened = edit?.opened ?? null;
  const isEdited = (row: EctsCoordinator) => row.id === opened?.id;
  // A row that somebody else deletes while it is edited stays until its editor lets it go.
  const isMissing = opened !== null && !rows.some(isEdited);

  const fieldColumn = (field: CoordinatorColumn): Column<EctsCoordinator> => ({
    id: field,
    ...(field !== 'purpose' && { sortKey: field }),
    header: labelOf(field),
    ...(COLUMN_WIDTH[field] && { width: COLUMN_WIDTH[field] }),
    isRowHeader: field === 'lastName',
    cell: (row) =>
      edit && isEdited(row) ? (
        <CoordinatorFieldInput field={field} isLabelHidden control={edit.form.control} />
      ) : field === 'email' ? (
        row.email && <EmailText address={row.email} />
      ) : (
        toCoordinatorForm(row, language)[field]
      ),
  });
  const columns: readonly Column<EctsCoordinator>[] = [
    {
      id: 'id',
      sortKey: 'id',
      header: t('ectsCoordinators.columns.id'),
      cell: (row) => row.id,
      isNumeric: true,
      width: '56px',
    },
    ...COORDINATOR_COLUMNS.map(fieldColumn),
    ...(actions === undefined
      ? []
      : [{ id: 'actions', header: t('ectsCoordinators.columns.actions'), cell: actions, isActions: true }]),
  ];

  return (
    <DataTable
      caption={t('ectsCoordinators.EctsCoordinatorListPage.tableCaption')}
      columns={columns}
      rows={isMissing ? [opened, ...rows] : rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      sorting={sorting}
      hasManyColumns
      isEdited={isEdited}
      emptyState={emptyState}
      rowDetail={(row) => edit && isEdited(row) && rowDetail}
    />
  );
}
