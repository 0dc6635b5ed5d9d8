import type { ReactNode } from 'react';
import { Button, Cluster, useTranslation } from 'shared-ui/core';
import { useLeaveGuard } from 'shared-ui/fields';
import { DiscardDialog } from '../leaving/DiscardDialog.tsx';
import type { EditingMeaning } from '../editing/editingState.ts';
import { RowSaveFailure, type RowSaveFailureProps } from './RowSaveFailure.tsx';

type FollowedFormActionsProps = {
  /** What `useFollowedForm` gives. */
  readonly edit: {
    readonly isTyped: boolean;
    readonly means: EditingMeaning;
    readonly failure: RowSaveFailureProps | null;
    readonly discard: () => void;
  };
  readonly saveLabel: string;
  /** Says what is dropped, before the page is left. */
  readonly leaveText: string;
  /** What was saved meanwhile, beside what stands here; null when nothing was. */
  readonly conflict: ReactNode;
};

/** The end of a form on one page: what became of the last save, SAVE, dropping what was typed, and the question before it is left. */
export function FollowedFormActions({ edit, saveLabel, leaveText, conflict }: FollowedFormActionsProps) {
  const { t } = useTranslation('shared-record');
  const leave = useLeaveGuard(edit.isTyped);
  const { isBusy, canDrop, chooses } = edit.means;
  return (
    <>
      {conflict}
      {edit.failure && <RowSaveFailure {...edit.failure} />}
      <Cluster>
        <Button type="submit" appearance="primary" isBusy={isBusy} isDisabled={chooses}>
          {saveLabel}
        </Button>
        {edit.isTyped && (
          <Button isDisabled={!canDrop} onClick={edit.discard}>
            {t('DiscardDialog.confirm')}
          </Button>
        )}
      </Cluster>
      <DiscardDialog isOpen={leave.isAsking} text={leaveText} onDiscard={edit.discard} onStay={leave.stay} />
    </>
  );
}
