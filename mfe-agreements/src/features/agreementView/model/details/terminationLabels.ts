import type { TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { StatusTone } from 'shared-ui/core';

type TerminationId = (typeof TERMINATION_STATUS)[keyof typeof TERMINATION_STATUS];

/** How the states of a termination are written and coloured. Source: specification document 2, section 4. */
export const TERMINATION_LOOK = {
  0: { key: 'agreementView.termination.none', tone: 'neutral' },
  1: { key: 'agreementView.termination.initiated', tone: 'warning' },
  2: { key: 'agreementView.termination.approvedByUs', tone: 'warning' },
  3: { key: 'agreementView.termination.approvedByPartner', tone: 'warning' },
  4: { key: 'agreementView.termination.terminated', tone: 'danger' },
} as const satisfies Record<TerminationId, { readonly key: string; readonly tone: StatusTone }>;
