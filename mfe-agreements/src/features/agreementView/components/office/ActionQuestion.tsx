import { ConfirmDialog, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementActions, AskedAction } from '../../useAgreementActions.ts';

type ActionQuestionProps = {
  readonly asked: AskedAction;
  readonly actions: AgreementActions;
  readonly agreementId: number;
};

/** Asks before an action that cannot be taken back, or that was done already. */
export function ActionQuestion({ asked, actions, agreementId }: ActionQuestionProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { offer, text } = asked;
  return (
    <ConfirmDialog
      isOpen
      title={t('agreementView.ActionQuestion.title', { id: agreementId })}
      text={
        <>
          {offer.isRepeat && <p className={styles.line}>{t('agreementView.ActionQuestion.repeat')}</p>}
          {text.question !== null && <p className={styles.line}>{t(text.question)}</p>}
        </>
      }
      confirmLabel={t(text.label)}
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
