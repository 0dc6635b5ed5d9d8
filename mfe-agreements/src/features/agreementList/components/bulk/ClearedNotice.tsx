import { Alert, Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

type ClearedNoticeProps = { readonly count: number; readonly onClose: () => void };

/** Says that a choice was let go of, as the filters have changed. */
export function ClearedNotice({ count, onClose }: ClearedNoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  if (count === 0) return null;
  return (
    <Alert
      kind="information"
      action={
        <Button size="small" onClick={onClose}>
          {t('agreementList.ClearedNotice.close')}
        </Button>
      }
    >
      {t('agreementList.ClearedNotice.cleared', { count })}
    </Alert>
  );
}
