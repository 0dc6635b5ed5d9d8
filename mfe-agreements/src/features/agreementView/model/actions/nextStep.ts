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
  isOpenForChanges,
  turnOf,
  type Turn,
} from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { waitingStepOf, type WaitingStep } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { saysWhatPartnersSays } from '../copies/saysWhatPartnersSays.ts';
import type { AgreementEnd } from '../../../../lib/agreementEnd.ts';

/** What of the partner and its copy decides how to go on. */
export type PartnersNews = Pick<
  Copies,
  'untold' | 'attention' | 'partners' | 'differences' | 'unsentEdits'
> & {
  /** The copies have been asked for, and are here. */
  readonly isKnown: boolean;
};

/** While nobody has heard yet how the copies stand. */
export const NO_NEWS: PartnersNews = {
  untold: [],
  attention: [],
  partners: null,
  differences: null,
  unsentEdits: [],
  isKnown: false,
};

/** Whose turn it is, and the sentence that says what to do, with the places where the copies differ; it is the portal's while it goes on telling the partner. */
export type NextStep = {
  readonly turn: Turn | 'portal' | 'ended';
  readonly turnKey: string;
  readonly textKey: string;
  readonly count?: number;
  /** What we are waited for; null while it is not our turn. */
  readonly step: WaitingStep | null;
};

/** The one text that counts. */
const DIFFERS = 'agreementView.nextStep.differs';

const TURN_KEY = {
  us: 'agreementView.turn.us',
  partner: 'agreementView.turn.partner',
  both: 'agreementView.turn.both',
  nobody: 'agreementView.turn.nobody',
  ended: 'agreementView.turn.ended',
  portal: 'agreementView.turn.portal',
  unknown: 'agreementView.turn.unknown',
} as const satisfies Record<NextStep['turn'], string>;

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
  readonly turn?: NextStep['turn'];
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
  // Nobody approves before the partner's copy names ours, what says something else, or what nobody has here.
  {
    textKey: 'agreementView.nextStep.notLinked',
    when: ({ facts, news }) => isWaitingForTheLink(facts, news.partners),
    turn: 'partner',
  },
  { textKey: DIFFERS, when: ({ facts, news }) => placesInTheWay(facts, news) > 0 },
  { textKey: 'agreementView.nextStep.copyNotHere', when: ({ facts, news }) => isCopyMissing(facts, news) },
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
  { textKey: 'agreementView.nextStep.notifiedByUs', when: isAt('Notified by us') },
  { textKey: 'agreementView.nextStep.notifiedByPartner', when: isAt('Notified by partner') },
  { textKey: 'agreementView.nextStep.notifiedByAll', when: isAt('Notified by all') },
  { textKey: 'agreementView.nextStep.approvedByUs', when: isAt('Approved by us') },
  { textKey: 'agreementView.nextStep.approvedByPartner', when: isAt('Approved by partner') },
  { textKey: 'agreementView.nextStep.approvedByAll', when: isApprovedByAll },
];
const LAST: Rule = { textKey: 'agreementView.nextStep.notNotified', when: () => true };

/**
 * Tells what has to happen next with an agreement.
 *
 * - end: what ended the agreement; of one whose last year is over nobody's turn is claimed
 */
export function nextStepOf(facts: AgreementFacts, news: PartnersNews, end: AgreementEnd | null): NextStep {
  const situation = { facts, news, end, turn: turnOf(facts) };
  const { textKey, turn = situation.turn } = RULES.find(({ when }) => when(situation)) ?? LAST;
  return {
    turn,
    turnKey: TURN_KEY[turn],
    textKey,
    step: turn === situation.turn ? stepOf(facts, textKey) : null,
    ...(textKey === DIFFERS && { count: placesInTheWay(facts, news) }),
  };
}

/** Lists know of differences what was found in the copies last; here the copies themselves say it. */
function stepOf(facts: AgreementFacts, textKey: string): WaitingStep | null {
  return textKey === DIFFERS ? 'correct' : waitingStepOf(facts);
}

/** Tells whether something comes before an approval: the copies say something else, or the partner's is not here. */
export function isApprovalTooEarly(facts: AgreementFacts, news: PartnersNews): boolean {
  return placesInTheWay(facts, news) > 0 || isCopyMissing(facts, news);
}

function isCopyMissing(facts: AgreementFacts, { isKnown, partners }: PartnersNews): boolean {
  return isKnown && partners === null && isToBeApproved(facts);
}

/** Counts the places in which the partner's copy, which we are to approve, says something else than ours, edits that were not sent included. */
function placesInTheWay(facts: AgreementFacts, news: PartnersNews): number {
  const { differences } = news;
  if (differences === null || !isToBeApproved(facts) || saysWhatPartnersSays(news)) return 0;
  return differences.length;
}

/** By its status the agreement waits for us to approve the partner's copy. */
function isToBeApproved(facts: AgreementFacts): boolean {
  const isAsked =
    facts.ewpStatus === EWP_STATUS['Notified by partner'] ||
    facts.ewpStatus === EWP_STATUS['Notified by all'] ||
    facts.ewpStatus === EWP_STATUS['Approved by partner'];
  const isOther =
    isEndMissed(facts) || isTerminated(facts) || isApprovedBeforeMirrored(facts) || hasChangesToSend(facts);
  return isAsked && facts.status === AGREEMENT_STATUS.Final && !facts.isDeleted && !isOver(facts) && !isOther;
}

/** Both copies are known, and the partner's does not say that it belongs to ours: there is nothing to approve, and no more to change. */
function isWaitingForTheLink(facts: AgreementFacts, partners: Copies['partners']): boolean {
  const isNegotiated =
    facts.ewpStatus === EWP_STATUS['Notified by all'] ||
    facts.ewpStatus === EWP_STATUS['Approved by partner'];
  return partners?.namesOurs === false && isNegotiated && !facts.isDeleted && !hasChangesToSend(facts);
}
