import { ConfirmDialog, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type DiscardDialogProps = {
  readonly isOpen: boolean;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
};

export function DiscardDialog({ isOpen, onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('ectsCoordinators.DiscardDialog.title')}
      text={t('ectsCoordinators.DiscardDialog.text')}
      confirmLabel={t('ectsCoordinators.DiscardDialog.confirm')}
      cancelLabel={t('ectsCoordinators.DiscardDialog.cancel')}
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
