import { ConfirmDialog, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type LeaveDialogProps = {
  readonly isOpen: boolean;
  /** The browser keeps no draft: what was typed would be gone. */
  readonly isLost: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before a page with unsaved text is left. */
export function LeaveDialog({ isOpen, isLost, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('agreementWizard.LeaveDialog.title')}
      text={t(isLost ? 'agreementWizard.LeaveDialog.lost' : 'agreementWizard.LeaveDialog.kept')}
      confirmLabel={t('agreementWizard.LeaveDialog.leave')}
      cancelLabel={t('agreementWizard.LeaveDialog.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
