import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import { ConfirmDialog, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { ActionOffer } from '../../model/actionOffers.ts';
import { actionText } from '../../model/actionTexts.ts';
import type { AgreementActions } from '../../useAgreementActions.ts';

type ActionQuestionProps = {
  readonly offer: ActionOffer;
  readonly facts: AgreementFacts;
  readonly actions: AgreementActions;
  readonly agreementId: number;
};

/** Asks before an action that cannot be taken back, or that was done already. */
export function ActionQuestion({ offer, facts, actions, agreementId }: ActionQuestionProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { label, question } = actionText(offer.name, facts);
  return (
    <ConfirmDialog
      isOpen
      title={t('agreementView.ActionQuestion.title', { id: agreementId })}
      text={
        <>
          {offer.isRepeat && <p className={styles.line}>{t('agreementView.ActionQuestion.repeat')}</p>}
          {question !== null && <p className={styles.line}>{t(question)}</p>}
        </>
      }
      confirmLabel={t(label)}
      cancelLabel={t('agreementView.ActionQuestion.cancel')}
      isBusy={actions.running !== null}
      onConfirm={actions.confirm}
      onCancel={actions.cancel}
    />
  );
}

const useStyles = makeStyles({
  line: { margin: 0, ':not(:first-child)': { marginTop: tokens.spacingVerticalM } },
});
