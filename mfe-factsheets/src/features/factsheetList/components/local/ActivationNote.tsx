import { Alert, Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { Activation } from '../../useActivation.ts';

/** Says for a minute which factsheet took whose place, with the way back. */
export function ActivationNote({ activation }: { readonly activation: Activation }) {
  const { t } = useTranslation(MODULE_ID);
  const { done } = activation;
  if (done === null || done.former === null) return null;
  return (
    <Alert
      kind="information"
      action={
        <Button isBusy={activation.isTakingBack} onClick={activation.takeBack}>
          {t('factsheetList.Activation.undo')}
        </Button>
      }
    >
      {t('factsheetList.Activation.done', { id: done.id, former: done.former })}
    </Alert>
  );
}
