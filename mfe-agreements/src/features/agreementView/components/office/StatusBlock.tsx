import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import {
  EWP_STATUS_WORD,
  LOCAL_FINALIZED_WORD,
  STATUS_WORD,
  TERMINATION_WORD,
} from 'shared-contracts/text/tradeWords.ts';
import { TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { ReactNode } from 'react';
import { DefinitionList, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK } from '../../../../lib/agreementLabels.ts';
import { AgreementStatus } from '../../../../lib/AgreementStatus.tsx';
import { MODULE_ID } from '../../../../moduleId.ts';
import { TERMINATION_LOOK } from '../../model/details/terminationLabels.ts';

/** The states and ids of an agreement, as the office reads them. Source: specification document 1, section 2.4. */
export function StatusBlock({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const begunBy = agreement.facts?.endBegunBy;
  const partnerId = agreement.partnerAgreementIdentifications[0]?.iiaId;
  const facts: ReadonlyArray<readonly [label: string, value: ReactNode, explanation?: string]> = [
    [
      t('agreementView.StatusBlock.status'),
      <AgreementStatus status={agreement.status} looks={AGREEMENT_STATUS_LOOK} />,
      STATUS_WORD.meaning[tag],
    ],
    [
      t('agreementView.StatusBlock.ewpStatus'),
      <AgreementStatus status={agreement.ewpStatus} looks={EWP_STATUS_LOOK} />,
      EWP_STATUS_WORD.meaning[tag],
    ],
    [
      t('agreementView.StatusBlock.localFinalized'),
      t(localFinalizedKey(agreement.localStatus)),
      LOCAL_FINALIZED_WORD.meaning[tag],
    ],
    [t('agreementView.StatusBlock.localId'), ownIiaId(agreement)],
    [t('agreementView.StatusBlock.partnerId'), partnerId || '-'],
    [
      t('agreementView.StatusBlock.termination'),
      <>
        {agreement.terminated === TERMINATION_STATUS['Not terminated'] ? (
          <span className={styles.asUsual}>{t(TERMINATION_LOOK[0].key)}</span>
        ) : (
          <AgreementStatus status={{ id: agreement.terminated }} looks={TERMINATION_LOOK} />
        )}
        {begunBy != null && <p className={styles.begunBy}>{t(BEGUN_BY_KEY[begunBy])}</p>}
      </>,
      TERMINATION_WORD.meaning[tag],
    ],
  ];
  return <DefinitionList shape="strip" entries={facts} className={styles.facts} />;
}

function localFinalizedKey(localStatus: number | null | undefined): string {
  if (localStatus == null) return 'agreementView.StatusBlock.unknown';
  return localStatus === 1 ? 'agreementView.StatusBlock.true' : 'agreementView.StatusBlock.false';
}

const BEGUN_BY_KEY = {
  us: 'agreementView.endBegunBy.us',
  partner: 'agreementView.endBegunBy.partner',
} as const;

const useStyles = makeStyles({
  facts: { padding: tokens.spacingHorizontalL },
  // What is the rule is no news.
  asUsual: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  begunBy: { margin: 0, color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});
