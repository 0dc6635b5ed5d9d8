import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { CallFailureText } from './CallFailureText.tsx';

/** What the partner's system answered last: that it has taken the notification, or why not. */
export function DeliveryAnswer({ delivery: { attempts } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation(MODULE_ID);
  const last = attempts.at(-1);
  if (last === undefined) return '-';
  const { failure, status, words, answer } = last;
  if (failure !== null) {
    return <CallFailureText failure={failure} status={status} words={words} detail={answer} />;
  }
  if (status === 200) return t('agreementView.DeliveryAnswer.taken');
  if (status === 202 || status === 204) return t('agreementView.DeliveryAnswer.accepted', { status });
  return <span lang="en">{answer}</span>;
}
