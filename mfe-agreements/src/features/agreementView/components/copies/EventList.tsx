import type { PartnerEvent } from 'shared-contracts/exchange/partnerEvents.ts';
import { formatDayMonthYearTime, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { developerText } from '../../../../lib/developerText.ts';
import { newsKey, sourceText } from '../../../../lib/partnerNewsTexts.ts';
import { CallFailureText } from '../logs/CallFailureText.tsx';

/** What the partner told and what the portal found there, the newest first. */
export function EventList({ events }: { readonly events: readonly PartnerEvent[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  if (events.length === 0) return <p className={styles.none}>{t('agreementView.EventList.empty')}</p>;
  return (
    <Stack as="ol" gap="M">
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <p className={styles.when}>
            {formatDayMonthYearTime(event.receivedAt)} · {sourceText(event, t)}
          </p>
          <div>
            {t(newsKey(event))}{' '}
            {event.failure !== null && (
              <CallFailureText
                failure={event.failure}
                status={event.status}
                words={event.words}
                detail={event.detail}
              />
            )}
            {event.failure === null && event.detail !== null && (
              <span lang="en" className={styles.detail}>
                {developerText(event.detail)}
              </span>
            )}
          </div>
          {event.nextTryAt !== null && (
            <p className={styles.when}>
              {t('agreementView.DeliveryState.nextTry', { at: formatDayMonthYearTime(event.nextTryAt) })}
            </p>
          )}
          {event.state === 'given-up' && event.source !== 'office' && (
            <p className={styles.when}>{t('agreementView.EventList.givenUp')}</p>
          )}
        </li>
      ))}
    </Stack>
  );
}

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  event: {
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  detail: { display: 'block', overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
  when: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
