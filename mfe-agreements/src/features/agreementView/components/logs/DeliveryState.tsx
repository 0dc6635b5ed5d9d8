import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import { formatDayMonthYearTime, makeStyles, StatusBadge, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { DELIVERY_LOOK } from '../../model/copies/deliveryTexts.ts';

/** What became of a notification, and when it is tried again. */
export function DeliveryState({ delivery: { state, nextTryAt } }: { readonly delivery: Delivery }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { key, tone } = DELIVERY_LOOK[state];
  return (
    <>
      <StatusBadge tone={tone}>{t(key)}</StatusBadge>
      {state === 'waiting' && nextTryAt !== null && (
        <div className={styles.next}>
          {t('agreementView.DeliveryState.nextTry', { at: formatDayMonthYearTime(nextTryAt) })}
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  next: { marginTop: tokens.spacingVerticalXXS, color: tokens.colorNeutralForeground2 },
});
