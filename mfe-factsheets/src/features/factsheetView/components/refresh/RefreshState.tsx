import { ApiError } from 'shared-client';
import { exchangeErrorText } from 'shared-record/pages';
import { Alert, makeStyles, Spinner, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { RefreshChanges } from './RefreshChanges.tsx';
import type { NetworkRefresh } from './useNetworkRefresh.ts';

/** What is becoming of a refresh, and what the last one changed. */
export function RefreshState({ network }: { readonly network: NetworkRefresh }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { isPending, isTold, refreshed, error } = network;
  return (
    <>
      {isPending && <Spinner label={t('factsheetView.refresh.running')} />}
      {isTold && <Alert kind="success">{t('factsheetView.refresh.success')}</Alert>}
      {!isPending && error && (
        <Alert kind="error">
          <strong>{t('factsheetView.refresh.error')}</strong>
          <p className={styles.text}>{t('factsheetView.refresh.failed')}</p>
          <p className={styles.text}>{exchangeErrorText(error, t)}</p>
          {error instanceof ApiError && error.detail !== undefined && (
            <p className={styles.detail}>{t('factsheetView.refresh.detail', { detail: error.detail })}</p>
          )}
        </Alert>
      )}
      {!isPending && refreshed && <RefreshChanges refreshed={refreshed} />}
    </>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  detail: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});
