import { useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { SavedAgreement } from './api/agreement.mutations.ts';

/** Gives the function that tells that an agreement is saved, and gives its own page; it says so when only the partner could not be told. */
export function useSavedAgreement(): (saved: SavedAgreement) => string {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  return ({ id, isPartnerTold }) => {
    toast({ kind: 'success', text: t('agreementWizard.saved') });
    if (isPartnerTold === true) toast({ kind: 'success', text: t('agreementWizard.partnerTold') });
    if (isPartnerTold === false) toast({ kind: 'warning', text: t('agreementWizard.partnerNotTold') });
    return `/iia/view/${id}`;
  };
}
