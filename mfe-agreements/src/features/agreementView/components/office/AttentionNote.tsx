import { useCall, useQuery } from 'shared-client';
import {
  Alert,
  formatDayMonthYearTime,
  Link,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { copiesQuery } from '../../api/copies.queries.ts';
import { adviceKey, newsKey } from '../../../../lib/partnerNewsTexts.ts';
import { CallFailureText } from '../logs/CallFailureText.tsx';

/** Tells the office what came of the partner that nobody but people can put right, and what to do. */
export function AttentionNote({ agreementId }: { readonly agreementId: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { data } = useQuery(copiesQuery(useCall(), agreementId, tag));
  return data?.attention.map((event) => (
    <Alert key={event.id} kind="warning">
      <p className={styles.news}>
        {formatDayMonthYearTime(event.settledAt ?? event.receivedAt)}: {t(newsKey(event))}
      </p>
      {event.failure !== null && (
        <div>
          <CallFailureText
            failure={event.failure}
            status={event.status}
            words={event.words}
            detail={event.detail}
          />
        </div>
      )}
      <p className={styles.line}>
        {t(adviceKey(event))}{' '}
        <Link className={styles.link} to="?tab=copies" replace preventScrollReset>
          {t('agreementView.AttentionNote.show')}
        </Link>
      </p>
    </Alert>
  ));
}

const useStyles = makeStyles({
  news: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  line: { margin: 0 },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});
