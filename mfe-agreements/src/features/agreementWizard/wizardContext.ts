import { createContext, use } from 'react';

/** Institution at one end of an agreement, as the steps show it. */
export type WizardInstitution = {
  readonly id: number;
  readonly name: string;
  readonly heiId: string | null;
  readonly erasmusCode: string | null;
};

/**
 * What the steps know besides the form.
 *
 * - agreementId: null for a new agreement
 * - partner: the chosen partner; null until one is chosen
 * - departmentDomain: part of the user's e-mail domain that tells the department, `csd` of `x@csd.example.edu`; null when there is none
 * - isReadOnly: nothing may be edited (approved by all, or terminated)
 */
export type WizardContextValue = {
  readonly agreementId: number | null;
  readonly local: WizardInstitution;
  readonly partner: WizardInstitution | null;
  readonly departmentDomain: string | null;
  readonly isReadOnly: boolean;
};

export const WizardContext = createContext<WizardContextValue | null>(null);

export function useWizard(): WizardContextValue {
  const value = use(WizardContext);
  if (value === null) throw new Error('useWizard needs a WizardContext above it.');
  return value;
}
