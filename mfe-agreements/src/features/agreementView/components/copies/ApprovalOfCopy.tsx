import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { formatDayMonthYearTime, makeStyles, StatusBadge, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { APPROVAL_STAND_LOOK } from '../../model/copies/approvalStandTexts.ts';

type ApprovalOfCopyProps = { readonly approval: NonNullable<Copies['ours']>['approval'] };

/** Whether a copy is approved by the other side, and since when. */
export function ApprovalOfCopy({ approval: { stand, at } }: ApprovalOfCopyProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { key, tone } = APPROVAL_STAND_LOOK[stand];
  return (
    <>
      <StatusBadge tone={tone}>{t(key)}</StatusBadge>
      {stand !== 'none' && at !== null && <div className={styles.at}>{formatDayMonthYearTime(at)}</div>}
    </>
  );
}

const useStyles = makeStyles({ at: { marginTop: tokens.spacingVerticalXXS } });
