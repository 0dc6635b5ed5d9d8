import { EWP_STATUS, TERMINATION_STATUS } from '../agreements.ts';
import type { Refusal } from '../../errors/errorCodes.ts';

const AWAITING = TERMINATION_STATUS['Termination initiated - awaiting approvals'];
const APPROVED_BY_US = TERMINATION_STATUS['Termination initiated - approved by us'];
const APPROVED_BY_PARTNER = TERMINATION_STATUS['Termination initiated - approved by partner'];

/**
 * What the end of an agreement depends on besides its states.
 *
 * - endBegunBy: who began the termination that is under way; null when none is, or nobody knows
 * - isPartnerEnding: the partner's copy that is here is marked as ended; null when nobody knows
 */
export type EndFacts = {
  readonly endBegunBy: 'us' | 'partner' | null;
  readonly isPartnerEnding: boolean | null;
};

type EndStates = { readonly ewpStatus: number; readonly terminated: number };

/**
 * Tells whether an agreement is over, and nobody has begun a new revision of it.
 *
 * A terminated agreement stays so while a new revision is negotiated: its EWP status tells how far that is, and both have to approve it before the
 * agreement is in force again. Source: docs/decisions/0030-new-revision-of-a-terminated-agreement.md.
 */
export function isOver({ ewpStatus, terminated }: EndStates): boolean {
  return isTerminated({ terminated }) && ewpStatus === EWP_STATUS['Approved by all'];
}

/** Tells whether what is in force of an agreement is its end, also while a new revision is negotiated. */
export function isTerminated({ terminated }: Pick<EndStates, 'terminated'>): boolean {
  return terminated === TERMINATION_STATUS['IIA Terminated'];
}

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
}: EndFacts & { readonly terminated: number; readonly hasPartnerCopy: boolean }): Refusal | undefined {
  if (terminated === APPROVED_BY_US) return 'already-approved';
  if (!hasPartnerCopy) return 'no-partner-copy';
  return terminated === AWAITING && isPartnerEnding === false ? 'partner-not-ending' : undefined;
}

/** Tells why a termination that is under way cannot be taken back; undefined when it can. */
export function terminationRevertRefusal({
  terminated,
  endBegunBy,
}: EndFacts & { readonly terminated: number }): Refusal | undefined {
  if (terminated === APPROVED_BY_PARTNER) return 'partner-approved-end';
  // Nothing of it is ours until we agree.
  return terminated === AWAITING && endBegunBy === 'partner' ? 'partner-began-end' : undefined;
}
