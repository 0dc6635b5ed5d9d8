import type { AttentionReason } from 'shared-contracts/exchange/exchangeAttention.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';
import { formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { CALL_FAILURE_TEXT } from '../../../lib/callFailureTexts.ts';
import { newsKey } from '../../../lib/partnerNewsTexts.ts';
import { CNR_KIND_TEXT, undeliveredKey } from '../../../lib/undeliveredTexts.ts';
import { MODULE_ID } from '../../../moduleId.ts';

/** Says what happened to an agreement, in the words of its view. */
export function AttentionReasonText({ reason }: { readonly reason: AttentionReason }) {
  const { t } = useTranslation(MODULE_ID);
  if (reason.about === 'delivery') {
    const { kind, state, nextTryAt } = reason;
    return t(undeliveredKey(state, nextTryAt), {
      kind: t(CNR_KIND_TEXT[kind]),
      at: formatDayMonthYearTime(nextTryAt),
    });
  }
  if (reason.about === UNKNOWN) return t('incomingAgreements.AttentionReasonText.unknown');
  const { failure, status } = reason;
  return (
    <>
      {t(newsKey(reason))}
      {failure !== null && <> {t(CALL_FAILURE_TEXT[failure], { status: status ?? '-' })}</>}
    </>
  );
}
