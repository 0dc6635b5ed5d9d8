import { createContext, use, useEffect } from 'react';
import type { ApplicationStatus, ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import type { PendingUploads } from './usePendingUploads.ts';
import type { Applicant } from './model/form/applicant.ts';

/**
 * What the steps know besides the form.
 *
 * - applicationId: null for a new one
 * - ownerId: the person whose application it is; null while it is nobody's
 * - applicationYear: by the calendar year in which it begins; null while the office has set none
 * - isOffice: the form is open before the office, which may do what students may not
 * - isReturned: it was submitted before, and needs no open window to be submitted again
 * - isAccountClosed: the office has closed the bank account
 * - isAccountAlone: nothing but the bank account is open, on its own page
 * - uploads: what waits for files that were chosen
 * - blockNext: see {@link useNextBlock}
 */
export type ApplicationFormFacts = {
  readonly applicationId: number | null;
  readonly type: ApplicationType;
  readonly ownerId: number | null;
  readonly applicationYear: number | null;
  readonly applicant: Applicant;
  readonly isReadOnly: boolean;
  readonly isOffice: boolean;
  readonly status: OrUnknown<ApplicationStatus>;
  readonly isReturned: boolean;
  readonly isAccountClosed: boolean;
  readonly isAccountAlone?: boolean;
  readonly uploads: PendingUploads;
  readonly blockNext: (reason: string | undefined) => void;
};

export const ApplicationFormContext = createContext<ApplicationFormFacts | null>(null);

/** Gives a step what it knows besides the form. */
export function useApplicationForm(): ApplicationFormFacts {
  const facts = use(ApplicationFormContext);
  if (facts === null) throw new Error('Steps stand within an application form.');
  return facts;
}

/** Lets the step that is shown put "Next" out of use, with a reason in words; undefined lets one go on. */
export function useNextBlock(reason: string | undefined): void {
  const { blockNext } = useApplicationForm();
  useEffect(() => {
    blockNext(reason);
    return () => blockNext(undefined);
  }, [blockNext, reason]);
}
