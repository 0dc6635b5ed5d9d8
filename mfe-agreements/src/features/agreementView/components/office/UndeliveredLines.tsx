import type { Undelivered } from 'shared-contracts/exchange/exchangeCopies.ts';
import { formatDayMonthYearTime, Icon, Link, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { CNR_KIND_TEXT, undeliveredKey } from '../../../../lib/undeliveredTexts.ts';

/** Says below the EWP status that the partner has not been told of it yet, and leads to what was sent. */
export function UndeliveredLines({ untold }: { readonly untold: readonly Undelivered[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  if (untold.length === 0) return null;
  return (
    <div className={styles.untold}>
      <span className={styles.icon}>
        <Icon name="warning" />
      </span>
      <div>
        {untold.map(({ kind, state, nextTryAt }) => (
          <p key={kind} className={styles.line}>
            {t(undeliveredKey(state, nextTryAt), {
              kind: t(CNR_KIND_TEXT[kind]),
              at: formatDayMonthYearTime(nextTryAt),
            })}
          </p>
        ))}
        <Link className={styles.link} to="?tab=deliveries" replace preventScrollReset>
          {t('agreementView.DeliveryNote.show')}
        </Link>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  untold: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  icon: { flexShrink: 0, lineHeight: 0 },
  line: { margin: 0 },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});
