import { ConfirmDialog, useTranslation } from 'shared-ui/core';

type LeaveDialogProps = {
  readonly isOpen: boolean;
  /** The browser keeps no draft: what was typed would be gone. */
  readonly isLost: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before a page with unsaved text is left. */
export function LeaveDialog({ isOpen, isLost, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('shared-record');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('LeaveDialog.title')}
      text={t(isLost ? 'LeaveDialog.lost' : 'LeaveDialog.kept')}
      confirmLabel={t('LeaveDialog.leave')}
      cancelLabel={t('LeaveDialog.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
