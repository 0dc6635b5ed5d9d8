import { type AgreementFacts, isTerminating } from './agreementLifeCycle.ts';
import { isKnownState } from './agreementState.ts';
import { isOver, isTerminated } from './agreementTermination.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from '../agreements.ts';

/** Who has to do the next step: `us`, `partner`, `both`, `nobody` while the agreement is at rest, or `unknown`. */
export const TURNS = ['us', 'partner', 'both', 'nobody', 'unknown'] as const;
export type Turn = (typeof TURNS)[number];

/** Tells whose turn it is, so that nobody waits for somebody who waits for them. */
export function turnOf(facts: AgreementFacts): Turn {
  if (facts.isDeleted || isOver(facts)) return 'nobody';
  if (!isKnownState(facts)) return 'unknown';
  if (isTerminating(facts)) return TERMINATION_TURNS[facts.terminated] ?? turnOfBegunEnd(facts);
  if (hasChangesToSend(facts) || isOpenForChanges(facts) || isEndMissed(facts)) return 'us';
  if (hasPeopleToSend(facts)) return 'us';
  if (isApprovedBeforeMirrored(facts) || isLinkAwaited(facts)) return 'partner';
  return EWP_TURNS[facts.ewpStatus] ?? 'us';
}

/** Tells whether we have changes that the partner was not told of: to the partner the agreement may be at rest. */
export function hasChangesToSend({ ewpStatus, hasUnsentEdits }: AgreementFacts): boolean {
  const isOurs = ewpStatus === EWP_STATUS['Approved by us'] || ewpStatus === EWP_STATUS['Notified by us'];
  return isOurs && hasUnsentEdits;
}

/** Checks whether an agreement in force names other people than the copy that the partner reads. */
export function hasPeopleToSend(facts: AgreementFacts): boolean {
  const { ewpStatus, areOnlyPeopleUnsent } = facts;
  return ewpStatus === EWP_STATUS['Approved by all'] && areOnlyPeopleUnsent && !isTerminating(facts);
}

/** Tells whether our copy is final and the partner was told of it as it is: to finalize it once more adds nothing to telling it again. */
export function isFinalAndTold({ status, hasNotified, hasUnsentEdits }: AgreementFacts): boolean {
  return status === AGREEMENT_STATUS.Final && hasNotified && !hasUnsentEdits;
}

/** Tells whether we opened for changes what both approved, and it still says the same: there is nothing to send yet, nor to approve. */
export function isOpenForChanges({
  ewpStatus,
  wasApproved,
  hasNotified,
  hasUnsentEdits,
}: AgreementFacts): boolean {
  return ewpStatus === EWP_STATUS['Notified by us'] && wasApproved && !hasNotified && !hasUnsentEdits;
}

/**
 * Tells whether the partner's copy says that the agreement ends while ours is another one: neither side can approve then.
 *
 * Of an agreement that has ended the partner's copy says so until the partner answers a new revision.
 */
export function isEndMissed(facts: AgreementFacts): boolean {
  const isAtRest = facts.ewpStatus === EWP_STATUS['Approved by all'];
  return facts.isPartnerEnding === true && !isAtRest && !isTerminated(facts);
}

/** Tells whether the partner has approved our changes while its own copy still says what both approved before: it has to change that first. */
export function isApprovedBeforeMirrored({ ewpStatus, isPartnerBehind }: AgreementFacts): boolean {
  return ewpStatus === EWP_STATUS['Approved by partner'] && isPartnerBehind;
}

/** Checks whether both have sent a copy and the partner's does not name ours yet: there is nothing to approve, and nothing to change. */
export function isLinkAwaited({ status, ewpStatus, partnersCopy }: AgreementFacts): boolean {
  const isNegotiated =
    ewpStatus === EWP_STATUS['Notified by all'] || ewpStatus === EWP_STATUS['Approved by partner'];
  return partnersCopy === 'unlinked' && isNegotiated && status === AGREEMENT_STATUS.Final;
}

/** Nobody has approved the end yet: whoever's copy is not marked as ended has to answer, and with two marked copies either may approve. */
function turnOfBegunEnd({ endBegunBy, isPartnerEnding }: AgreementFacts): Turn {
  if (isPartnerEnding === false) return 'partner';
  return endBegunBy === 'partner' ? 'us' : 'both';
}

/** Whose turn it is in each EWP status, while nothing else decides. */
export const EWP_TURNS: Readonly<Record<number, Turn>> = {
  [EWP_STATUS['Not notified']]: 'us',
  [EWP_STATUS['Notified by us']]: 'partner',
  [EWP_STATUS['Notified by partner']]: 'us',
  [EWP_STATUS['Notified by all']]: 'both',
  [EWP_STATUS['Approved by us']]: 'partner',
  [EWP_STATUS['Approved by partner']]: 'us',
  [EWP_STATUS['Approved by all']]: 'nobody',
};

/** Whose turn it is while an end that one side has approved waits for the other. */
export const TERMINATION_TURNS: Readonly<Record<number, Turn>> = {
  [TERMINATION_STATUS['Termination initiated - approved by us']]: 'partner',
  [TERMINATION_STATUS['Termination initiated - approved by partner']]: 'us',
};
