import {
  isTerminating,
  type AgreementFacts,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isKnownState } from 'shared-contracts/agreements/lifeCycle/agreementState.ts';
import { isOver, isTerminated } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import {
  hasChangesToSend,
  hasPeopleToSend,
  isApprovedBeforeMirrored,
  isEndMissed,
  isLinkAwaited,
  isOpenForChanges,
  turnOf,
  type Turn,
} from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { nextStepOf, type WaitingStep } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { fieldErrorKey } from 'shared-ui/core';
import type { AgreementEnd } from '../../../../lib/agreementEnd.ts';

/** What of the partner and its copy decides how to go on. */
export type PartnersNews = Pick<Copies, 'untold' | 'attention' | 'differences'>;

/** While nobody has heard yet how the copies stand. */
export const NO_NEWS: PartnersNews = {
  untold: [],
  attention: [],
  differences: null,
};

/** Whose turn it is, and the sentence that says what to do, with the places where the copies differ; it is the portal's while it goes on telling the partner. */
export type StepText = {
  readonly turn: Turn | 'portal' | 'ended';
  readonly turnKey: string;
  readonly textKey: string;
  readonly count?: number;
  /** What we are waited for; null while it is not our turn. */
  readonly step: WaitingStep | null;
};

/** The one text that counts. */
const DIFFERS = 'agreementView.nextStep.differs';

/** Texts that say what is in the way themselves. */
const OF_OBSTACLES: readonly string[] = [DIFFERS, 'agreementView.nextStep.partnerEnding'];

const TURN_KEY = {
  us: 'agreementView.turn.us',
  partner: 'agreementView.turn.partner',
  both: 'agreementView.turn.both',
  nobody: 'agreementView.turn.nobody',
  ended: 'agreementView.turn.ended',
  portal: 'agreementView.turn.portal',
  unknown: 'agreementView.turn.unknown',
} as const satisfies Record<StepText['turn'], string>;

type Situation = {
  readonly facts: AgreementFacts;
  readonly news: PartnersNews;
  readonly end: AgreementEnd | null;
  /** Whose turn it is by the state alone. */
  readonly turn: Turn;
};

/** - turn: where it is another's than the state alone says */
type Rule = {
  readonly textKey: string;
  readonly when: (situation: Situation) => boolean;
  readonly turn?: StepText['turn'];
};

const isApprovedByAll = ({ facts }: Situation) => facts.ewpStatus === EWP_STATUS['Approved by all'];
const isUntold = ({ turn, news }: Situation) => turn === 'partner' && news.untold.length > 0;
const isAt =
  (name: keyof typeof EWP_STATUS) =>
  ({ facts }: Situation) =>
    facts.ewpStatus === EWP_STATUS[name];
const hasEnd =
  (name: keyof typeof TERMINATION_STATUS) =>
  ({ facts }: Situation) =>
    isTerminating(facts) && facts.terminated === TERMINATION_STATUS[name];

