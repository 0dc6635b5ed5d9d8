import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { formatDate, useTranslation } from 'shared-ui/core';
import { TextDialog } from '../../../lib/TextDialog.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { textForPartner } from '../model/textForPartner.ts';

type TextForPartnerDialogProps = { readonly copy: UnreadableCopy; readonly onClose: () => void };

/** A text that the office can send to a partner whose agreement could not be taken. */
export function TextForPartnerDialog({ copy, onClose }: TextForPartnerDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <TextDialog
      title={t('incomingAgreements.TextForPartnerDialog.title')}
      hint={t('incomingAgreements.TextForPartnerDialog.hint')}
      text={textForPartner(copy, formatDate(copy.since, 'en'))}
      labels={{
        copy: t('incomingAgreements.TextForPartnerDialog.copy'),
        copied: t('incomingAgreements.TextForPartnerDialog.copied'),
        close: t('incomingAgreements.TextForPartnerDialog.close'),
      }}
      onClose={onClose}
    />
  );
}
