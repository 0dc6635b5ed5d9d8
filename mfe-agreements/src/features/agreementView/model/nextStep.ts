import {
  isTerminating,
  type AgreementFacts,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isKnownState } from 'shared-contracts/agreements/lifeCycle/agreementState.ts';
import { isOver, isTerminated } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import {
  hasChangesToSend,
  isApprovedBeforeMirrored,
  isEndMissed,
  isOpenForChanges,
  turnOf,
  type Turn,
} from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { saysWhatPartnersSays } from './saysWhatPartnersSays.ts';
import type { AgreementEnd } from '../../../lib/agreementEnd.ts';

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
};

/** The one text that counts. */
const DIFFERS = 'differs';

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
  readonly text: string;
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
  { text: 'ended', when: ({ end }) => end === 'ended', turn: 'ended' },
  // Nobody waits for a partner who does not know, or who has deleted its copy.
  {
    text: 'undelivered',
    when: (situation) =>
      isUntold(situation) && situation.news.untold.every(({ state }) => state === 'waiting'),
    turn: 'portal',
  },
  { text: 'notDelivered', when: isUntold, turn: 'us' },
  {
    text: 'partnerDeleted',
    when: ({ turn, news }) => turn === 'partner' && news.attention.some((entry) => entry.news === 'deleted'),
    turn: 'us',
  },
  // Nobody approves before the partner's copy names ours, what says something else, or what nobody has here.
  {
    text: 'notLinked',
    when: ({ facts, news }) => isWaitingForTheLink(facts, news.partners),
    turn: 'partner',
  },
  { text: DIFFERS, when: ({ facts, news }) => placesInTheWay(facts, news) > 0 },
  { text: 'copyNotHere', when: ({ facts, news }) => isCopyMissing(facts, news) },
  { text: 'deleted', when: ({ facts }) => facts.isDeleted },
  { text: 'terminated', when: ({ facts }) => isOver(facts) },
  { text: 'unknownState', when: ({ facts }) => !isKnownState(facts) },
  { text: 'terminationApprovedByUs', when: hasEnd('Termination initiated - approved by us') },
  { text: 'terminationApprovedByPartner', when: hasEnd('Termination initiated - approved by partner') },
  { text: 'terminationAsked', when: ({ facts, turn }) => isTerminating(facts) && turn === 'us' },
  { text: 'terminationAwaited', when: ({ facts, turn }) => isTerminating(facts) && turn === 'partner' },
  { text: 'terminationInitiated', when: ({ facts }) => isTerminating(facts) },
  { text: 'partnerEnding', when: ({ facts }) => isEndMissed(facts) },
  {
    text: 'draft',
    when: (situation) => !isApprovedByAll(situation) && situation.facts.status === AGREEMENT_STATUS.Draft,
  },
  {
    text: 'submitted',
    when: (situation) => !isApprovedByAll(situation) && situation.facts.status === AGREEMENT_STATUS.Submitted,
  },
  { text: 'reopened', when: ({ facts }) => isOpenForChanges(facts) && isTerminated(facts) },
  { text: 'openForChanges', when: ({ facts }) => isOpenForChanges(facts) },
  { text: 'changesNotSent', when: ({ facts }) => hasChangesToSend(facts) && facts.wasApproved },
  { text: 'editsNotSent', when: ({ facts }) => hasChangesToSend(facts) },
  { text: 'approvedBeforeMirrored', when: ({ facts }) => isApprovedBeforeMirrored(facts) },
  { text: 'reordered', when: ({ facts }) => facts.isReordered },
  {
    text: 'reopenedByPartner',
    when: (situation) => isTerminated(situation.facts) && isAt('Notified by partner')(situation),
  },
  { text: 'notifiedByUs', when: isAt('Notified by us') },
  { text: 'notifiedByPartner', when: isAt('Notified by partner') },
  { text: 'notifiedByAll', when: isAt('Notified by all') },
  { text: 'approvedByUs', when: isAt('Approved by us') },
  { text: 'approvedByPartner', when: isAt('Approved by partner') },
  { text: 'approvedByAll', when: isApprovedByAll },
];
const LAST: Rule = { text: 'notNotified', when: () => true };

/**
 * Tells what has to happen next with an agreement.
 *
 * - end: what ended the agreement; of one whose last year is over nobody's turn is claimed
 */
export function nextStepOf(facts: AgreementFacts, news: PartnersNews, end: AgreementEnd | null): NextStep {
  const situation = { facts, news, end, turn: turnOf(facts) };
  const { text, turn = situation.turn } = RULES.find(({ when }) => when(situation)) ?? LAST;
  return {
    turn,
    turnKey: TURN_KEY[turn],
    textKey: `agreementView.nextStep.${text}`,
    ...(text === DIFFERS && { count: placesInTheWay(facts, news) }),
  };
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
