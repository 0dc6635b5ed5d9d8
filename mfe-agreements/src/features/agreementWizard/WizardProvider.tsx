import type { InstitutionIdentity } from 'shared-contracts/institutions/entities/institutionName.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useMemo, type ReactNode } from 'react';
import { useSession } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { institutionQuery } from 'shared-record/reference';
import { useLanguage } from 'shared-ui/core';
import { useWatch } from 'shared-ui/fields';
import type { AgreementForm } from './model/form/agreementForm.ts';
import { departmentDomain } from './model/checks/departmentDomain.ts';
import { WizardContext, type WizardInstitution } from './wizardContext.ts';

type WizardProviderProps = {
  readonly agreementId: number | null;
  readonly local: InstitutionIdentity;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
};

/** Gives the steps what they know besides the form. */
export function WizardProvider({ agreementId, local, isReadOnly, children }: WizardProviderProps) {
  const { user } = useSession();
  const { language } = useLanguage();
  const institution = useWatch<AgreementForm, 'institution'>({ name: 'institution' });
  const partner = useQuery(institutionQuery(useApi(), institution)).data;
  const value = useMemo(
    () => ({
      agreementId,
      local: toWizardInstitution(local, language),
      partner: partner && partner.id === institution ? toWizardInstitution(partner, language) : null,
      departmentDomain: departmentDomain(user?.email, local.heiId ?? null),
      isReadOnly,
    }),
    [agreementId, local, partner, institution, user, isReadOnly, language],
  );
  return <WizardContext value={value}>{children}</WizardContext>;
}

function toWizardInstitution(institution: InstitutionIdentity, language: Language): WizardInstitution {
  const { id, heiId, erasmusCode } = institution;
  return { id, name: nameIn(institution, language), heiId: heiId ?? null, erasmusCode: erasmusCode ?? null };
}
