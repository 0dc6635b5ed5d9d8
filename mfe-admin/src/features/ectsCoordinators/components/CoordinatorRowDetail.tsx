import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { ConflictPanel, RowSaveFailure } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { Button, Cluster, Stack, useTranslation } from 'shared-ui/core';
import { FieldGrid } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { COORDINATOR_DETAILS, COORDINATOR_SHAPE } from '../model/coordinatorForm.ts';
import type { CoordinatorEdit } from '../useCoordinatorEdit.ts';
import { CoordinatorFieldInput } from './CoordinatorFieldInput.tsx';

type CoordinatorRowDetailProps = { readonly edit: CoordinatorEdit; readonly onCancel: () => void };

/** Below the row that is being edited: the fields that have no column, what became of the last save, and the buttons; SAVE sends the form around the table. */
export function CoordinatorRowDetail({ edit, onCancel }: CoordinatorRowDetailProps) {
  const { t } = useTranslation(MODULE_ID);
  const { isBusy, chooses, isOver } = edit.means;
  const labelOf = useMemberLabel(ECTS_COORDINATOR);
  return (
    <Stack gap="M">
      <FieldGrid columns={2}>
        {COORDINATOR_DETAILS.map((field) => (
          <CoordinatorFieldInput key={field} field={field} control={edit.form.control} />
        ))}
      </FieldGrid>
      {edit.conflict && (
        <ConflictPanel
          conflict={edit.conflict}
          shape={COORDINATOR_SHAPE}
          labelOf={labelOf}
          onKeepMine={() => edit.resolveConflict('mine')}
          onTakeTheirs={() => edit.resolveConflict('theirs')}
        />
      )}
      {edit.failure && <RowSaveFailure {...edit.failure} />}
      <Cluster justify="end">
        <Button
          type="submit"
          appearance="primary"
          isDisabled={!edit.isTyped || chooses || isOver}
          isBusy={isBusy}
        >
          {t('ectsCoordinators.RowActions.save')}
        </Button>
        <Button isDisabled={isBusy} onClick={onCancel}>
          {t('ectsCoordinators.RowActions.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
