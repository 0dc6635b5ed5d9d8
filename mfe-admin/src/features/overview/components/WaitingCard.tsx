import { agreementView } from 'shared-contracts/releases/addresses.ts';
import { useId } from 'react';
import type { WaitedFor } from 'shared-contracts/agreements/agreementFilter.ts';
import { WAITING_STEPS } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { WAITING_WORDS } from 'shared-contracts/agreements/lifeCycle/waitingWords.ts';
import type { WaitingAgreement } from 'shared-contracts/overview/overview.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  Card,
  Cluster,
  daysSince,
  formatDate,
  formatDaysAway,
  formatNumber,
  Link,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';

type WaitingCardProps = {
  readonly side: WaitedFor;
  /** Absent while they are on their way. */
  readonly count: number | undefined;
  readonly longest: readonly WaitingAgreement[] | undefined;
};

/** How many agreements wait for one side, and those that have waited for longest. */
export function WaitingCard({ side, count, longest }: WaitingCardProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const id = useId();
  return (
    <Card as="section" gap="M" aria-labelledby={id}>
      <Cluster justify="between" align="center" gap="M">
        <h3 id={id} className={styles.title}>
          {t(`overview.WaitingCard.${side}`)}
        </h3>
        <Link to={agreementListAddress({ waiting: side })} className={styles.all}>
          {count === undefined
            ? t('overview.WaitingCard.list')
            : t('overview.WaitingCard.all', { count, total: formatNumber(count, tag) })}
        </Link>
      </Cluster>
      {longest === undefined && <div className={styles.coming} aria-hidden />}
      {longest?.length === 0 && <p className={styles.none}>{t(`overview.WaitingCard.none.${side}`)}</p>}
      {longest !== undefined && longest.length > 0 && (
        <ol className={styles.rows}>
          {longest.map((row) => (
            <li key={row.agreementId} className={styles.row}>
              <Link to={agreementView({ name: row.agreementId })} className={styles.name}>
                <bdi>
                  {nameIn({ name: row.partnerName, nameGR: row.partnerNameGR }, language) ||
                    t('overview.WaitingCard.noPartner')}
                </bdi>{' '}
                ({row.agreementId})
              </Link>
              <Since row={row} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** What nobody was told of, and what the reader may not know of the network, is as old as its last change. */
function Since({ row: { since, changedAt, step } }: { readonly row: WaitingAgreement }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const moment = new Date(since ?? changedAt);
  const known = WAITING_STEPS.find((name) => name === step);
  return (
    <span className={styles.since}>
      {known !== undefined && `${WAITING_WORDS[known].name[tag]} · `}
      {t(since === null ? 'overview.WaitingCard.changed' : 'overview.WaitingCard.since', {
        date: formatDate(moment.toISOString(), tag),
        away: formatDaysAway(-daysSince(moment.toISOString(), new Date()), tag),
      })}
    </span>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  all: { color: tokens.colorBrandForegroundLink },
  coming: {
    height: '200px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { color: tokens.colorBrandForegroundLink },
  since: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
