import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import {
  Alert,
  ConfirmDialog,
  formatDayMonthYearTime,
  makeStyles,
  tokens,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useResend } from '../../api/resend.mutation.ts';
import { deliveryOutcome } from '../../model/copies/deliveryOutcome.ts';
import { CNR_KIND_TEXT } from '../../../../lib/undeliveredTexts.ts';
import { DELIVERED_TEXT, UNTOLD_TEXT } from '../../model/copies/deliveryTexts.ts';

type ResendQuestionProps = { readonly delivery: Delivery; readonly onClose: () => void };

/** Asks before a notification is sent once more, and tells what came of it. */
export function ResendQuestion({ delivery, onClose }: ResendQuestionProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const resend = useResend();
  const send = () =>
    resend.mutate(delivery.id, {
      onSuccess: (sent) => {
        const outcome = deliveryOutcome([sent]);
        const { kind, key } =
          outcome === 'delivered'
            ? { kind: 'success' as const, key: DELIVERED_TEXT[sent.kind] }
            : UNTOLD_TEXT[outcome];
        toast({ kind, text: t(key) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('agreementView.ResendQuestion.title')}
      text={
        <>
          <p className={styles.line}>
            {t('agreementView.ResendQuestion.text', {
              kind: t(CNR_KIND_TEXT[delivery.kind]),
              at: formatDayMonthYearTime(delivery.createdAt),
            })}
          </p>
          {delivery.state === 'delivered' && (
            <p className={styles.line}>{t('agreementView.ResendQuestion.delivered')}</p>
          )}
          {resend.isError && (
            <div className={styles.failure}>
              <Alert kind="error">{exchangeErrorText(resend.error, t)}</Alert>
            </div>
          )}
        </>
      }
      confirmLabel={t('agreementView.DeliveriesTab.resend')}
      cancelLabel={t('agreementView.ActionQuestion.cancel')}
      isBusy={resend.isPending}
      onConfirm={send}
      onCancel={onClose}
    />
  );
}

const useStyles = makeStyles({
  line: { margin: 0, ':not(:first-child)': { marginTop: tokens.spacingVerticalM } },
  failure: { marginTop: tokens.spacingVerticalM },
});
