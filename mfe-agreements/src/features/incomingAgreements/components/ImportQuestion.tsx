import type { IncomingAgreement } from 'shared-contracts/exchange/exchange.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import { ConfirmDialog, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { useImport } from '../api/incomingAgreements.mutations.ts';
import { useTakenOver } from '../useTakenOver.ts';
import { DialogText } from './DialogText.tsx';

type ImportQuestionProps = { readonly incoming: IncomingAgreement; readonly onClose: () => void };

/** Asks before an agreement is made of a partner's, and leads to it. */
export function ImportQuestion({ incoming, onClose }: ImportQuestionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const take = useImport();
  const leadOn = useTakenOver();
  return (
    <ConfirmDialog
      isOpen
      title={t('incomingAgreements.ImportQuestion.title')}
      text={
        <DialogText error={take.error}>
          {t('incomingAgreements.ImportQuestion.text', {
            id: incoming.iiaCode ?? incoming.iiaId,
            institution: institutionNameIn(incoming, language) || incoming.heiId,
          })}
        </DialogText>
      }
      confirmLabel={t('incomingAgreements.ImportQuestion.confirm')}
      cancelLabel={t('incomingAgreements.ImportQuestion.cancel')}
      isBusy={take.isPending}
      onConfirm={() => take.mutate(incoming.id, { onSuccess: (reply) => leadOn('imported', reply) })}
      onCancel={onClose}
    />
  );
}
