import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { ApiError } from 'shared-client';
import { exchangeErrorText } from 'shared-record/pages';
import { Alert, Button, makeStyles, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useOfferPdf } from '../../api/offerPdf.mutation.ts';

type OfferPdfButtonProps = { readonly agreement: AgreementItem; readonly copies: Copies };

/** Makes the PDF of our copy, which the partner may fetch from then on. */
export function OfferPdfButton({ agreement, copies }: OfferPdfButtonProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const offer = useOfferPdf(agreement);
  const reason = reasonKey(copies);
  const start = () => {
    if (reason !== undefined || copies.ours === null) return;
    offer.mutate(copies.ours.hash, {
      onSuccess: () => toast({ kind: 'success', text: t('agreementView.OfferPdfButton.done') }),
    });
  };
  const text = () =>
    offer.error instanceof ApiError ? exchangeErrorText(offer.error, t) : t('agreementPdf.failed');
  return (
    <>
      <Button icon="export" isBusy={offer.isPending} disabledReason={reason && t(reason)} onClick={start}>
        {t('agreementView.OfferPdfButton.offer')}
      </Button>
      {offer.isError && (
        <div className={styles.failure}>
          <Alert kind="error">{text()}</Alert>
        </div>
      )}
    </>
  );
}

function reasonKey({ isConnected, ours, hasUnsentEdits }: Copies): string | undefined {
  if (!isConnected) return 'agreementView.copies.notConnected';
  if (ours === null) return 'agreementView.OfferPdfButton.notSent';
  return hasUnsentEdits ? 'agreementView.OfferPdfButton.unsent' : undefined;
}

const useStyles = makeStyles({ failure: { flexBasis: '100%' } });
