import { ConfirmDialog, useTranslation } from 'shared-ui/core';

type DiscardDialogProps = {
  readonly isOpen: boolean;
  /** Says what would be dropped; by default it speaks of a row. */
  readonly text?: string;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
};

/** Asks before what was typed is dropped. */
export function DiscardDialog({ isOpen, text, onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation('shared-record');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('DiscardDialog.title')}
      text={text ?? t('DiscardDialog.text')}
      confirmLabel={t('DiscardDialog.confirm')}
      cancelLabel={t('DiscardDialog.cancel')}
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
