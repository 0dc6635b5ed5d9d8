import type { KeptDocument } from 'shared-contracts/exchange/keptDocuments.ts';
import { StatusBadge, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** How a kept call was answered, and whether the answer was a valid document. */
export function DocumentAnswer({ document: { status, isValid } }: { readonly document: KeptDocument }) {
  const { t } = useTranslation(MODULE_ID);
  if (status === null) return t('agreementView.KeptDocuments.noAnswer');
  return (
    <>
      <div>{t('agreementView.KeptDocuments.status', { status })}</div>
      <StatusBadge tone={isValid ? 'success' : 'danger'}>
        {t(isValid ? 'agreementView.KeptDocuments.valid' : 'agreementView.KeptDocuments.notValid')}
      </StatusBadge>
    </>
  );
}
