import { Alert, IconButton, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type NoticeProps = { readonly text: string; readonly onDismiss: () => void };

/** Tells above the list why something was not done; stays until it is put away. */
export function Notice({ text, onDismiss }: NoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <Alert
      kind="warning"
      action={
        <IconButton
          icon="close"
          label={t('applicationList.DeleteApplicationDialog.dismiss')}
          onClick={onDismiss}
        />
      }
    >
      {text}
    </Alert>
  );
}
