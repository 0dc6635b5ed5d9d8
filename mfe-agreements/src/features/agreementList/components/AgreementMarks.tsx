import type { AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { makeStyles, StatusBadge, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementEndOf, type AgreementEnd } from '../../../lib/agreementEnd.ts';

const LOOK = {
  deleted: { key: 'agreementList.AgreementMarks.deleted', tone: 'danger' },
  terminated: { key: 'agreementList.AgreementMarks.terminated', tone: 'danger' },
  ended: { key: 'agreementList.AgreementMarks.ended', tone: 'neutral' },
} as const satisfies Record<AgreementEnd, object>;

/** Marks an agreement that is no longer in force, with what ended it. */
export function AgreementMarks({ agreement }: { readonly agreement: AgreementListRow }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const end = agreementEndOf(agreement, new Date());
  if (end === null) return null;
  const { key, tone } = LOOK[end];
  return (
    <div className={styles.mark}>
      <StatusBadge tone={tone}>{t(key)}</StatusBadge>
    </div>
  );
}

const useStyles = makeStyles({ mark: { marginTop: tokens.spacingVerticalXXS } });
