import { ConfirmDialog, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { LocalFactsheetActions } from '../../useLocalFactsheetActions.ts';

/** Asks before a factsheet that is not active is deleted: that cannot be taken back. */
export function DeletionQuestion({ actions }: { readonly actions: LocalFactsheetActions }) {
  const { t } = useTranslation(MODULE_ID);
  const { asked } = actions;
  if (asked === null) return null;
  const { id, note } = asked;
  return (
    <ConfirmDialog
      isOpen
      title={t('factsheetList.Deletion.title', { id })}
      text={t(`factsheetList.Deletion.${note ? 'textOf' : 'text'}`, { id, note })}
      confirmLabel={t('factsheetList.Deletion.confirm')}
      cancelLabel={t('factsheetList.Deletion.cancel')}
      isBusy={actions.isDeleting}
      onConfirm={actions.confirmDelete}
      onCancel={actions.cancelDelete}
    />
  );
}
