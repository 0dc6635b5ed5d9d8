import { useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { SavedAgreement } from './api/agreement.mutations.ts';
import { TELLING_TEXT } from './model/saving/saveTexts.ts';

/** Gives the function that tells that an agreement is saved, and gives its own page; and says what became of telling the partner. */
export function useSavedAgreement(): (saved: SavedAgreement) => string {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  return ({ id, telling }) => {
    toast({ kind: 'success', text: t('agreementWizard.saved') });
    if (telling !== undefined)
      toast({ kind: TELLING_TEXT[telling].kind, text: t(TELLING_TEXT[telling].key) });
    return `/iia/view/${id}`;
  };
}
