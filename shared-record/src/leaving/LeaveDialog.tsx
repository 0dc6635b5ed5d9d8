import { ConfirmDialog, useTranslation } from 'shared-ui/core';

type LeaveDialogProps = {
  readonly isOpen: boolean;
  /** The browser keeps no draft: what was typed would be gone. */
  readonly isLost: boolean;
  /** What is not kept besides, in the words of the page. */
  readonly unkept?: string | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before a page with unsaved text is left. */
export function LeaveDialog({ isOpen, isLost, unkept, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('shared-record');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('LeaveDialog.title')}
      text={[t(isLost ? 'LeaveDialog.lost' : 'LeaveDialog.kept'), unkept].filter(Boolean).join(' ')}
      confirmLabel={t('LeaveDialog.leave')}
      cancelLabel={t('LeaveDialog.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
