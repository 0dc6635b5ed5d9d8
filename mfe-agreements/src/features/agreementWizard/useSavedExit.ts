import { useEffect, useState } from 'react';
import { useNavigate, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { SavedAgreement } from './api/agreement.mutations.ts';

/** How long the loader of a saved agreement is shown. Source: specification document 2, sections 2.1 and 9. */
const SAVED_LOADER_MS = 1000;

/** Tells that an agreement is saved, and leads to its own page; says so when only the partner could not be told. */
export function useSavedExit() {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const navigate = useNavigate();
  const [savedId, setSavedId] = useState<number | null>(null);

  useEffect(() => {
    if (savedId === null) return;
    const timer = setTimeout(() => void navigate(`/iia/view/${savedId}`), SAVED_LOADER_MS);
    return () => clearTimeout(timer);
  }, [savedId, navigate]);

  return {
    isSaved: savedId !== null,
    exit: ({ id, isPartnerTold }: SavedAgreement) => {
      toast({ kind: 'success', text: t('agreementWizard.saved') });
      if (isPartnerTold === true) toast({ kind: 'success', text: t('agreementWizard.partnerTold') });
      if (isPartnerTold === false) toast({ kind: 'warning', text: t('agreementWizard.partnerNotTold') });
      setSavedId(id);
    },
  };
}
