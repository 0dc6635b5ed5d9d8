import type { Waiting } from 'shared-contracts/agreements/agreementFilter.ts';
import type { WaitingListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { WAITING_STEPS } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { findObstacleWords, WAITING_WORDS } from 'shared-contracts/agreements/lifeCycle/waitingWords.ts';
import {
  daysSince,
  formatDate,
  formatDuration,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type AgreementWaitingProps = { readonly agreement: WaitingListRow; readonly waiting: Waiting };

/** What an agreement waits for, and for how long, where somebody has asked what waits. */
export function AgreementWaiting({ agreement, waiting }: AgreementWaitingProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const step = WAITING_STEPS.find((known) => known === agreement.waitingStep);
  const since = waiting === 'partner' ? agreement.waitsForPartnerSince : agreement.waitsForUsSince;
  const name = waiting === 'later' ? 'later' : waiting === 'partner' ? undefined : step;
  const obstacle = name === undefined ? undefined : findObstacleWords(agreement.waitingObstacle);
  const days = since == null ? null : daysSince(since, new Date());
  return (
    <p className={styles.waiting}>
      {name && <span className={styles.step}>{WAITING_WORDS[name].name[tag]}</span>}
      {obstacle !== undefined && <span>{obstacle[tag]}</span>}
      {since != null && days !== null && (
        <time dateTime={since} title={formatDate(since, tag)}>
          {days < 1
            ? t('agreementList.AgreementWaiting.today')
            : t('agreementList.AgreementWaiting.age', { age: formatDuration(days, tag) })}
        </time>
      )}
    </p>
  );
}

const useStyles = makeStyles({
  waiting: {
    display: 'flex',
    flexDirection: 'column',
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  step: { fontWeight: tokens.fontWeightSemibold },
});
