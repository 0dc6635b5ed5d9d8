import { ConfirmDialog, useTranslation } from 'shared-ui/core';

type DiscardDialogProps = {
  readonly isOpen: boolean;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
};

/** Asks before what was typed into a row of a list is dropped. */
export function DiscardDialog({ isOpen, onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation('shared-record');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('DiscardDialog.title')}
      text={t('DiscardDialog.text')}
      confirmLabel={t('DiscardDialog.confirm')}
      cancelLabel={t('DiscardDialog.cancel')}
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
