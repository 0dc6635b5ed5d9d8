import { ApiError } from 'shared-client';
import { Alert, apiErrorText, Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

type RegistryFailureProps = { readonly error: Error; readonly isBusy: boolean; readonly onRetry: () => void };

/** Says what the partner's server said; a server that did not answer has said nothing. */
export function RegistryFailure({ error, isBusy, onRetry }: RegistryFailureProps) {
  const { t } = useTranslation(MODULE_ID);
  const hasAnswer =
    error instanceof ApiError && error.status !== undefined && error.kind !== 'unexpected-reply';
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" icon="retry" isBusy={isBusy} onClick={onRetry}>
          {t('agreementSteps.RegistryFailure.retry')}
        </Button>
      }
    >
      {t('agreementSteps.RegistryFailure.failed')} {hasAnswer ? error.message : apiErrorText(error, t)}{' '}
      {t('agreementSteps.RegistryFailure.byHand')}
    </Alert>
  );
}
