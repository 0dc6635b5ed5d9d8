import type { AgreementFacts } from './agreementLifeCycle.ts';
import { TERMINATION_STATUS } from './agreements.ts';
import type { Refusal } from './errorCodes.ts';

const AWAITING = TERMINATION_STATUS['Termination initiated - awaiting approvals'];
const APPROVED_BY_US = TERMINATION_STATUS['Termination initiated - approved by us'];
const APPROVED_BY_PARTNER = TERMINATION_STATUS['Termination initiated - approved by partner'];

/**
 * Tells why the end of an agreement cannot be approved while its termination is under way; undefined when it can.
 *
 * What is approved is the partner's copy, which says that the agreement ends once the partner has begun its end too, or agreed to it. A
 * partner that has approved ours has marked its own, which may only not be here yet.
 */
export function terminationApprovalRefusal({
  terminated,
  hasPartnerCopy,
  isPartnerEnding,
}: AgreementFacts): Refusal | undefined {
  if (terminated === APPROVED_BY_US) return 'already-approved';
  if (!hasPartnerCopy) return 'no-partner-copy';
  return terminated === AWAITING && isPartnerEnding === false ? 'partner-not-ending' : undefined;
}

/** Tells why a termination that is under way cannot be taken back; undefined when it can. */
export function terminationRevertRefusal({ terminated, endBegunBy }: AgreementFacts): Refusal | undefined {
  if (terminated === APPROVED_BY_PARTNER) return 'partner-approved-end';
  // Nothing of it is ours until we agree.
  return terminated === AWAITING && endBegunBy === 'partner' ? 'partner-began-end' : undefined;
}