/** What is said of an agreement: the first that holds. */
const RULES: readonly Rule[] = [
  { textKey: 'agreementView.nextStep.ended', when: ({ end }) => end === 'ended', turn: 'ended' },
  // Nobody waits for a partner who does not know, or who has deleted its copy.
  {
    textKey: 'agreementView.nextStep.undelivered',
    when: (situation) =>
      isUntold(situation) && situation.news.untold.every(({ state }) => state === 'waiting'),
    turn: 'portal',
  },
  { textKey: 'agreementView.nextStep.notDelivered', when: isUntold, turn: 'us' },
  {
    textKey: 'agreementView.nextStep.partnerDeleted',
    when: ({ turn, news }) => turn === 'partner' && news.attention.some((entry) => entry.news === 'deleted'),
    turn: 'us',
  },
  // There is nothing to approve before the partner's copy names ours and says the same.
  {
    textKey: 'agreementView.nextStep.notLinked',
    when: ({ facts }) => isLinkAwaited(facts) && !facts.isDeleted,
  },
  { textKey: DIFFERS, when: ({ facts, news }) => differencesInTheWay(facts, news).length > 0 },
  { textKey: 'agreementView.nextStep.deleted', when: ({ facts }) => facts.isDeleted },
  { textKey: 'agreementView.nextStep.terminated', when: ({ facts }) => isOver(facts) },
  { textKey: 'agreementView.nextStep.unknownState', when: ({ facts }) => !isKnownState(facts) },
  {
    textKey: 'agreementView.nextStep.terminationApprovedByUs',
    when: hasEnd('Termination initiated - approved by us'),
  },
  {
    textKey: 'agreementView.nextStep.terminationApprovedByPartner',
    when: hasEnd('Termination initiated - approved by partner'),
  },
  {
    textKey: 'agreementView.nextStep.terminationAsked',
    when: ({ facts, turn }) => isTerminating(facts) && turn === 'us',
  },
  {
    textKey: 'agreementView.nextStep.terminationAwaited',
    when: ({ facts, turn }) => isTerminating(facts) && turn === 'partner',
  },
  { textKey: 'agreementView.nextStep.terminationInitiated', when: ({ facts }) => isTerminating(facts) },
  { textKey: 'agreementView.nextStep.partnerEnding', when: ({ facts }) => isEndMissed(facts) },
  {
    textKey: 'agreementView.nextStep.draft',
    when: (situation) => !isApprovedByAll(situation) && situation.facts.status === AGREEMENT_STATUS.Draft,
  },
  {
    textKey: 'agreementView.nextStep.submitted',
    when: (situation) => !isApprovedByAll(situation) && situation.facts.status === AGREEMENT_STATUS.Submitted,
  },
  {
    textKey: 'agreementView.nextStep.reopened',
    when: ({ facts }) => isOpenForChanges(facts) && isTerminated(facts),
  },
  { textKey: 'agreementView.nextStep.openForChanges', when: ({ facts }) => isOpenForChanges(facts) },
  {
    textKey: 'agreementView.nextStep.peopleNotSent',
    when: ({ facts }) => hasPeopleToSend(facts) || (hasChangesToSend(facts) && facts.areOnlyPeopleUnsent),
  },
  {
    textKey: 'agreementView.nextStep.changesNotSent',
    when: ({ facts }) => hasChangesToSend(facts) && facts.wasApproved,
  },
  { textKey: 'agreementView.nextStep.editsNotSent', when: ({ facts }) => hasChangesToSend(facts) },
  {
    textKey: 'agreementView.nextStep.approvedBeforeMirrored',
    when: ({ facts }) => isApprovedBeforeMirrored(facts),
  },
  { textKey: 'agreementView.nextStep.reordered', when: ({ facts }) => facts.isReordered },
  {
    textKey: 'agreementView.nextStep.reopenedByPartner',
    when: (situation) => isTerminated(situation.facts) && isAt('Notified by partner')(situation),
  },
  {
    textKey: 'agreementView.nextStep.sameInBoth',
    when: (situation) =>
      situation.facts.partnersCopy === 'here' &&
      !isTerminated(situation.facts) &&
      (isAt('Notified by partner')(situation) || isAt('Notified by all')(situation)) &&
      nextStepOf(situation.facts)?.action === 'approve',
  },
  { textKey: 'agreementView.nextStep.notifiedByUs', when: isAt('Notified by us') },
  { textKey: 'agreementView.nextStep.notifiedByPartner', when: isAt('Notified by partner') },
  { textKey: 'agreementView.nextStep.notifiedByAll', when: isAt('Notified by all') },
  { textKey: 'agreementView.nextStep.approvedByUs', when: isAt('Approved by us') },
  { textKey: 'agreementView.nextStep.approvedByPartner', when: isAt('Approved by partner') },
  // A termination would be refused.
  {
    textKey: 'agreementView.nextStep.approvedByAllAndUsed',
    when: (situation) => isApprovedByAll(situation) && situation.facts.hasMobilities,
  },
  { textKey: 'agreementView.nextStep.approvedByAll', when: isApprovedByAll },
];
const LAST: Rule = { textKey: 'agreementView.nextStep.notNotified', when: () => true };

/**
 * Returns the sentence that says what comes next with an agreement.
 *
 * - end: what ended the agreement; of one whose last year is over nobody's turn is claimed
 */
export function stepTextOf(facts: AgreementFacts, news: PartnersNews, end: AgreementEnd | null): StepText {
  const situation = { facts, news, end, turn: turnOf(facts) };
  const { textKey: stated, turn = situation.turn } = RULES.find(({ when }) => when(situation)) ?? LAST;
  const obstacle = obstacleTo(facts);
  // What is in the way is said by its own sentence, where none of ours says more.
  const isObstacle = obstacle !== undefined && turn === situation.turn && !OF_OBSTACLES.includes(stated);
  const textKey = isObstacle ? fieldErrorKey(obstacle) : stated;
  return {
    turn,
    turnKey: TURN_KEY[turn],
    textKey,
    step: turn === situation.turn ? (nextStepOf(facts)?.step ?? null) : null,
    ...(textKey === DIFFERS && { count: differencesInTheWay(facts, news).length }),
  };
}

/** Where the copies differ, while that is what is in the way of an approval. */
export function differencesInTheWay(facts: AgreementFacts, news: PartnersNews): readonly CopyDifference[] {
  return obstacleTo(facts) === 'copies-differ' ? (news.differences ?? []) : [];
}

function obstacleTo(facts: AgreementFacts): Refusal | undefined {
  return nextStepOf(facts)?.obstacle;
}
