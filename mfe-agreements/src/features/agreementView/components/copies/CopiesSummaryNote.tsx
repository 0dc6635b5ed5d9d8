import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { Icon, makeStyles, mergeClasses, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { copiesSummary } from '../../model/copies/copiesSummary.ts';
import { saysWhatPartnersSays } from '../../model/copies/saysWhatPartnersSays.ts';

/** Says in plain sentences how the two copies stand. */
export function CopiesSummaryNote({ copies }: { readonly copies: Copies }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { key, count, isSame } = copiesSummary(copies);
  const isTakenOver = copies.hasUnsentEdits && !isSame && saysWhatPartnersSays(copies);
  const unsentKey =
    copies.areOnlyPeopleUnsent === true ? 'agreementView.copies.unsentPeople' : 'agreementView.copies.unsent';
  const isAtRest = isSame && !copies.hasUnsentEdits;
  return (
    <div className={styles.note}>
      <span className={mergeClasses(styles.icon, isAtRest && styles.same)}>
        <Icon name={isAtRest ? 'success' : 'information'} size={24} />
      </span>
      <div>
        <p className={styles.sentence}>
          {t(isTakenOver ? 'agreementView.copies.takenOver' : key, { count })}
        </p>
        {copies.hasUnsentEdits && !isTakenOver && <p className={styles.more}>{t(unsentKey)}</p>}
        {!copies.isConnected && <p className={styles.more}>{t('agreementView.copies.notConnected')}</p>}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  note: { display: 'flex', columnGap: tokens.spacingHorizontalM, flexGrow: 1, flexBasis: '280px' },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  same: { color: tokens.colorStatusSuccessForeground1 },
  sentence: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  more: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground2 },
});
