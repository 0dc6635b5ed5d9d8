import { ApiError } from 'shared-client';
import { Alert, Button, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';

type RefreshFailureProps = { readonly error: Error; readonly onRetry: () => void };

/** Says why the factsheet could not be refreshed, in the words of the documents and with the reason. */
export function RefreshFailure({ error, onRetry }: RefreshFailureProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  return (
    <Alert
      kind="error"
      action={
        <Button size="small" icon="retry" onClick={onRetry}>
          {t('agreementWizard.FactsheetRefresh.retry')}
        </Button>
      }
    >
      <strong>{t('agreementWizard.FactsheetRefresh.error')}</strong>
      <p className={styles.text}>{t('agreementWizard.FactsheetRefresh.failed')}</p>
      <p className={styles.text}>{exchangeErrorText(error, t)}</p>
      {error instanceof ApiError && error.detail !== undefined && (
        <p className={styles.detail}>
          {t('agreementWizard.FactsheetRefresh.detail', { detail: error.detail })}
        </p>
      )}
    </Alert>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  detail: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});
