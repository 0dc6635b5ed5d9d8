import { type AgreementFacts, isTerminating } from './agreementLifeCycle.ts';
import { isTerminated } from './agreementTermination.ts';
import { isEndMissed, isOpenForChanges, turnOf } from './agreementTurn.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from '../agreements.ts';
import { academicYearOf } from '../../dates/academicYear.ts';

/**
 * What we are waited for:
 *
 * - finish: what we have begun has to be completed: a draft, or what we opened for changes
 * - send: what is complete has to be sent to the partner
 * - answer: the partner has proposed something, and we have said nothing to it
 * - approve: both copies are there and say the same, as far as is known
 * - correct: nobody can approve before one of the copies is changed
 */
export const WAITING_STEPS = ['finish', 'send', 'answer', 'approve', 'correct'] as const;
export type WaitingStep = (typeof WAITING_STEPS)[number];

/** The step of an agreement that does not wait for us. */
export const NO_STEP = 'none';

/** EWP statuses with a copy of the partner that we are to approve. */
export const TO_APPROVE: readonly number[] = [
  EWP_STATUS['Notified by partner'],
  EWP_STATUS['Notified by all'],
  EWP_STATUS['Approved by partner'],
];

/** Names what we are waited for: the turn, divided. Null while it is not our turn. */
export function waitingStepOf(facts: AgreementFacts): WaitingStep | null {
  const turn = turnOf(facts);
  if (turn !== 'us' && turn !== 'both') return null;
  if (isTerminating(facts)) return turn === 'us' && isEndAsked(facts) ? 'answer' : 'approve';
  if (isEndMissed(facts) || isParted(facts)) return 'correct';
  if (facts.ewpStatus === EWP_STATUS['Notified by partner']) return 'answer';
  if (facts.status === AGREEMENT_STATUS.Draft || isOpenForChanges(facts)) return 'finish';
  const isFinal = facts.status === AGREEMENT_STATUS.Final;
  return isFinal && TO_APPROVE.includes(facts.ewpStatus) ? 'approve' : 'send';
}

/** The partner has begun the end, and nobody has approved it yet. */
function isEndAsked({ terminated }: AgreementFacts): boolean {
  return terminated === TERMINATION_STATUS['Termination initiated - awaiting approvals'];
}

/** The copies say different things where the next step would be to approve the partner's. */
function isParted(facts: AgreementFacts): boolean {
  const isFinal = facts.status === AGREEMENT_STATUS.Final;
  return facts.areCopiesApart && isFinal && TO_APPROVE.includes(facts.ewpStatus) && !isTerminated(facts);
}

/**
 * Gives the last academic year in which an agreement may begin for its first steps to be due: the next one. What begins later, and nobody was told of,
 * is not due yet.
 */
export function lastDueYear(today: Date): number {
  return academicYearOf(today) + 1;
}

/** Tells whether what is ours to do can still wait; the same as `agreementFilter` asks of lists. - startYear: null while none is chosen */
export function isNotDueYet(
  facts: AgreementFacts,
  startYear: number | null | undefined,
  today: Date,
): boolean {
  const isUntold = facts.ewpStatus === EWP_STATUS['Not notified'];
  return isUntold && startYear != null && startYear > lastDueYear(today) && waitingStepOf(facts) !== null;
}
