import {
  type AgreementFacts,
  isTerminating,
  LIFE_CYCLE,
  type LifeCycleActionName,
} from './agreementLifeCycle.ts';
import { isEndMissed, isOpenForChanges, turnOf } from './agreementTurn.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from '../agreements.ts';
import { academicYearOf } from '../../dates/academicYear.ts';
import type { Refusal } from '../../errors/errorCodes.ts';

/**
 * What we are waited for:
 *
 * - finish: what we have begun has to be completed: a draft, what we opened for changes, or what cannot be sent as it is
 * - send: what is complete has to be sent to the partner
 * - answer: the partner has proposed something, and we have said nothing to it
 * - approve: both copies are there and say the same
 * - correct: nobody can approve as it is
 * - end: a termination that can be approved
 */
export const WAITING_STEPS = ['finish', 'send', 'answer', 'approve', 'correct', 'end'] as const;
export type WaitingStep = (typeof WAITING_STEPS)[number];

/** The step of an agreement that does not wait for us. */
export const NO_STEP = 'none';

/** EWP statuses in which our copy was not sent yet in the present round. */
export const TO_SEND_FIRST: readonly number[] = [
  EWP_STATUS['Not notified'],
  EWP_STATUS['Notified by partner'],
];

/** EWP statuses with a copy of the partner that we are to approve. */
export const TO_APPROVE: readonly number[] = [
  EWP_STATUS['Notified by partner'],
  EWP_STATUS['Notified by all'],
  EWP_STATUS['Approved by partner'],
];

/**
 * What of an agreement comes next.
 *
 * - action: by which the step is taken, which the table of the life cycle never refuses; null where the partner's copy has to come first
 * - obstacle: why the agreement cannot be approved, or sent, before that
 */
export type NextStep = {
  readonly step: WaitingStep;
  readonly action: LifeCycleActionName | null;
  readonly obstacle?: Refusal;
};

/** Returns what we are waited for with an agreement, by all facts; null while it is not our turn. `nextStepSql` on the server says the same. */
export function nextStepOf(facts: AgreementFacts): NextStep | null {
  const turn = turnOf(facts);
  if (turn !== 'us' && turn !== 'both') return null;
  const { status, ewpStatus } = facts;
  if (isTerminating(facts)) return endStep(facts);
  if (isEndMissed(facts)) return { step: 'correct', action: 'edit', obstacle: 'partner-ending' };
  if (facts.isIncomplete) return { step: 'finish', action: 'edit', obstacle: 'incomplete' };
  const isFinal = status === AGREEMENT_STATUS.Final;
  const isAnswer = ewpStatus === EWP_STATUS['Notified by partner'];
  if (isFinal && TO_APPROVE.includes(ewpStatus)) {
    const obstacle = approvalObstacleOf(facts);
    // What answers the partner is our copy, so only differences come before it.
    if (isAnswer && facts.areCopiesApart)
      return { step: 'correct', action: 'edit', obstacle: 'copies-differ' };
    if (isAnswer) return { step: 'answer', action: obstacle === undefined ? 'approve' : 'notify' };
    return obstacle === undefined
      ? { step: 'approve', action: 'approve' }
      : { step: 'correct', action: 'edit', obstacle };
  }
  const isDraft = status === AGREEMENT_STATUS.Draft;
  const sending = isFinal ? 'notify' : 'finalize';
  if (isAnswer) return { step: 'answer', action: isDraft ? 'submit' : sending };
  return isDraft || isOpenForChanges(facts)
    ? { step: 'finish', action: 'edit' }
    : { step: 'send', action: sending };
}

/** Names what we are waited for. Null while it is not our turn. */
export function waitingStepOf(facts: AgreementFacts): WaitingStep | null {
  return nextStepOf(facts)?.step ?? null;
}

function endStep(facts: AgreementFacts): NextStep {
  const obstacle = approvalObstacleOf(facts);
  return obstacle === undefined
    ? { step: 'end', action: 'approve' }
    : { step: 'correct', action: null, obstacle };
}

/** Returns why an approval could only fail, as far as is known here: by the table, and by the partner's copy; undefined when nothing is in the way. */
export function approvalObstacleOf(facts: AgreementFacts): Refusal | undefined {
  const isUnmarked = isTerminating(facts) && facts.isPartnerEnding === false;
  return (
    LIFE_CYCLE.approve.refusal(facts) ??
    missingCopy(facts) ??
    (isUnmarked ? 'partner-not-ending' : undefined) ??
    (facts.areCopiesApart ? 'copies-differ' : undefined)
  );
}

function missingCopy({ partnersCopy }: AgreementFacts): Refusal | undefined {
  if (partnersCopy === 'missing') return 'copy-not-here';
  return partnersCopy === 'unlinked' ? 'copy-not-linked' : undefined;
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
