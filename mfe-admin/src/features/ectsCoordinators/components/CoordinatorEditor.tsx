import type { EctsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { ChangedMeanwhile, DiscardDialog, useRowFocus } from 'shared-record/edit';
import { ListFollower } from 'shared-record/pages';
import { Alert, IconButton, useLocation, useToast, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { useLeaveGuard } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { COORDINATORS_KEY } from '../api/coordinators.queries.ts';
import { coordinatorName } from '../model/coordinatorForm.ts';
import { neighbourOf } from '../model/neighbourOf.ts';
import { useCoordinatorEdit } from '../useCoordinatorEdit.ts';
import { CoordinatorRowActions } from './CoordinatorRowActions.tsx';
import { CoordinatorRowDetail } from './CoordinatorRowDetail.tsx';
import { CoordinatorTable } from './CoordinatorTable.tsx';
import { DeleteCoordinatorDialog } from './DeleteCoordinatorDialog.tsx';

type CoordinatorEditorProps = {
  readonly rows: readonly EctsCoordinator[];
  readonly isBusy: boolean;
  readonly sorting: ComponentProps<typeof CoordinatorTable>['sorting'];
  /** Called when somebody was about to leave the page of the list and stays after all. */
  readonly onStay: () => void;
  readonly emptyState: ReactNode;
};

/** The record to delete, and the row to go to once it is gone. */
type Deletion = { readonly coordinator: EctsCoordinator; readonly neighbour: number | null };

/** The table of those who may change it: one row at a time is edited, and each may be deleted. */
export function CoordinatorEditor({ rows, isBusy, sorting, onStay, emptyState }: CoordinatorEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  // The add form leads to the row that it has made.
  const { hash } = useLocation();
  const focus = useRowFocus(/^#\d+$/.test(hash) ? Number(hash.slice(1)) : null);
  const [deleting, setDeleting] = useState<Deletion | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const edit = useCoordinatorEdit((saved) => {
    toast({ kind: 'success', text: t('ectsCoordinators.edit.saved') });
    focus.toRow(saved.id);
  });
  const { opened, form } = edit;
  const leave = useLeaveGuard(edit.isTyped);
  useEffect(() => {
    if (opened) form.setFocus('firstName');
  }, [opened, form]);

  const closeRow = () => {
    edit.close();
    if (opened) focus.toRow(opened.id);
  };
  const startDeletion = (coordinator: EctsCoordinator) => {
    if (opened) edit.close();
    setNotice(null);
    setDeleting({ coordinator, neighbour: neighbourOf(rows, coordinator.id) });
  };

  return (
    <>
      <ListFollower sets={['ECTSCoordinatorTables']} queryKey={COORDINATORS_KEY} isPaused={opened !== null} />
      {opened !== null && (
        <ChangedMeanwhile
          record={{ set: 'ECTSCoordinatorTables', id: opened.id }}
          version={opened.dateModified}
          isSaving={edit.means.isBusy}
        />
      )}
      {notice && (
        <Alert
          kind="warning"
          action={
            <IconButton
              icon="close"
              label={t('ectsCoordinators.DeleteDialog.dismiss')}
              onClick={() => setNotice(null)}
            />
          }
        >
          {notice}
        </Alert>
      )}
      <VisuallyHidden>
        <span role="status">
          {opened && t('ectsCoordinators.edit.editing', { name: coordinatorName(opened) })}
        </span>
      </VisuallyHidden>
      <form noValidate onSubmit={edit.handleSave}>
        <CoordinatorTable
          rows={rows}
          isBusy={isBusy}
          sorting={sorting}
          edit={edit}
          emptyState={emptyState}
          actions={(row) =>
            row.id !== opened?.id && (
              <CoordinatorRowActions
                coordinator={row}
                editRef={focus.refOf(row.id)}
                onEdit={() => leave.guard(() => edit.open(row))}
                onDelete={() => leave.guard(() => startDeletion(row))}
              />
            )
          }
          rowDetail={<CoordinatorRowDetail edit={edit} onCancel={() => leave.guard(closeRow)} />}
        />
      </form>
      <DiscardDialog
        isOpen={leave.isAsking}
        onDiscard={edit.close}
        onStay={() => {
          leave.stay();
          onStay();
        }}
      />
      {deleting && (
        <DeleteCoordinatorDialog
          coordinator={deleting.coordinator}
          onClose={({ isDeleted, notice: reason }) => {
            setDeleting(null);
            setNotice(reason);
            if (isDeleted) focus.toRow(deleting.neighbour);
            else if (reason) focus.toRow(deleting.coordinator.id);
          }}
        />
      )}
    </>
  );
}
