import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { approvalObstacleOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { useId, useState } from 'react';
import {
  Button,
  Icon,
  makeStyles,
  MEDIA,
  mergeClasses,
  tokens,
  focusRing,
  useTranslation,
  fieldErrorKey,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { ActionOffer } from '../../model/actions/actionOffers.ts';
import { actionText } from '../../model/actions/actionTexts.ts';
import type { AgreementActions } from '../../useAgreementActions.ts';

type MoreActionsProps = {
  readonly offers: readonly ActionOffer[];
  readonly facts: AgreementFacts;
  readonly actions: AgreementActions;
};

/** The actions that are seldom wanted or hard to take back, each with what it does, or with why it cannot be taken now. */
export function MoreActions({ offers, facts, actions }: MoreActionsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('agreementView.MoreActions.label')}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isOpen && (
        <ul id={panelId} className={styles.list}>
          {offers.map((offer) => {
            const text = actionText(offer.name, facts);
            const isClosed = offer.refusal !== undefined;
            const reason =
              offer.refusal ?? (offer.name === 'approve' ? approvalObstacleOf(facts) : undefined);
            return (
              <li key={offer.name} className={styles.item}>
                <div className={styles.button}>
                  <Button
                    isBusy={actions.running === offer.name}
                    isDisabled={isClosed || (actions.running !== null && actions.running !== offer.name)}
                    onClick={() => actions.start(offer, text)}
                  >
                    {t(text.label)}
                  </Button>
                </div>
                <p className={mergeClasses(styles.text, isClosed && styles.reason)}>
                  {t(reason === undefined ? text.explanation : fieldErrorKey(reason))}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

const useStyles = makeStyles({
  toggle: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
    ...focusRing,
  },
  list: { flexBasis: '100%', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    alignItems: 'center',
    padding: `${tokens.spacingVerticalS} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
  },
  button: { display: 'grid' },
  text: { margin: 0, maxWidth: '80ch' },
  reason: { color: tokens.colorNeutralForeground2 },
});
