import { Button, Cluster, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { readSaveRefusal } from '../api/saveRefusal.ts';
import type { CoordinatorEdit } from '../useCoordinatorEdit.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { SaveFailure } from './SaveFailure.tsx';

type CoordinatorRowDetailProps = { readonly edit: CoordinatorEdit; readonly onCancel: () => void };

/** Below the row that is being edited: what became of the last save, and the buttons; SAVE sends the form around the table. */
export function CoordinatorRowDetail({ edit, onCancel }: CoordinatorRowDetailProps) {
  const { t } = useTranslation(MODULE_ID);
  const isGone = edit.error !== null && readSaveRefusal(edit.error).kind === 'gone';
  return (
    <Stack gap="M">
      {edit.conflict && (
        <ConflictPanel
          conflict={edit.conflict}
          onKeepMine={() => edit.resolveConflict('mine')}
          onTakeTheirs={() => edit.resolveConflict('theirs')}
        />
      )}
      {!edit.conflict && edit.error && <SaveFailure error={edit.error} />}
      <Cluster justify="end">
        <Button
          type="submit"
          appearance="primary"
          isDisabled={!edit.isDirty || edit.conflict !== null || isGone}
          isBusy={edit.isSaving}
        >
          {t('ectsCoordinators.RowActions.save')}
        </Button>
        <Button isDisabled={edit.isSaving} onClick={onCancel}>
          {t('ectsCoordinators.RowActions.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
