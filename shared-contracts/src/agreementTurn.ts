import { type AgreementFacts, isTerminating } from './agreementLifeCycle.ts';
import { isKnownState } from './agreementState.ts';
import { EWP_STATUS, TERMINATION_STATUS } from './agreements.ts';

/** Who has to do the next step: `us`, `partner`, `both`, `nobody` while the agreement is at rest, or `unknown`. */
export type Turn = 'us' | 'partner' | 'both' | 'nobody' | 'unknown';

/** Tells whose turn it is, so that nobody waits for somebody who waits for them. */
export function turnOf(facts: AgreementFacts): Turn {
  if (facts.isDeleted || facts.terminated === TERMINATION_STATUS['IIA Terminated']) return 'nobody';
  if (!isKnownState(facts)) return 'unknown';
  if (isTerminating(facts)) return TERMINATION_TURNS[facts.terminated] ?? 'both';
  if (hasChangesToSend(facts)) return 'us';
  return EWP_TURNS[facts.ewpStatus] ?? 'us';
}

/** Tells whether we have changes that the partner was not told of: to the partner the agreement may be at rest. */
export function hasChangesToSend({
  ewpStatus,
  wasApproved,
  hasNotified,
  hasUnsentEdits,
}: AgreementFacts): boolean {
  if (ewpStatus === EWP_STATUS['Approved by us']) return hasUnsentEdits;
  return ewpStatus === EWP_STATUS['Notified by us'] && (hasUnsentEdits || (wasApproved && !hasNotified));
}

const EWP_TURNS: Readonly<Record<number, Turn>> = {
  [EWP_STATUS['Not notified']]: 'us',
  [EWP_STATUS['Notified by us']]: 'partner',
  [EWP_STATUS['Notified by partner']]: 'us',
  [EWP_STATUS['Notified by all']]: 'both',
  [EWP_STATUS['Approved by us']]: 'partner',
  [EWP_STATUS['Approved by partner']]: 'us',
  [EWP_STATUS['Approved by all']]: 'nobody',
};

const TERMINATION_TURNS: Readonly<Record<number, Turn>> = {
  [TERMINATION_STATUS['Termination initiated - awaiting approvals']]: 'both',
  [TERMINATION_STATUS['Termination initiated - approved by us']]: 'partner',
  [TERMINATION_STATUS['Termination initiated - approved by partner']]: 'us',
};
