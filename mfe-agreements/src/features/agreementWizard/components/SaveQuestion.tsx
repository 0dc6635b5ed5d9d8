import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ConfirmDialog, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { SaveAction } from '../model/saving/saveActions.ts';
import { questionKeyOf, SAVE_LABEL_KEY } from '../model/saving/saveTexts.ts';

type SaveQuestionProps = {
  readonly action: SaveAction;
  readonly agreementId: number | null;
  readonly facts: AgreementFacts;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Says what follows from a save that cannot be taken back, and asks. */
export function SaveQuestion({ action, agreementId, facts, onConfirm, onCancel }: SaveQuestionProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <ConfirmDialog
      isOpen
      title={
        agreementId === null
          ? t('agreementWizard.title.new')
          : t('agreementWizard.SaveQuestion.title', { id: agreementId })
      }
      text={t(questionKeyOf(action, facts))}
      confirmLabel={t(SAVE_LABEL_KEY[action])}
      cancelLabel={t('agreementWizard.SaveQuestion.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
