import type { Delivery } from 'shared-contracts/exchange.ts';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** What the partner's system answered last: its status, and in English what it said, or why nothing came. */
export function DeliveryAnswer({ delivery: { attempts } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation(MODULE_ID);
  const last = attempts.at(-1);
  if (last === undefined) return '-';
  return (
    <>
      <div>
        {last.status === null
          ? t('agreementView.DeliveryAnswer.none')
          : t('agreementView.DeliveryAnswer.status', { status: last.status })}
      </div>
      <div lang="en">{last.answer}</div>
    </>
  );
}
