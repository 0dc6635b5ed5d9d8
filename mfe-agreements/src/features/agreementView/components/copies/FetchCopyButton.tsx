import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { ApiError } from 'shared-client';
import { Alert, Button, errorReference, makeStyles, tokens, useToast, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useFetchCopy } from '../../api/fetchCopy.mutation.ts';

type FetchCopyButtonProps = { readonly agreementId: number; readonly copies: Copies };

/** Fetches the partner's copy and its approval now, and tells what came of it. */
export function FetchCopyButton({ agreementId, copies }: FetchCopyButtonProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const fetchCopy = useFetchCopy(agreementId);
  const reference = errorReference(fetchCopy.error);
  const detail = fetchCopy.error instanceof ApiError ? fetchCopy.error.detail : undefined;
  const reason = reasonKey(copies);
  const start = () => {
    if (reason !== undefined) return;
    fetchCopy.mutate(undefined, {
      onSuccess: () => toast({ kind: 'success', text: t('agreementView.FetchCopyButton.done') }),
    });
  };
  return (
    <>
      <Button icon="retry" isBusy={fetchCopy.isPending} disabledReason={reason && t(reason)} onClick={start}>
        {t('agreementView.FetchCopyButton.fetch')}
      </Button>
      {fetchCopy.isError && (
        <div className={styles.failure}>
          <Alert kind="error">
            <p className={styles.line}>{exchangeErrorText(fetchCopy.error, t)}</p>
            {detail !== undefined && (
              <p lang="en" className={styles.detail}>
                {detail}
              </p>
            )}
            {reference && (
              <p className={styles.line}>{t('agreementView.ActionFailureNote.reference', { reference })}</p>
            )}
          </Alert>
        </div>
      )}
    </>
  );
}

function reasonKey({ isConnected, partner }: Copies): string | undefined {
  if (!isConnected) return 'agreementView.copies.notConnected';
  return partner.iiaId === null ? 'agreementView.copies.notLinked' : undefined;
}

const useStyles = makeStyles({
  failure: { flexBasis: '100%' },
  line: { margin: 0 },
  detail: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});
